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

/**
 * Every slot in an order. A price that is not published has no value here, so its property stands at the end among its
 * like by id: no order tells what it costs.
 */
export function sortedSlots(properties: PropertyColumns, sort: SortOrder): Uint32Array {
	const { column, sign } = ORDERINGS[sort];
	const last = Number.POSITIVE_INFINITY;
	const keys = Float64Array.from(properties[column].subarray(0, properties.size), (value) =>
		Number.isNaN(value) ? last : sign * value,
	);
	const ids = properties.id;
	return Uint32Array.from(keys.keys()).sort((one, other) => {
		const left = keys[one] ?? last;
		const right = keys[other] ?? last;
		if (left !== right) return left < right ? -1 : 1;
		return sign * ((ids[one] ?? 0) - (ids[other] ?? 0));
	});
}
