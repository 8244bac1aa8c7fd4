import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** PostgreSQL's configurations in the order of the parts of a word. */
export const CONFIGURATIONS = ['simple', 'dutch', 'french', 'english', 'german'] as const;

/** Words that are remembered; agencies write with some thousands. About 300 bytes each. */
const MOST_WORDS = 50_000;
/** A longer one is left to the database with the whole text. */
const LONGEST_WORD = 100;
/** Dictionaries leave alone what has a digit; what begins like `1e5` is a number and the rest, so the database is asked. */
const WITH_DIGIT = /^(?!\d+e\d)(?=[a-z]*\d)[a-z\d]+$/;

/** A lexeme, as a vector quotes it, and its place in the word, from 1: of some words, such as `m²a`, the database makes several. */
export type PlacedLexeme = readonly [place: number, quoted: string];

/** What the database makes of a word. */
export interface WordParts {
	/** Places that it takes, those of stop words too */
	places: number;
	/** In the order of CONFIGURATIONS; of a stop word nothing */
	lexemes: readonly (readonly PlacedLexeme[])[];
}

function asPlaced(written: string): PlacedLexeme {
	const end = written.indexOf(':');
	return [Number(written.slice(0, end)), quoted(written.slice(end + 1))];
}

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

/** What the dictionaries of the database make of words, asked once for each word. */
export class WordLexemes {
	readonly #known = new Map<string, WordParts>();

	/** Asks the database about the words of texts that it was not asked about before. */
	async learn(db: Db, texts: Iterable<readonly string[]>): Promise<void> {
		const fresh = new Set<string>();
		for (const words of texts)
			for (const word of words)
				if (!this.#known.has(word) && word.length <= LONGEST_WORD && !WITH_DIGIT.test(word)) fresh.add(word);
		if (fresh.size === 0) return;
		if (this.#known.size > 0 && this.#known.size + fresh.size > MOST_WORDS)
			return this.#learnAgain(db, texts);
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
				lexemes: lexemes.map((written) => written.map(asPlaced)),
			});
	}

	/** Forgets all words, those of these texts too, which are then asked for. */
	#learnAgain(db: Db, texts: Iterable<readonly string[]>): Promise<void> {
		this.#known.clear();
		return this.learn(db, texts);
	}

	/** Undefined for a word that was not learnt. */
	of(word: string): WordParts | undefined {
		const known = this.#known.get(word);
		if (known || word.length > LONGEST_WORD || !WITH_DIGIT.test(word)) return known;
		const alone: readonly PlacedLexeme[] = [[1, quoted(word)]];
		return { places: 1, lexemes: [alone, alone, alone, alone, alone] };
	}
}
