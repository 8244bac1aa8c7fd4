import type { SortOrder } from '@estate/shared-contract';
import type { HomeColumns } from './home-columns.ts';

/** A total order of homes: by this column, then by id in the same direction. Homes without a value come last. */
const ORDERINGS = {
	newest: { column: 'created', sign: -1 },
	'price-asc': { column: 'price', sign: 1 },
	'price-desc': { column: 'price', sign: -1 },
	'area-desc': { column: 'area', sign: -1 },
	'price-per-m2-asc': { column: 'pricePerM2', sign: 1 },
} as const satisfies Record<SortOrder, { column: keyof HomeColumns; sign: 1 | -1 }>;

/**
 * Every slot in an order. A price that is not published has no value here, so its home stands at the end among its
 * like by id: no order tells what it costs.
 */
export function sortedSlots(homes: HomeColumns, sort: SortOrder): Uint32Array {
	const { column, sign } = ORDERINGS[sort];
	const last = Number.POSITIVE_INFINITY;
	const keys = Float64Array.from(homes[column].subarray(0, homes.size), (value) =>
		Number.isNaN(value) ? last : sign * value,
	);
	const ids = homes.id;
	return Uint32Array.from(keys.keys()).sort((one, other) => {
		const left = keys[one] ?? last;
		const right = keys[other] ?? last;
		if (left !== right) return left < right ? -1 : 1;
		return sign * ((ids[one] ?? 0) - (ids[other] ?? 0));
	});
}
