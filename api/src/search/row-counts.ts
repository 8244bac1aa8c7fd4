import type { PropertyColumns } from './property-columns.ts';
import type { PropertySets } from './property-sets.ts';
import type { RowSet } from './row-set.ts';

/** Joining two sets takes a step for 32 properties; looking at a property of a set takes about as long as two such steps. */
const JOINED_AT_ONCE = 32 * 2;

/** Is it quicker to look at each found property once than to join it with so many sets, of which each may have something in all blocks? */
const isPassQuicker = (found: RowSet, sets: number): boolean =>
	(sets * found.filledRows) / JOINED_AT_ONCE > found.size;

/**
 * How many properties of a set are in the set of each of some values: as `pass` counts them by looking at each property
 * once, where that is quicker.
 */
export const countIn = <Value>(
	found: RowSet,
	values: readonly Value[],
	setOf: (value: Value) => RowSet,
	pass: () => ArrayLike<number>,
): ArrayLike<number> =>
	isPassQuicker(found, values.length)
		? pass()
		: Uint32Array.from(values, (value) => found.sizeWith(setOf(value)));

/** How many properties of a set have each number of a column, up to `most`; a larger one is not counted. */
export function countByNumber(found: RowSet, column: ArrayLike<number>, most: number): Uint32Array {
	const counts = new Uint32Array(most + 1);
	const list = found.list();
	for (let place = 0; place < list.length; place++) {
		const number = column[list[place] as number] as number;
		if (number <= most) counts[number] = (counts[number] as number) + 1;
	}
	return counts;
}

const LARGEST_BYTE = 255;

/** How many properties of a set have each bit of a column, the lowest first. */
export function countBits(found: RowSet, column: Uint8Array, bits: number): number[] {
	const counts = countByNumber(found, column, LARGEST_BYTE);
	return Array.from({ length: bits }, (_, bit) =>
		counts.reduce((sum, count, number) => sum + ((number >>> bit) & 1 ? count : 0), 0),
	);
}

/** The same where `column` has the number of the one set that each property is in. */
export const countEach = (
	found: RowSet,
	sets: readonly RowSet[],
	column: ArrayLike<number>,
): ArrayLike<number> =>
	countIn(
		found,
		sets,
		(set) => set,
		() => countByNumber(found, column, Math.max(0, sets.length - 1)),
	);

/** How many properties of a set each city has, by its number. */
export const countByCity = (
	{ properties, sets }: { properties: PropertyColumns; sets: PropertySets },
	found: RowSet,
): ArrayLike<number> => countEach(found, sets.byCity(), properties.city);
