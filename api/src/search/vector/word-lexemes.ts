import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { searchableText } from '../searchable-text.ts';
import { LexemeBook } from './lexeme-book.ts';

/** PostgreSQL's configurations in the order of the parts of a word. */
export const CONFIGURATIONS = ['simple', 'dutch', 'french', 'english', 'german'] as const;

/** Words that are remembered; agencies write with some thousands. About 300 bytes each. */
const MOST_WORDS = 50_000;
/** Spellings of descriptions that are remembered in one configuration: words with and without capitals, and numbers. */
const MOST_SPELLINGS = 50_000;
/** Lexemes that are, with those of words with a digit, such as numbers of properties. */
const MOST_LEXEMES = 200_000;
/** A longer one is left to the database with the whole text. */
const LONGEST_WORD = 100;
/** Dictionaries leave alone what has a digit; what begins like `1e5` is a number and the rest, so the database is asked. */
const WITH_DIGIT = /^(?!\d+e\d)(?=[a-z]*\d)[a-z\d]+$/;

/** A lexeme of a word: of some words, such as `m²a`, the database makes several. */
interface PlacedLexeme {
	/** Its place in the word, from 1 */
	readonly place: number;
	/** Its number in the book */
	readonly lexeme: number;
}

/** What the database makes of a word. */
interface WordParts {
	/** Places that it takes, those of stop words too */
	places: number;
	/** In the order of CONFIGURATIONS; of a stop word nothing */
	lexemes: readonly (readonly PlacedLexeme[])[];
}

/** Numbers of lexemes; of most words it is one, which stands for itself. */
type Lexemes = number | readonly number[];

/** What the dictionaries of the database make of words, asked once for each word. */
export class WordLexemes {
	#known = new Map<string, WordParts>();
	/** By configuration: lexemes of words as descriptions spell them */
	#spelled: Map<string, Lexemes>[] = CONFIGURATIONS.map(() => new Map());
	#book = new LexemeBook();
	/** Words that were looked for and are not known yet */
	readonly #missing = new Set<string>();
	readonly #mostWords: number;

	constructor({ mostWords = MOST_WORDS } = {}) {
		this.#mostWords = mostWords;
	}

	/** The lexemes by number; another book after many words. */
	get book(): LexemeBook {
		return this.#book;
	}

	/** What the database makes of a word of `searchableText`; undefined where that is to be learned, or where the word is too long. */
	partsOf(word: string): WordParts | undefined {
		const parts = this.#known.get(word) ?? this.#partsWithDigit(word);
		if (!parts && word.length <= LONGEST_WORD) this.#missing.add(word);
		return parts;
	}

	/** The lexemes of a piece of a description, as it is spelled there; undefined as for `partsOf`. */
	lexemesOf(spelling: string, configuration: number): Lexemes | undefined {
		return this.#spelled[configuration]?.get(spelling) ?? this.#lexemesOfNew(spelling, configuration);
	}

	/** Asks the database for what was looked for and is not known. False when nothing was. */
	async learn(db: Db): Promise<boolean> {
		const missing = [...this.#missing];
		this.#missing.clear();
		if (missing.length > 0) await this.#ask(db, missing);
		return missing.length > 0;
	}

	/** Forgets everything where it is much. Not while texts wait for words that were asked. */
	makeRoom(): void {
		if (this.#known.size <= this.#mostWords && this.#book.size <= MOST_LEXEMES) return;
		this.#known = new Map();
		this.#spelled = CONFIGURATIONS.map(() => new Map());
		this.#book = new LexemeBook();
	}

	#lexemesOfNew(spelling: string, configuration: number): Lexemes | undefined {
		const text = searchableText(spelling);
		const made: number[] = [];
		let isKnown = true;
		for (const word of text === '' ? [] : text.split(' ')) {
			const parts = this.partsOf(word);
			if (parts) made.push(...(parts.lexemes[configuration] ?? []).map(({ lexeme }) => lexeme));
			else isKnown = false;
		}
		if (!isKnown) return undefined;
		const [first] = made;
		const lexemes = first !== undefined && made.length === 1 ? first : made;
		const spelled = this.#spelled[configuration];
		if (spelled && spelled.size >= MOST_SPELLINGS) spelled.clear();
		spelled?.set(spelling, lexemes);
		return lexemes;
	}

	/** What the database makes of a word with a digit, which needs no asking. */
	#partsWithDigit(word: string): WordParts | undefined {
		if (word.length > LONGEST_WORD || !WITH_DIGIT.test(word)) return undefined;
		const alone: readonly PlacedLexeme[] = [{ place: 1, lexeme: this.#book.numberOf(word) }];
		return { places: 1, lexemes: [alone, alone, alone, alone, alone] };
	}

	async #ask(db: Db, words: readonly string[]): Promise<void> {
		const lexemes = CONFIGURATIONS.map(
			(name) => sql`to_json(array(select place || ':' || lexeme
				from unnest(to_tsvector(${sql.lit(name)}, word)) as entry, unnest(entry.positions) as place))`,
		);
		const { rows } = await sql<{ word: string; lexemes: string[][] }>`
			select word, json_build_array(${sql.join(lexemes)}) as lexemes
			from unnest(${words}::text[]) as word`.execute(db);
		// No word is a stop word of `simple`, so it has all places.
		for (const { word, lexemes } of rows)
			this.#known.set(word, {
				places: lexemes[0]?.length ?? 0,
				lexemes: lexemes.map((written) => written.map((one) => this.#placed(one))),
			});
		this.#book.order();
	}

	#placed(written: string): PlacedLexeme {
		const end = written.indexOf(':');
		return {
			place: Number(written.slice(0, end)),
			lexeme: this.#book.numberOf(written.slice(end + 1)),
		};
	}
}
