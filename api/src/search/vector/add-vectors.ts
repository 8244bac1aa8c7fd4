import type { Db } from '../../database/database.ts';
import type { TableRows } from '../../import/table-rows.ts';
import type { WordLexemes } from './word-lexemes.ts';
import { type VectorTexts, wordsOfTexts, writeVector } from './write-vector.ts';

/** Gives rows of properties their vector of words. */
export async function addVectors(db: Db, tables: readonly TableRows[], lexemes: WordLexemes): Promise<void> {
	const properties = tables.filter(({ table }) => table === 'property').flatMap(({ rows }) => rows);
	const words = properties.map((row) => wordsOfTexts(row as unknown as VectorTexts));
	await lexemes.learn(db, words.flat());
	for (const [place, row] of properties.entries())
		row.search_vector = writeVector(words[place] ?? [], lexemes);
}
