import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `__Host-`: browsers take it only from this very host, over a secure connection (localhost counts), for every path. */
export const SESSION_COOKIE = '__Host-session';
/** A log-in whose password was right and that still waits for its code. */
export const STEP_COOKIE = '__Host-log-in';

type CookieName = typeof SESSION_COOKIE | typeof STEP_COOKIE;

const OPTIONS: CookieSerializeOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' };

/** No lifetime: the browser forgets it when it is closed, the server earlier. */
export function giveCookie(reply: FastifyReply, name: CookieName, token: string): void {
	reply.setCookie(name, token, OPTIONS);
}

export function takeCookieBack(reply: FastifyReply, name: CookieName): void {
	reply.clearCookie(name, OPTIONS);
}

export function tokenOf(request: FastifyRequest, name: CookieName = SESSION_COOKIE): string | undefined {
	return request.cookies[name] || undefined;
}
