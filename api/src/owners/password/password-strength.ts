import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { HttpError } from '../../server/http-error.ts';

/** Powers of ten that guessing takes at least, by the lists of passwords in use: "very guessable" is below. */
const FEWEST_GUESSES_LOG10 = 6;
/** More characters are not looked at: the time that it takes grows with their square. */
const MOST_CHARACTERS = 64;

let estimator: ZxcvbnFactory | undefined;

/** Is it among the passwords that are tried first: common ones, names, years, rows of keys, or what the account shows? */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
	// A quarter of a second once: not at the start of every command.
	estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MOST_CHARACTERS });
	const words = own
		.flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/[^\p{L}\p{N}]+/u)])
		.filter((word) => word.length > 2);
	return estimator.check(password.slice(0, MOST_CHARACTERS), words).guessesLog10 < FEWEST_GUESSES_LOG10;
}

/** Throws the 422 answer of a form whose field `password` holds one that is guessed at once. `own`: name, address, agency. */
export function refuseCommonPassword(password: string, own: readonly string[]): void {
	if (!isCommonPassword(password, own)) return;
	throw new HttpError(422, 'invalid', 'This password is too easy to guess: choose another one.', {
		fields: [{ path: 'password', code: 'too-common' }],
	});
}
