import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { JsonRow, TableRows } from '../../import/table-rows.ts';
import type { WordLexemes } from './word-lexemes.ts';
import { marksOf } from './word-marks.ts';
import { type VectorTexts, VectorWriter, wordsOfTexts } from './write-vector.ts';

/** What the database makes of texts that are left to it: one with a word of a hundred letters, or with very many names. */
async function madeByDatabase(db: Db, { names, nl, fr, en, de }: VectorTexts, marks: readonly string[]) {
	const quoted = marks.map((mark) => `'${mark}'`).join(' ');
	const { rows } = await sql<{ vector: string }>`
		select (property_words(${names}, ${nl}, ${fr}, ${en}, ${de}) || ${quoted}::tsvector)::text as vector`.execute(
		db,
	);
	return rows[0]?.vector ?? '';
}

/** Gives rows of properties their vector of words. */
export async function addVectors(db: Db, tables: readonly TableRows[], lexemes: WordLexemes): Promise<void> {
	const properties = tables.flatMap(({ rows, texts = [] }) =>
		texts.map((texts, place): { row: JsonRow | undefined; texts: VectorTexts; marks: string[] } => ({
			row: rows[place],
			texts,
			marks: marksOf(texts),
		})),
	);
	const words = properties.map(({ texts }) => wordsOfTexts(texts));
	const parts = await lexemes.partsOf(db, words.flat());
	// A writer knows the lexemes that the book has when it is made.
	const marks = properties.map((property) => property.marks.map((mark) => lexemes.book.numberOf(mark)));
	const writer = new VectorWriter(lexemes.book);
	let first = 0;
	for (const [place, { row, texts, marks: written }] of properties.entries()) {
		const next = first + (words[place]?.length ?? 0);
		const vector = writer.write(parts.slice(first, next), marks[place]);
		if (row) row.search_vector = vector ?? (await madeByDatabase(db, texts, written));
		first = next;
	}
}
