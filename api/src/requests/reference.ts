import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '23456789';

const pick = (alphabet: string, length: number) =>
	Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** What a visitor may quote, such as `M-7F3K-29`. Easy to read out; whether it is free is for the database to say. */
export function newReference(): string {
	return `M-${pick(LETTERS, 4)}-${pick(DIGITS, 2)}`;
}
