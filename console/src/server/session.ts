import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { readToken, signToken } from '@estate/releases';
import { z } from 'zod';

const SESSION_COOKIE = '__Host-ops';
/** Milliseconds */
const SESSION_LASTS_MS = 8 * 3_600_000;
/** Says that this browser has a session, and opens nothing. A link of another site, such as a mail's, brings this one along; the session itself it does not. */
const MARK_COOKIE = '__Host-operator';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';
const MARK_ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';
const MARK = new RegExp(`(?:^|;\\s*)${MARK_COOKIE}=[^;]`);
const COOKIE = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]*)`);
const PURPOSE = 'console session';

const sessionSchema = z.object({
	who: z.string(),
	/** Milliseconds since 1970 */
	expires: z.number(),
	/** Two log-ins are never one; sessions from before have none */
	id: z.string().optional(),
	/** Entries of the access list that it stands on; undefined: OPS_TOKEN */
	members: z.array(z.string()).optional(),
	/** Who it is at the log-in provider */
	subject: z.string().optional(),
});
/** Who begins a session. */
export type SessionHolder = Pick<z.infer<typeof sessionSchema>, 'who' | 'members' | 'subject'>;
export interface Session extends z.infer<typeof sessionSchema> {
	/** What the browser holds of it */
	token: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Is it the token? Takes as long for a wrong one, whatever is wrong with it. */
export function isToken(given: string, token: string): boolean {
	return timingSafeEqual(digest(given), digest(token));
}

const LASTS = `Max-Age=${SESSION_LASTS_MS / 1_000}`;
const MARKED = `${MARK_COOKIE}=1; ${LASTS}; ${MARK_ATTRIBUTES}`;

/** Each `Set-Cookie` of a session that begins now, its own first. Any instance reads it; another token ends all. */
export function sessionCookies(holder: SessionHolder, token: string, now = Date.now()): string[] {
	const session = { ...holder, expires: now + SESSION_LASTS_MS, id: randomUUID() };
	const signed = signToken({ purpose: PURPOSE, claims: session, secret: token });
	return [`${SESSION_COOKIE}=${signed}; ${LASTS}; ${ATTRIBUTES}`, MARKED];
}

/** Each `Set-Cookie` that ends the session of a browser. */
export const endedCookies = [
	`${SESSION_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`,
	`${MARK_COOKIE}=; Max-Age=0; ${MARK_ATTRIBUTES}`,
];

/** May this browser have a session of the console? Whether it holds is not looked at: what asks is careful, and gives nothing. */
export const isOperatorBrowser = (cookie = ''): boolean => MARK.test(cookie) || COOKIE.test(cookie);

/** `Set-Cookie` for a session that began at a server which gave no mark; undefined where none is due. */
export const missingMark = (cookie = ''): string | undefined =>
	COOKIE.test(cookie) && !MARK.test(cookie) ? MARKED : undefined;

/** The session of a request, if there is one that holds. */
export function sessionOf(cookie: string | undefined, token: string): Session | undefined {
	const [, value] = COOKIE.exec(cookie ?? '') ?? [];
	const session = readToken({ purpose: PURPOSE, token: value, secret: token, schema: sessionSchema });
	return value && session && session.expires > Date.now() ? { ...session, token: value } : undefined;
}
