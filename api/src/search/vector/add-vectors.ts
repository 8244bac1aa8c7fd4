import type { Db } from '../../database/database.ts';
import type { TableRows } from '../../import/table-rows.ts';
import type { WordLexemes } from './word-lexemes.ts';
import { type VectorTexts, wordsOfTexts, writeVector } from './write-vector.ts';

/** Gives rows of properties their vector of words. */
export async function addVectors(db: Db, tables: readonly TableRows[], lexemes: WordLexemes): Promise<void> {
	const properties = tables.filter(({ table }) => table === 'property').flatMap(({ rows }) => rows);
	const texts = properties.map((row) => row as unknown as VectorTexts);
	await lexemes.learn(
		db,
		texts.flatMap((row) => wordsOfTexts(row)),
	);
	for (const [place, row] of properties.entries())
		row.search_vector = writeVector(texts[place] as VectorTexts, lexemes);
}
