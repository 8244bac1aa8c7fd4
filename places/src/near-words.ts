import { typingErrors } from './typing-errors.ts';

interface Candidate {
	word: string;
	/** Place among the words */
	at: number;
	letters: number;
}

/** Which letters a word has, as bits; all that is no letter from a to z shares one. */
function lettersOf(word: string): number {
	let letters = 0;
	for (let at = 0; at < word.length; at++) {
		const letter = word.charCodeAt(at) - 97;
		letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
	}
	return letters;
}

function countBits(bits: number): number {
	let count = 0;
	for (let left = bits; left !== 0; left &= left - 1) count++;
	return count;
}

/**
 * Words among which a misspelt one is looked for. Only those of its first letter, which is seldom wrong, of about its
 * length, and with nearly its letters are compared letter by letter: an error changes two letters of a word at most.
 */
export class NearWords {
	readonly #byStart = new Map<string, Candidate[]>();
	readonly #compare: typeof typingErrors;

	constructor(words: Iterable<string>, compare: typeof typingErrors = typingErrors) {
		this.#compare = compare;
		let at = 0;
		for (const word of words) {
			const start = `${word[0]}${word.length}`;
			const candidate = { word, at: at++, letters: lettersOf(word) };
			const known = this.#byStart.get(start);
			if (known) known.push(candidate);
			else this.#byStart.set(start, [candidate]);
		}
	}

	/** Those with the fewest errors, `limit` at most, in the order in which they were given. */
	nearest(word: string, limit: number): string[] {
		const letters = lettersOf(word);
		let fewest = limit;
		let nearest: Candidate[] = [];
		for (let length = word.length - limit; length <= word.length + limit; length++)
			for (const candidate of this.#byStart.get(`${word[0]}${length}`) ?? []) {
				if (countBits(candidate.letters ^ letters) > 2 * fewest) continue;
				const errors = this.#compare(word, candidate.word, fewest);
				if (errors > fewest) continue;
				if (errors < fewest) nearest = [];
				fewest = errors;
				nearest.push(candidate);
			}
		return nearest.sort((one, other) => one.at - other.at).map((candidate) => candidate.word);
	}
}
