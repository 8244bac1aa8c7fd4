import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { TableRows } from '../../import/table-rows.ts';
import { asSearched, type VectorTexts } from './vector-texts.ts';
import type { WordLexemes } from './word-lexemes.ts';
import { marksOf } from './word-marks.ts';
import { VectorWriter } from './write-vector.ts';

/** What the database makes of texts that are left to it: one with a word of a hundred letters, or with very many names. */
async function madeByDatabase(db: Db, texts: VectorTexts): Promise<string> {
	const { names, nl, fr, en, de } = asSearched(texts);
	const marks = marksOf(texts)
		.map((mark) => `'${mark}'`)
		.join(' ');
	const { rows } = await sql<{ vector: string }>`
		select (property_words(${names}, ${nl}, ${fr}, ${en}, ${de}) || ${marks}::tsvector)::text as vector`.execute(
		db,
	);
	return rows[0]?.vector ?? '';
}

/** The vector of each of these texts; words that are met for the first time are asked of the database. */
export async function vectorsOf(
	db: Db,
	texts: readonly VectorTexts[],
	words: WordLexemes,
): Promise<string[]> {
	const vectors: (string | null)[] = texts.map(() => null);
	words.makeRoom();
	do {
		const writer = new VectorWriter(words);
		for (const [place, one] of texts.entries()) vectors[place] ??= writer.write(one);
	} while (await words.learn(db));
	return Promise.all(texts.map((one, place) => vectors[place] ?? madeByDatabase(db, one)));
}

/** Gives rows of properties their vector of words. */
export async function addVectors(db: Db, tables: readonly TableRows[], words: WordLexemes): Promise<void> {
	const properties = tables.flatMap(({ rows, texts = [] }) =>
		texts.map((one, place) => ({ row: rows[place], texts: one })),
	);
	const vectors = await vectorsOf(
		db,
		properties.map(({ texts }) => texts),
		words,
	);
	for (const [place, { row }] of properties.entries()) if (row) row.search_vector = vectors[place];
}
