import type { Tables } from '../database/tables/tables.ts';
import type { VectorTexts } from '../search/vector/vector-texts.ts';

/** A row as JSON: columns of type jsonb hold objects, dates are ISO texts. */
export type JsonRow = Record<string, unknown>;

/** Rows that an item becomes, table by table in the order of writing. */
export interface TableRows {
	table: keyof Tables;
	key: readonly string[];
	rows: JsonRow[];
	/** What the vector of each row is made of, where it has one */
	texts?: readonly VectorTexts[];
}
