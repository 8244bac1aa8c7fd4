import { createHash, randomBytes } from 'node:crypto';
import type { CaptchaAnswer } from '@estate/shared-contract';
import { keyedHash, readToken, signToken } from '../server/installation-secret.ts';
import { GLYPH_NAMES } from './glyphs.ts';

const PURPOSE = 'captcha';
const LENGTH = 5;
const LIFETIME_SECONDS = 600;
/** About 65,000 hashes: a second or two of a phone. */
export const ZERO_BITS = 16;

/** A challenge that was given here and is not over. */
export interface Challenge {
	id: string;
	/** Seconds since 1970 */
	expires: number;
}

/** The characters of a challenge: worked out again from its id, so nothing is stored until it is used. */
export function challengeText(secret: string, id: string): string {
	const bytes = keyedHash(secret, 'captcha-text', id).subarray(0, LENGTH);
	return [...bytes].map((byte) => GLYPH_NAMES[byte % GLYPH_NAMES.length]).join('');
}

/** A new challenge, and the characters to draw. */
export function newChallenge(secret: string, now = Date.now()): { challenge: string; text: string } {
	const id = randomBytes(12).toString('hex');
	const expires = Math.floor(now / 1000) + LIFETIME_SECONDS;
	return {
		challenge: signToken({ secret, purpose: PURPOSE, content: `${id}-${expires}` }),
		text: challengeText(secret, id),
	};
}

/** The challenge that an answer is about; undefined when it is not from here or over. */
export function readChallenge(secret: string, challenge: string, now = Date.now()): Challenge | undefined {
	const [id, expires] = readToken({ secret, purpose: PURPOSE, token: challenge })?.split('-') ?? [];
	if (!id || Number(expires) * 1000 < now) return undefined;
	return { id, expires: Number(expires) };
}

function startsWithZeroBits(hash: Buffer, bits: number): boolean {
	return hash.readUInt32BE(0) >>> (32 - bits) === 0;
}

/** Seconds since it was given out, by the clock of the api. */
export const ageOf = ({ expires }: Challenge, now = Date.now()): number =>
	now / 1000 - (expires - LIFETIME_SECONDS);

/** Are these the characters, whatever their case, or is the work done (decisions 29)? */
export function isSolved(
	secret: string,
	{ id }: Challenge,
	{ challenge, text, nonce }: CaptchaAnswer,
): boolean {
	if (text !== undefined && text.replace(/\s/g, '').toUpperCase() === challengeText(secret, id)) return true;
	if (!nonce) return false;
	return startsWithZeroBits(createHash('sha256').update(`${challenge}.${nonce}`).digest(), ZERO_BITS);
}
