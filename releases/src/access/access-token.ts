import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN = /^rel_([0-9a-f]{16})_([\w-]{43})$/;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** SHA-256 of a token's secret part, in hex: what the store keeps. */
const secretHash = (secret: string): string => digest(secret).toString('hex');

/** A new token `rel_<id>_<secret>`: 64 bits to look it up by, and 256 bits that nobody guesses. */
export function drawToken(): { id: string; token: string; hash: string } {
	const id = drawId();
	const secret = randomBytes(32).toString('base64url');
	return { id, token: `rel_${id}_${secret}`, hash: secretHash(secret) };
}

export const drawId = (): string => randomBytes(8).toString('hex');

/** Its two parts; undefined for what is no token. */
export function readAccessToken(token: string): { id: string; secret: string } | undefined {
	const [, id, secret] = TOKEN.exec(token) ?? [];
	return id && secret ? { id, secret } : undefined;
}

/** Takes as long for a wrong secret, whatever is wrong with it. */
export function isSecretOf(hash: string, secret: string): boolean {
	return timingSafeEqual(Buffer.from(hash, 'hex'), digest(secret));
}
