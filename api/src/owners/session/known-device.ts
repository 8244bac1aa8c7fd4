import { randomBytes } from 'node:crypto';
import { keyedHash, readToken, signToken } from '../../server/installation-secret.ts';

const PURPOSE = 'known-device';
const DAY_SECONDS = 86_400;
/** Since the last log-in there. */
const KNOWN_DAYS = 180;
export const KNOWN_SECONDS = KNOWN_DAYS * DAY_SECONDS;

const markOf = (secret: string, account: string) =>
	keyedHash(secret, PURPOSE, account.trim().toLowerCase()).subarray(0, 16).toString('hex');

/** What a browser keeps after a log-in, so that others' failed tries do not keep its owner out. It opens nothing by itself. */
export function deviceToken(secret: string, account: string, now = Date.now()): string {
	const expires = Math.floor(now / 1000) + KNOWN_SECONDS;
	const id = randomBytes(8).toString('hex');
	return signToken({ secret, purpose: PURPOSE, content: `${markOf(secret, account)}-${id}-${expires}` });
}

/** The device, where somebody logged in to this account on it; undefined for any other. */
export function knownDevice(
	secret: string,
	token: string | undefined,
	account: string,
	now = Date.now(),
): string | undefined {
	const [mark, id, expires] = readToken({ secret, purpose: PURPOSE, token: token ?? '' })?.split('-') ?? [];
	const isKnown = mark === markOf(secret, account) && Number(expires) * 1000 > now;
	return isKnown ? id : undefined;
}
