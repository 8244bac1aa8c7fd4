import type { LexemeBook } from './lexeme-book.ts';
import type { VectorTexts } from './vector-texts.ts';
import { CONFIGURATIONS, type WordLexemes } from './word-lexemes.ts';
import { MARKED_WORDS, marksOf } from './word-marks.ts';

/** PostgreSQL keeps fewer than 256 positions of a lexeme, and none from 16384 on: longer names are left to it. */
const MOST_POSITIONS = 250;
const LAST_POSITION = 16_000;

/** In the order of CONFIGURATIONS after the first, which is of no language. */
const DESCRIPTIONS = ['nl', 'fr', 'en', 'de'] as const;

/**
 * Pieces of a description that `searchableText` writes apart from each other whatever stands beside them, and tags. What it
 * takes for a space and is frequent ends a piece (spaces of French, quotes, dashes); what is rare does not, and is looked at once
 * for each spelling.
 */
const PIECES = /<[^<>]*>|[a-zA-Z\d\x80-\x9f\xa1-\xaa\xac-\xba\xbc-\u1fff\u2070-\uffff]+/g;
const TAG_BEGINS = '<'.charCodeAt(0);

/** Writes vectors of words with what is known of them. For one batch: the book of lexemes may be another one after it. */
export class VectorWriter {
	readonly #words: WordLexemes;
	readonly #book: LexemeBook;
	/** By number of a lexeme: the vector that had it last */
	#lastIn: Uint32Array;
	/** By number of a lexeme: its first position in the names of the vector that had it last, 0 for none */
	#positions: Uint16Array;
	/** Lexemes of words that marks are about: without one of them a vector has no mark */
	readonly #marked: readonly number[];
	#vector = 0;
	#lexemes: number[] = [];

	constructor(words: WordLexemes) {
		this.#words = words;
		this.#book = words.book;
		this.#lastIn = new Uint32Array(this.#book.size);
		this.#positions = new Uint16Array(this.#book.size);
		const marked = MARKED_WORDS.flatMap((word) => words.partsOf(word)?.lexemes ?? []).flat();
		this.#marked = [...new Set(marked.map(({ lexeme }) => lexeme))];
	}

	/**
	 * The vector of texts as PostgreSQL's text: equal to what its function `property_words` makes of them, and their marks. Null
	 * where a word is not known (yet), or where names are so long that it is left to the database.
	 */
	write(texts: VectorTexts): string | null {
		this.#vector++;
		this.#lexemes = [];
		let isKnown = this.#addNames(texts.names);
		for (const [before, language] of DESCRIPTIONS.entries())
			isKnown = this.#addDescription(texts[language], before + 1) && isKnown;
		if (!isKnown) return null;
		if (this.#marked.some((lexeme) => this.#lastIn[lexeme] === this.#vector))
			for (const mark of marksOf(texts)) this.#addOnce(this.#book.numberOf(mark), 0);
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
		if (lexeme >= this.#lastIn.length) this.#grow();
		this.#lastIn[lexeme] = this.#vector;
		this.#positions[lexeme] = position;
		this.#lexemes.push(lexeme);
	}

	/** Words with a digit come into the book while vectors are written. */
	#grow(): void {
		const lastIn = new Uint32Array(this.#book.size * 2);
		const positions = new Uint16Array(lastIn.length);
		lastIn.set(this.#lastIn);
		positions.set(this.#positions);
		this.#lastIn = lastIn;
		this.#positions = positions;
	}

	/** Adds names in each configuration, one behind the other as `||` joins vectors. False where PostgreSQL may keep fewer positions of them. */
	#addNames(names: string): boolean {
		const words = (names === '' ? [] : names.split(' ')).map((word) => this.#words.partsOf(word));
		let taken = 0;
		let last = 0;
		for (const configuration of CONFIGURATIONS.keys()) {
			let before = last;
			for (const parts of words) {
				if (!parts) continue;
				for (const { place, lexeme } of parts.lexemes[configuration] ?? []) {
					const position = before + place;
					// Lexemes of one word come in the order of the alphabet.
					if (position > last) last = position;
					taken++;
					this.#addOnce(lexeme, position);
				}
				before += parts.places;
			}
		}
		const isWhole = taken - this.#lexemes.length < MOST_POSITIONS && last <= LAST_POSITION;
		return isWhole && !words.includes(undefined);
	}

	/** False where a word is not known. */
	#addDescription(text: string, configuration: number): boolean {
		let isKnown = true;
		for (const piece of text.match(PIECES) ?? []) {
			if (piece.charCodeAt(0) === TAG_BEGINS) continue;
			const lexemes = this.#words.lexemesOf(piece, configuration);
			if (typeof lexemes === 'number') this.#addOnce(lexemes, 0);
			else if (lexemes) for (const lexeme of lexemes) this.#addOnce(lexeme, 0);
			else isKnown = false;
		}
		return isKnown;
	}
}
