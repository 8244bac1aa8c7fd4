import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `__Host-`: browsers take it only from this very host, over a secure connection (localhost counts), for every path. */
export const SESSION_COOKIE = '__Host-session';

const OPTIONS: CookieSerializeOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' };

/** No lifetime: the browser forgets it when it is closed, the server earlier. */
export function giveCookie(reply: FastifyReply, token: string): void {
	reply.setCookie(SESSION_COOKIE, token, OPTIONS);
}

export function takeCookieBack(reply: FastifyReply): void {
	reply.clearCookie(SESSION_COOKIE, OPTIONS);
}

export function tokenOf(request: FastifyRequest): string | undefined {
	return request.cookies[SESSION_COOKIE];
}
