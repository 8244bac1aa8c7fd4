import type { Db } from '../../database/database.ts';
import type { TableRows } from '../../import/table-rows.ts';
import type { WordLexemes } from './word-lexemes.ts';
import { type VectorTexts, VectorWriter, wordsOfTexts } from './write-vector.ts';

/** Gives rows of properties their vector of words. */
export async function addVectors(db: Db, tables: readonly TableRows[], lexemes: WordLexemes): Promise<void> {
	const properties = tables.filter(({ table }) => table === 'property').flatMap(({ rows }) => rows);
	const texts = properties.map((row) => wordsOfTexts(row as unknown as VectorTexts));
	const parts = await lexemes.partsOf(db, texts.flat());
	const writer = new VectorWriter(lexemes.book);
	let first = 0;
	for (const [place, row] of properties.entries()) {
		const next = first + (texts[place]?.length ?? 0);
		row.search_vector = writer.write(parts.slice(first, next));
		first = next;
	}
}
