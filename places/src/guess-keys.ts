import { typingErrors } from './typing-errors.ts';

/** Shorter words have too many neighbours to guess among. */
const SHORTEST = 4;
/** From this length on two errors are forgiven. */
const LONG = 7;

/** The known keys that are nearest to a misspelt one, when they are near enough; the first letter is seldom wrong. */
export function guessKeys(key: string, known: Iterable<string>): string[] {
	if (key.length < SHORTEST || /\d/.test(key)) return [];
	let fewest = key.length >= LONG ? 2 : 1;
	let nearest: string[] = [];
	for (const other of known) {
		if (other[0] !== key[0] || other.length < SHORTEST) continue;
		const errors = typingErrors(key, other, fewest);
		if (errors > fewest) continue;
		if (errors < fewest) nearest = [];
		fewest = errors;
		nearest.push(other);
	}
	return nearest;
}
