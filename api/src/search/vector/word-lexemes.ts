import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { LexemeBook } from './lexeme-book.ts';

/** PostgreSQL's configurations in the order of the parts of a word. */
export const CONFIGURATIONS = ['simple', 'dutch', 'french', 'english', 'german'] as const;

/** Words that are remembered; agencies write with some thousands. About 300 bytes each. */
const MOST_WORDS = 50_000;
/** Lexemes that are, with those of words with a digit, such as numbers of properties. */
const MOST_LEXEMES = 200_000;
/** A longer one is left to the database with the whole text. */
const LONGEST_WORD = 100;
/** Dictionaries leave alone what has a digit; what begins like `1e5` is a number and the rest, so the database is asked. */
const WITH_DIGIT = /^(?!\d+e\d)(?=[a-z]*\d)[a-z\d]+$/;

/** A lexeme of a word: of some words, such as `m²a`, the database makes several. */
export interface PlacedLexeme {
	/** Its place in the word, from 1 */
	readonly place: number;
	/** Its number in the book */
	readonly lexeme: number;
}

/** What the database makes of a word. */
export interface WordParts {
	/** Places that it takes, those of stop words too */
	places: number;
	/** In the order of CONFIGURATIONS; of a stop word nothing */
	lexemes: readonly (readonly PlacedLexeme[])[];
}

/** What the dictionaries of the database make of words, asked once for each word. */
export class WordLexemes {
	#known = new Map<string, WordParts>();
	#book = new LexemeBook();

	/** The lexemes that parts name; another one after many words. */
	get book(): LexemeBook {
		return this.#book;
	}

	/** What the database makes of each word of each text, asked where it is not known yet; undefined for a text with a word that is too long. */
	async partsOf(db: Db, texts: readonly (readonly string[])[]): Promise<(WordParts[] | undefined)[]> {
		if (this.#book.size > MOST_LEXEMES) this.#forget();
		const fresh = new Set<string>();
		const parts = texts.map((words) => this.#knownParts(words, fresh));
		if (fresh.size === 0) return parts;
		if (this.#known.size > 0 && this.#known.size + fresh.size > MOST_WORDS) {
			this.#forget();
			return this.partsOf(db, texts);
		}
		await this.#learn(db, fresh);
		return texts.map((words, text) => parts[text] ?? this.#knownParts(words));
	}

	#forget(): void {
		this.#known = new Map();
		this.#book = new LexemeBook();
	}

	/** Undefined where a word is not known; such words are added to `fresh` unless they are too long. */
	#knownParts(words: readonly string[], fresh?: Set<string>): WordParts[] | undefined {
		const parts: WordParts[] = [];
		for (const word of words) {
			const part = this.#known.get(word) ?? this.#partsWithDigit(word);
			if (part) parts.push(part);
			else if (word.length <= LONGEST_WORD) fresh?.add(word);
		}
		return parts.length === words.length ? parts : undefined;
	}

	/** What the database makes of a word with a digit, which needs no asking. */
	#partsWithDigit(word: string): WordParts | undefined {
		if (word.length > LONGEST_WORD || !WITH_DIGIT.test(word)) return undefined;
		const alone: readonly PlacedLexeme[] = [{ place: 1, lexeme: this.#book.numberOf(word) }];
		return { places: 1, lexemes: [alone, alone, alone, alone, alone] };
	}

	async #learn(db: Db, fresh: ReadonlySet<string>): Promise<void> {
		const lexemes = CONFIGURATIONS.map(
			(name) => sql`to_json(array(select place || ':' || lexeme
				from unnest(to_tsvector(${sql.lit(name)}, word)) as entry, unnest(entry.positions) as place))`,
		);
		const { rows } = await sql<{ word: string; lexemes: string[][] }>`
			select word, json_build_array(${sql.join(lexemes)}) as lexemes
			from unnest(${[...fresh]}::text[]) as word`.execute(db);
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
