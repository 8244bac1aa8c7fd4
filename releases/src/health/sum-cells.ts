import type { HealthCell, HealthCount } from './health-cell.schema.ts';
import { minuteOf } from './health-cell.schema.ts';

export interface CellFilter {
	remote: string;
	version: string;
	/** Milliseconds since 1970; the minute of it counts as a whole */
	from: number;
	/** Up to and with the minute of this time */
	to: number;
}

/** Sum of counts over cells of any number of instances. */
export function sumCells(
	cells: readonly HealthCell[],
	{ remote, version, from, to }: CellFilter,
): Record<HealthCount, number> {
	const sum = {} as Record<HealthCount, number>;
	const [first, last] = [minuteOf(from), minuteOf(to)];
	for (const cell of cells) {
		if (cell.remote !== remote || cell.version !== version || cell.minute < first || cell.minute > last)
			continue;
		for (const [name, count] of Object.entries(cell.counts) as [HealthCount, number][])
			sum[name] = (sum[name] ?? 0) + count;
	}
	return sum;
}
