const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length;

/**
 * The middle of several values, which is never the value of one: the mean of the two in the middle of an even number, as a
 * median is, and of the three in the middle of an odd one, where the median would be one property's own. Not a number of fewer than two.
 */
export function middleOf(values: readonly number[]): number {
	if (values.length < 2) return Number.NaN;
	const sorted = values.toSorted((one, other) => one - other);
	const half = sorted.length / 2;
	return mean(
		Number.isInteger(half)
			? sorted.slice(half - 1, half + 1)
			: sorted.slice(Math.floor(half) - 1).slice(0, 3),
	);
}

/** To a tenth, as the page says it. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10;
