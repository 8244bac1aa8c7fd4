import type { Vital } from '@estate/releases';
import type { HealthHistory, HealthStretch, VersionRole } from '../../../console-answers.ts';

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
	/** Stands in the graph, so short that those of two stretches side by side never touch; the versions are named below */
	letter: string;
}

const letter = (index: number) => String.fromCharCode(65 + (index % 26));

/** When versions came and went: one mark for a stretch, however much happened in it. */
export function graphMarks({ times, stretch, moves }: HealthHistory): GraphMark[] {
	return times
		.flatMap((from) => {
			const within = moves
				.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < from + stretch)
				.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
			const versions = [...new Set(within.map(({ version }) => version))];
			return versions.length > 0 ? [{ from, versions }] : [];
		})
		.map((mark, index) => ({ ...mark, letter: letter(index) }));
}

/** Differ from each other in both schemes; no two of a graph's first ten lines have the same. */
const COLOURS = [
	'evergreen.6',
	'blue.6',
	'terracotta.5',
	'grape.6',
	'orange.7',
	'cyan.7',
	'pink.6',
	'lime.8',
	'indigo.6',
	'gray.6',
] as const;

const DASHES = { active: undefined, canary: '6 3', previous: '2 3', none: '1 4' } as const;

/** How a version is drawn: its colour by its place among those of the graph, its dashes by what it is to visitors. */
export function lineStyle(index: number, role: VersionRole | undefined) {
	const strokeDasharray = DASHES[role ?? 'none'];
	const color = COLOURS[index % COLOURS.length] ?? COLOURS[0];
	return { color, ...(strokeDasharray ? { strokeDasharray } : {}) };
}
