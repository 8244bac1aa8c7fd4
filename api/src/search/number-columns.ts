import type { RowSet } from './row-set.ts';

/** A column of numbers that can double its length. */
export type NumberColumn = Float64Array | Float32Array | Int32Array | Uint32Array | Uint16Array | Uint8Array;

export function twiceAsLong<Column extends NumberColumn>(column: Column): Column {
	const larger = new (column.constructor as new (length: number) => Column)(column.length * 2);
	larger.set(column as never);
	return larger;
}

/** The same with its first numbers in another order: each place has the number that stands where `order` says. */
export function rearranged<Column extends NumberColumn>(column: Column, order: Uint32Array): Column {
	const other = new (column.constructor as new (length: number) => Column)(column.length);
	for (let place = 0; place < order.length; place++) other[place] = column[order[place] as number] as number;
	return other;
}

/** NaN: not known. */
export const orNaN = (value: number | null) => value ?? Number.NaN;
/** A count as one byte. */
export const small = (count: number | null) => Math.min(255, Math.max(0, count ?? 0));

export interface NumberRange {
	min: number;
	max: number;
}

/** Smallest and largest number that a column has for these rows; undefined where it knows none. */
export function rangeAmong(column: Float32Array, among: RowSet, rows: number): NumberRange | undefined {
	const range = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
	for (let row = 0; row < rows; row++) {
		const value = column[row] ?? Number.NaN;
		if (Number.isNaN(value) || !among.has(row)) continue;
		range.min = Math.min(range.min, value);
		range.max = Math.max(range.max, value);
	}
	return range.min <= range.max ? range : undefined;
}

/** The different numbers of a column, the smallest first. */
export function distinctNumbers(column: Float32Array, rows: number): number[] {
	return [...new Set(column.subarray(0, rows))].filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
}
