import { randomBytes } from 'node:crypto';
import { readToken, signToken } from '../server/installation-secret.ts';

const PURPOSE = 'agency-action';
const DAY_SECONDS = 86_400;
/** Seconds for which a link of a mail works. */
const LIFETIME_SECONDS = 14 * DAY_SECONDS;

/** What a link does, and to what. */
export interface NamedAction {
	name: string;
	/** A reference or an id, in lower case: paths have no case */
	target: string;
}

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1_000);

/** Letters, so that it is no part of the time before it. */
const drawLetters = (): string =>
	Array.from(randomBytes(6), (byte) => String.fromCharCode(97 + (byte % 26))).join('');

/**
 * Stands in the address of a link that does one thing to one target, once, within 14 days. Each is another: what was done by
 * a link of one mail can be done again by that of the next, also where both were written in one second.
 */
export const actionToken = (secret: string, { name, target }: NamedAction, now = new Date()): string =>
	signToken({
		secret,
		purpose: PURPOSE,
		content: `${name}_${target.toLowerCase()}_${secondsOf(now) + LIFETIME_SECONDS}_${drawLetters()}`,
	});

/** What a token of this installation is for, and whether its time is over; undefined for any other. */
export function readActionToken(
	secret: string,
	token: string,
	now = new Date(),
): (NamedAction & { isExpired: boolean }) | undefined {
	const content = readToken({ secret, purpose: PURPOSE, token }) ?? '';
	const [, name, target, until] = /^([a-z-]+)_([\w-]+)_(\d{1,12})(?:_[a-z]+)?$/.exec(content) ?? [];
	if (name === undefined || target === undefined) return undefined;
	return { name, target, isExpired: Number(until) <= secondsOf(now) };
}
