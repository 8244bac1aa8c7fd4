import { LANGUAGES, type Language } from '@estate/shared-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { RowSet } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';
import { searchableText } from './searchable-text.ts';
import { type Mark, markOfWord } from './vector/word-marks.ts';
import type { FoundBefore } from './word-sets.ts';

/** Words of a search that count; a text of more words says no more about a property. */
const MOST_WORDS = 8;
/** Letters of the shortest beginning that finds longer words */
const SHORTEST_BEGINNING = 4;
/** Longer ones are no words: PostgreSQL's lexemes end at 2 kB, an index at less. */
const LONGEST_WORD = 60;

/** Properties written since a word was looked up, whose vectors are compared; with more, the index of words is quicker. */
const MOST_CHANGED = 500;

/** PostgreSQL's dictionary of each language. */
const DICTIONARIES: Record<Language, string> = { nl: 'dutch', fr: 'french', en: 'english', de: 'german' };

/** The language of a search's query; Dutch when it names none. */
export const languageOf = (query: URLSearchParams): Language =>
	LANGUAGES.find((language) => language === query.get('language')) ?? 'nl';

export function wordsOf(search: string): string[] {
	const words = searchableText(search).split(' ');
	return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].filter(Boolean).slice(0, MOST_WORDS);
}

/** What finds a word: words that begin like it, where it is no short one, or have the same stem in the language. */
export function wordQuery(word: string, language: Language) {
	// "Mer" begins Merelbeke, and a single letter half of all words: short ones have to stand alone, but for parts of references.
	const prefix = word.length >= SHORTEST_BEGINNING || /\d/.test(word) ? `${word}:*` : word;
	return sql`(to_tsquery('simple', ${prefix}) || plainto_tsquery(${sql.lit(DICTIONARIES[language])}, ${word}))`;
}

/** The query of a mark; its lexeme is none of a dictionary, so it is written as it stands in vectors. */
function queryOf({ lexeme, fits }: Mark) {
	const written = sql`${`'${lexeme}'`}::tsquery`;
	return fits === 'with' ? written : sql`!!${written}`;
}

/** The rows of ids as a query joins them. */
export function rowsOfIds(index: SearchIndex, ids: string | null | undefined): number[] {
	const rows: number[] = [];
	// A common word has half a million of them.
	for (const id of ids?.split(',') ?? []) {
		const row = index.properties.rows.get(Number(id));
		if (row !== undefined) rows.push(row);
	}
	return rows;
}

/** Properties in whose names or texts a word stands. */
export function propertiesOfWord(
	db: Db,
	index: SearchIndex,
	word: string,
	language: Language,
): Promise<RowSet> {
	const mark = markOfWord(word, language);
	const query = wordQuery(word, language);
	return propertiesOf(db, index, `${language}/${word}`, mark ? sql`(${query} && ${queryOf(mark)})` : query);
}

/** Properties that have this very lexeme: the word itself in their texts, or one of which a dictionary makes it (of "Antwerpen" "antwerp"). */
export function propertiesOfExactWord(db: Db, index: SearchIndex, word: string): Promise<RowSet> {
	return propertiesOf(db, index, `=/${word}`, sql`plainto_tsquery('simple', ${word})`);
}

/** Texts read of what has a stem: with more, the word is that of too much to be a name. */
const MOST_READ = 300;

/** Of properties those whose names or texts have a word as it is spelled: of the stem of "Louise" is "Louis" as well. */
export async function withSpelling(db: Db, index: SearchIndex, found: RowSet, word: string): Promise<RowSet> {
	if (found.size === 0 || found.size > MOST_READ) return found;
	return index.words.of(`"${word}"`, index.revision, () => spelledSo(db, index, found, word));
}

async function spelledSo(db: Db, index: SearchIndex, found: RowSet, word: string): Promise<RowSet> {
	const ids = [...found.list()].map((row) => index.properties.id[row] ?? 0);
	const { rows } = await sql<{ id: string; texts: string }>`
		select id::text as id, concat_ws(' ', search_names, detail ->> 'Description') as texts
		from property where id = any(${ids}::bigint[])`.execute(db);
	const spelled = rows.filter(({ texts }) => ` ${searchableText(texts)} `.includes(` ${word} `));
	return index.sets.only(rowsOfIds(index, spelled.map(({ id }) => id).join(',')));
}

function propertiesOf(db: Db, index: SearchIndex, key: string, query: RawBuilder<unknown>): Promise<RowSet> {
	return index.words.of(
		key,
		index.revision,
		async (before) => (before && (await renewed(db, index, query, before))) ?? all(db, index, query),
	);
}

async function all(db: Db, index: SearchIndex, query: RawBuilder<unknown>): Promise<RowSet> {
	const { rows } = await sql<{ ids: string | null }>`
		select string_agg(id::text, ',') as ids from properties_with_words(${query}) as id`.execute(db);
	return index.sets.only(rowsOfIds(index, rows[0]?.ids));
}

/** What was found before, with what was written since looked at again; undefined where that is too much. */
async function renewed(
	db: Db,
	index: SearchIndex,
	query: RawBuilder<unknown>,
	{ revision, found }: FoundBefore,
): Promise<RowSet | undefined> {
	const { rows } = await sql<{ id: number; fits: boolean }>`
		select id, search_vector @@ ${query} as fits from property
		where change > ${revision}::bigint limit ${MOST_CHANGED + 1}`.execute(db);
	if (rows.length > MOST_CHANGED) return undefined;
	const rowOf = (id: number) => index.properties.rows.get(id) ?? [];
	const changed = new Set(rows.flatMap(({ id }) => rowOf(id)));
	return index.sets.only([
		...found.list().filter((row) => !changed.has(row)),
		...rows.flatMap(({ id, fits }) => (fits ? rowOf(id) : [])),
	]);
}
