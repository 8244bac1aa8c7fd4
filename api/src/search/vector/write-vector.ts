import type { LexemeBook } from './lexeme-book.ts';
import { CONFIGURATIONS, type WordParts } from './word-lexemes.ts';

/** Texts that a property is found by, as `searchableText` writes them. */
export interface VectorTexts {
	names: string;
	nl: string;
	fr: string;
	en: string;
	de: string;
}

/** PostgreSQL keeps fewer than 256 positions of a lexeme, and none from 16384 on: longer names are left to it. */
const MOST_POSITIONS = 250;
const LAST_POSITION = 16_000;

/** Names, then descriptions in the order of CONFIGURATIONS after the first, which is of no language. */
const TEXTS = ['names', 'nl', 'fr', 'en', 'de'] as const;

const wordsIn = (text: string) => (text === '' ? [] : text.split(' '));

/** The words of each text, names first. */
export const wordsOfTexts = (texts: VectorTexts): string[][] => TEXTS.map((name) => wordsIn(texts[name]));

/** Writes vectors of words with the lexemes that a book has when this is made. */
export class VectorWriter {
	readonly #book: LexemeBook;
	/** By number of a lexeme: the vector that had it last */
	readonly #lastIn: Uint32Array;
	/** By number of a lexeme: its first position in the names of the vector that had it last, 0 for none */
	readonly #positions: Uint16Array;
	#vector = 0;
	#lexemes: number[] = [];

	constructor(book: LexemeBook) {
		this.#book = book;
		this.#lastIn = new Uint32Array(book.size);
		this.#positions = new Uint16Array(book.size);
	}

	/**
	 * The vector of texts, of which the database said what it makes of each word, as PostgreSQL's text: equal to what its
	 * function `property_words` makes of the texts, and the marks, by their numbers in the book. Null: let the database make it.
	 */
	write(texts: readonly (readonly WordParts[] | undefined)[], marks: readonly number[] = []): string | null {
		this.#vector++;
		this.#lexemes = [];
		for (const mark of marks) this.#addOnce(mark, 0);
		for (const [text, words] of texts.entries()) {
			if (!words) return null;
			if (text > 0) this.#addDescription(words, text);
			else if (!this.#addNames(words)) return null;
		}
		return this.#book
			.inOrder(this.#lexemes)
			.map((lexeme) => {
				const position = this.#positions[lexeme];
				const quoted = this.#book.quoted(lexeme);
				return position ? `${quoted}:${position}A` : quoted;
			})
			.join(' ');
	}

	#addOnce(lexeme: number, position: number): void {
		if (this.#lastIn[lexeme] === this.#vector) return;
		this.#lastIn[lexeme] = this.#vector;
		this.#positions[lexeme] = position;
		this.#lexemes.push(lexeme);
	}

	/** Adds names in each configuration, one behind the other as `||` joins vectors. False where PostgreSQL may keep fewer positions of them. */
	#addNames(words: readonly WordParts[]): boolean {
		let taken = 0;
		let last = 0;
		for (const configuration of CONFIGURATIONS.keys()) {
			let before = last;
			for (const { places, lexemes } of words) {
				for (const { place, lexeme } of lexemes[configuration] ?? []) {
					const position = before + place;
					// Lexemes of one word come in the order of the alphabet.
					if (position > last) last = position;
					taken++;
					this.#addOnce(lexeme, position);
				}
				before += places;
			}
		}
		return taken - this.#lexemes.length < MOST_POSITIONS && last <= LAST_POSITION;
	}

	#addDescription(words: readonly WordParts[], configuration: number): void {
		for (const { lexemes } of words) {
			const made = lexemes[configuration];
			if (made) for (const { lexeme } of made) this.#addOnce(lexeme, 0);
		}
	}
}
