import type { Counted } from './chance.ts';
import type { HealthCount } from './health-cell.schema.ts';

const COUNTS = {
	views: { total: 'views', failed: 'failedViews' },
	draws: { total: 'draws', failed: 'failedDraws' },
} as const satisfies Record<string, Record<keyof Counted, HealthCount>>;

/** What a version is judged by: views of pages, and slots that the servers rendered. */
export type Measure = keyof typeof COUNTS;
export const MEASURES = Object.keys(COUNTS) as Measure[];

/** How many there were of a measure, and how many of them failed. */
export function countedOf(sums: Record<HealthCount, number>, measure: Measure): Counted {
	const names = COUNTS[measure];
	const total = sums[names.total] ?? 0;
	return { total, failed: Math.min(sums[names.failed] ?? 0, total) };
}
