import type { SortOrder } from '@estate/shared-contract';
import type { PropertyColumns } from './property-columns.ts';

/** A total order of properties: by this column, then by id in the same direction. Properties without a value come last. */
const ORDERINGS = {
	newest: { column: 'created', sign: -1 },
	'price-asc': { column: 'price', sign: 1 },
	'price-desc': { column: 'price', sign: -1 },
	'area-desc': { column: 'area', sign: -1 },
	'price-per-m2-asc': { column: 'pricePerM2', sign: 1 },
} as const satisfies Record<SortOrder, { column: keyof PropertyColumns; sign: 1 | -1 }>;

const LAST = Number.POSITIVE_INFINITY;

/**
 * Compares two rows. A price that is not published has no value here, so its property stands at the end among its like by
 * id: no order tells what it costs.
 */
function comparison(properties: PropertyColumns, sort: SortOrder): (one: number, other: number) => number {
	const { column, sign } = ORDERINGS[sort];
	const values = properties[column];
	const ids = properties.id;
	return (one, other) => {
		const [mine, others] = [values[one] as number, values[other] as number];
		const left = Number.isNaN(mine) ? LAST : sign * mine;
		const right = Number.isNaN(others) ? LAST : sign * others;
		if (left !== right) return left < right ? -1 : 1;
		return sign * ((ids[one] as number) - (ids[other] as number));
	};
}

/** Every row in an order. */
export function sortedRows(properties: PropertyColumns, sort: SortOrder): Uint32Array {
	return Uint32Array.from({ length: properties.size }, (_, row) => row).sort(comparison(properties, sort));
}

/** The same after some properties were written: those are taken out of the order before and put back where they belong now. */
export function resortedRows(
	properties: PropertyColumns,
	sort: SortOrder,
	before: Uint32Array,
	changed: ReadonlySet<number>,
): Uint32Array {
	const compare = comparison(properties, sort);
	const moved = Uint32Array.from(changed).sort(compare);
	const order = new Uint32Array(properties.size);
	let next = 0;
	let place = 0;
	for (const row of before) {
		if (changed.has(row)) continue;
		while (next < moved.length && compare(moved[next] as number, row) < 0)
			order[place++] = moved[next++] as number;
		order[place++] = row;
	}
	order.set(moved.subarray(next), place);
	return order;
}
