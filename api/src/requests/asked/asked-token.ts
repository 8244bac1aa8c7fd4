import { readToken, signToken } from '../../server/installation-secret.ts';

const PURPOSE = 'asked';
/** A thank-you page repeats what was asked for as long; after that it thanks alone. */
const LIFETIME_HOURS = 24;

/** Stands in the address of a thank-you page: whoever sent the request may read there what was asked. `at`: when it was sent, in milliseconds. */
export const askedToken = (secret: string, reference: string, at = Date.now()): string =>
	signToken(secret, PURPOSE, `${Math.floor(at / 1000) + LIFETIME_HOURS * 3_600}-${reference.toLowerCase()}`);

/** Reference of the request of a token; undefined for one that is not from here or over. */
export function readAskedToken(secret: string, token: string, now = Date.now()): string | undefined {
	const content = readToken(secret, PURPOSE, token) ?? '';
	const end = content.indexOf('-');
	if (end < 0 || Number(content.slice(0, end)) * 1000 < now) return undefined;
	return content.slice(end + 1).toUpperCase();
}
