import type { Vital } from '@estate/releases';
import type { HealthHistory, HealthStretch } from '../../../console-answers.ts';

/** What a graph shows of a stretch of time; undefined where nothing was counted that it could show. */
export const MEASURES = {
	failedViews: ({ counts }: HealthStretch) => share(counts.failedViews, counts.views),
	views: ({ counts }: HealthStretch) => counts.views,
	failedDraws: ({ counts }: HealthStretch) => share(counts.failedDraws, counts.draws),
	LCP: (stretch: HealthStretch) => good(stretch, 'LCP'),
	INP: (stretch: HealthStretch) => good(stretch, 'INP'),
	CLS: (stretch: HealthStretch) => good(stretch, 'CLS'),
} satisfies Record<string, (stretch: HealthStretch) => number | undefined>;
export type Measure = keyof typeof MEASURES;

/** Percent, one decimal */
function share(part: number | undefined, whole: number | undefined): number | undefined {
	return whole ? Math.round((1_000 * (part ?? 0)) / whole) / 10 : undefined;
}

function good({ vitals }: HealthStretch, name: Vital): number | undefined {
	const counts = vitals[name];
	return counts && share(counts[0], counts[0] + counts[1] + counts[2]);
}

export interface GraphPoint {
	/** Milliseconds since 1970 */
	from: number;
	/** By version */
	values: Record<string, number | undefined>;
}

/** One point for each stretch of the hour, whether something was counted or not. */
export function graphPoints({ times, versions }: HealthHistory, measure: Measure): GraphPoint[] {
	return times.map((from) => ({
		from,
		values: Object.fromEntries(
			versions.map(({ version, stretches }) => {
				const own = stretches.find((stretch) => stretch.from === from);
				return [version, own && MEASURES[measure](own)];
			}),
		),
	}));
}

/** Is there anything to draw? */
export const hasPoints = (points: readonly GraphPoint[]): boolean =>
	points.some(({ values }) => Object.values(values).some((value) => value !== undefined));

export interface GraphMark {
	/** Begin of the stretch, milliseconds since 1970 */
	from: number;
	versions: string[];
	/** In the later half of the graph */
	isLate: boolean;
}

/** When versions came and went: one mark for a stretch, however much happened in it. */
export function graphMarks({ times, stretch, moves }: HealthHistory): GraphMark[] {
	return times.flatMap((from, index) => {
		const versions = moves
			.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < from + stretch)
			.flatMap(({ version }) => version ?? []);
		return versions.length > 0
			? [{ from, versions: [...new Set(versions)], isLate: index >= times.length / 2 }]
			: [];
	});
}
