import type { IncomingMessage } from 'node:http';

/** Header in which proxy, site and api hand on what one request is called in their logs. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What proxies give: UUIDs, hexadecimal numbers, words with dots and dashes. Nothing that could pass for another line of a log. */
const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** The id that a request came with, or a new one where it has none, or one that is none. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
	const given = headers[REQUEST_ID_HEADER];
	return typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID();
}
