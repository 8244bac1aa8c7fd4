import type { Tables } from '../database/tables/tables.ts';
import type { JsonRow } from './upsert-rows.ts';

/** Rows that an item becomes, table by table in the order of writing. */
export interface TableRows {
	table: keyof Tables;
	key: readonly string[];
	rows: JsonRow[];
}
