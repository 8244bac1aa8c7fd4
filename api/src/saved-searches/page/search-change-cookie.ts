import { SEARCH_CHANGE_COOKIE } from '@estate/shared-contract';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Long enough to try filters in lists; after it "My searches" offers to begin again. */
const SECONDS = 3_600;
const OPTIONS: CookieSerializeOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' };
/** In no token: its parts are letters, digits, `-`, `_` and `.` */
const BETWEEN = '~';

export interface ChosenSearch {
	id: number;
	/** The link by which the visitor came to it; undefined where it was by the log-in */
	token: string | undefined;
}

/**
 * Remembers which search is to have other criteria while its visitor goes through lists, and the way back to it. It gives no
 * right: the link in it is checked as one in an address is, and without one it is the log-in that counts.
 */
export function rememberChosen(reply: FastifyReply, { id, token }: ChosenSearch): void {
	const value = token === undefined ? String(id) : `${id}${BETWEEN}${token}`;
	reply.setCookie(SEARCH_CHANGE_COOKIE, value, { ...OPTIONS, maxAge: SECONDS });
}

export function forgetChosen(reply: FastifyReply): void {
	reply.clearCookie(SEARCH_CHANGE_COOKIE, OPTIONS);
}

export function chosenBy(request: FastifyRequest): ChosenSearch | undefined {
	const [, id, token] =
		/^(\d{1,10})(?:~([\w.-]{10,500}))?$/.exec(request.cookies[SEARCH_CHANGE_COOKIE] ?? '') ?? [];
	return id === undefined ? undefined : { id: Number(id), token };
}
