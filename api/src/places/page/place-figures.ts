import { EPC_LETTERS, type PlacePage, RESIDENCE_TYPE_IDS } from '@estate/shared-contract';
import type { RowSet } from '../../search/row-set.ts';
import type { SearchIndex } from '../../search/search-index.ts';

/** Of fewer properties a median says something of each of them. */
const LEAST_FOR_MEDIAN = 5;

function median(values: readonly number[]): number {
	const sorted = values.toSorted((one, other) => one - other);
	const middle = (sorted.length - 1) / 2;
	return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** Values of a column among these properties, as far as they are known. */
function known({ properties }: SearchIndex, found: RowSet, column: Float64Array): number[] {
	const values: number[] = [];
	for (let row = 0; row < properties.size; row++) {
		const value = column[row] ?? Number.NaN;
		if (found.has(row) && !Number.isNaN(value)) values.push(value);
	}
	return values;
}

/** Residences among others; all where there are no others, or no residence. */
function priced({ sets }: SearchIndex, found: RowSet): Pick<PlacePage, 'pricesOf'> & { among: RowSet } {
	const types = sets.byType();
	const residences = found.within([sets.union(RESIDENCE_TYPE_IDS.flatMap((id) => types.get(id) ?? []))]);
	const isMixed = residences.size > 0 && residences.size < found.size;
	return isMixed ? { among: residences, pricesOf: 'residences' } : { among: found };
}

/** What published prices and energy classes say of a set of properties. */
export function placeFigures(
	index: SearchIndex,
	found: RowSet,
): Pick<PlacePage, 'total' | 'price' | 'pricesOf' | 'median' | 'epc'> {
	const { among, pricesOf } = priced(index, found);
	const prices = known(index, among, index.properties.price);
	const perM2 = known(index, among, index.properties.pricePerM2);
	return {
		total: found.size,
		...(pricesOf && prices.length > 0 ? { pricesOf } : {}),
		...(prices.length > 0
			? {
					price: {
						min: prices.reduce((one, other) => Math.min(one, other)),
						max: prices.reduce((one, other) => Math.max(one, other)),
					},
				}
			: {}),
		...(prices.length >= LEAST_FOR_MEDIAN
			? {
					median: {
						price: Math.round(median(prices)),
						...(perM2.length >= LEAST_FOR_MEDIAN ? { perM2: Math.round(median(perM2)) } : {}),
					},
				}
			: {}),
		epc: EPC_LETTERS.map((letter) => ({
			letter,
			count: found.sizeWith(index.sets.ofClass(letter)),
		})).filter(({ count }) => count > 0),
	};
}
