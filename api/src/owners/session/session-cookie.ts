import { SEARCHER_COOKIE } from '@estate/shared-contract';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_SECONDS } from './known-device.ts';

/** `__Host-`: browsers take it only from this very host, over a secure connection (localhost counts), for every path. */
export const SESSION_COOKIE = '__Host-session';
/** A log-in whose password was right and that still waits for its code. */
export const STEP_COOKIE = '__Host-log-in';
/** A browser on which somebody logged in: stays after the log-out. */
const DEVICE_COOKIE = '__Host-device';

type CookieName = typeof SESSION_COOKIE | typeof STEP_COOKIE;

const OPTIONS: CookieSerializeOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' };

/** No lifetime: the browser forgets it when it is closed, the server earlier. */
export function giveCookie(reply: FastifyReply, name: CookieName, token: string): void {
	reply.setCookie(name, token, OPTIONS);
}

export function giveDeviceCookie(reply: FastifyReply, token: string): void {
	reply.setCookie(DEVICE_COOKIE, token, { ...OPTIONS, maxAge: KNOWN_SECONDS });
}

export function deviceTokenOf(request: FastifyRequest): string | undefined {
	return request.cookies[DEVICE_COOKIE] || undefined;
}

/** Scripts of the site may know that a searcher is logged in, and ask for what the account keeps; the cookie opens nothing. */
export function markSearcher(
	{ request, reply }: { request: FastifyRequest; reply: FastifyReply },
	isSearcher: boolean,
): void {
	const options = { ...OPTIONS, httpOnly: false };
	if (isSearcher) reply.setCookie(SEARCHER_COOKIE, '1', options);
	else if (request.cookies[SEARCHER_COOKIE]) reply.clearCookie(SEARCHER_COOKIE, options);
}

export function takeCookieBack(reply: FastifyReply, name: CookieName): void {
	reply.clearCookie(name, OPTIONS);
}

export function tokenOf(request: FastifyRequest, name: CookieName = SESSION_COOKIE): string | undefined {
	return request.cookies[name] || undefined;
}
