import { randomBytes } from 'node:crypto';
import { useOnce } from '../captcha/use-once.ts';
import type { Db } from '../database/database.ts';
import { HttpError } from '../server/http-error.ts';
import { readToken, signToken } from '../server/installation-secret.ts';

const PURPOSE = 'upload';
const LIFETIME_MINUTES = 10;

/** Leave to hand in one file: given to who asks, as often as forms may be sent, and checked before a byte is read. */
export function newUploadToken(secret: string, now = Date.now()): string {
	const expires = Math.floor(now / 1000) + LIFETIME_MINUTES * 60;
	return signToken({ secret, purpose: PURPOSE, content: `${randomBytes(12).toString('hex')}-${expires}` });
}

/** Uses a token up. Throws a 403 answer for one that is not from here, over or used. */
export async function useUploadToken(db: Db, secret: string, token: string, now = Date.now()): Promise<void> {
	const [id, expires] = readToken({ secret, purpose: PURPOSE, token })?.split('-') ?? [];
	const isGood =
		id &&
		Number(expires) * 1000 >= now &&
		(await useOnce(db, `upload-${id}`, new Date(Number(expires) * 1000)));
	if (!isGood)
		throw new HttpError(403, 'upload-token', 'Ask for a token first: this one is missing, over or used.');
}
