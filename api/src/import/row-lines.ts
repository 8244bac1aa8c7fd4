import type { Tables } from '../database/tables/tables.ts';
import type { JsonRow } from './table-rows.ts';

type LineType = 'text' | 'tsvector' | 'jsonb';

/**
 * Long columns of large imports. They travel beside the JSON of the others, each as one text with a line a row, which the
 * database takes apart in a fraction of the time of strings in JSON. None has a line break of its own.
 */
const LONG: Partial<Record<keyof Tables, Readonly<Record<string, LineType>>>> = {
	property: {
		search_names: 'text',
		search_vector: 'tsvector',
		detail: 'jsonb',
	},
};

/** Stands for null: no such column holds a backslash alone. */
export const NULL_LINE = '\\';

export interface ColumnLines {
	column: string;
	type: LineType;
	/** Each line ended by a line break: without one the database cannot tell an empty line from none. */
	lines: string;
}

function asLine(value: unknown): string {
	if (value === null || value === undefined) return NULL_LINE;
	return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The long ones of these columns. */
export function linesOf(
	table: keyof Tables,
	columns: readonly string[],
	rows: readonly JsonRow[],
): ColumnLines[] {
	return columns.flatMap((column) => {
		const type = LONG[table]?.[column];
		if (!type) return [];
		const lines = rows.map((row) => `${asLine(row[column])}\n`).join('');
		return [{ column, type, lines }];
	});
}

const WITHOUT_LONG = new Map(
	Object.entries(LONG).map(([table, columns]) => [
		table,
		Object.fromEntries(Object.keys(columns).map((column) => [column, undefined])),
	]),
);

/** What of a row travels as JSON. */
export const recordOf = (table: keyof Tables, row: JsonRow): JsonRow => ({
	...row,
	...WITHOUT_LONG.get(table),
});
