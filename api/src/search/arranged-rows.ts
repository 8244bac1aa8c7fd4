import type { PropertyColumns } from './property-columns.ts';

/** Steps from south to north and from west to east; of Belgium some 300 m. */
const STEPS = 1_024;
const SMALLEST_STEP = 1e-9;

/** The bits of a number of ten with a gap after each */
function spread(number: number): number {
	let bits = number;
	bits = (bits | (bits << 8)) & 0x00ff00ff;
	bits = (bits | (bits << 4)) & 0x0f0f0f0f;
	bits = (bits | (bits << 2)) & 0x33333333;
	return (bits | (bits << 1)) & 0x55555555;
}

/** Steps of a column's numbers from the smallest to the largest; NaN for one that is not known. */
function stepsOf(column: Float64Array, size: number): (row: number) => number {
	let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (let row = 0; row < size; row++) {
		const value = column[row] as number;
		if (value < least) least = value;
		if (value > most) most = value;
	}
	const step = Math.max(SMALLEST_STEP, (most - least) / (STEPS - 1));
	return (row) => Math.floor(((column[row] as number) - least) / step);
}

/**
 * All rows in an order in which what is looked for together stands together: by goal, then along a curve on which neighbours
 * are mostly near each other (Morton's), at the end what has no place. Sets of places and goals then have something in few of their blocks
 * (`RowSet`), and a circle lies in few rectangles (`PlaceBlocks`).
 */
export function arrangedRows({ size, goal, lat, lng }: PropertyColumns): Uint32Array {
	const [north, east] = [stepsOf(lat, size), stepsOf(lng, size)];
	const places = STEPS * STEPS + 1;
	// Goal, place and row in one number, which sorts without a comparison.
	const keys = Float64Array.from({ length: size }, (_, row) => {
		const place = spread(north(row)) * 2 + spread(east(row));
		const isKnown = !Number.isNaN(lat[row]) && !Number.isNaN(lng[row]);
		return ((goal[row] as number) * places + (isKnown ? place : places - 1)) * size + row;
	}).sort();
	return Uint32Array.from(keys, (key) => key % size);
}
