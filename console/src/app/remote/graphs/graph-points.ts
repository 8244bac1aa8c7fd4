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
	/** When the first of its versions came, milliseconds since 1970 */
	at: number;
	versions: string[];
	/** Stands in the graph, so short that two marks with a stretch between them never touch; the versions are named below */
	letter: string;
}

const letter = (index: number) => String.fromCharCode(65 + (index % 26));

/** When versions came and went: a mark where each did, with what followed within a stretch, however much that was. */
export function graphMarks({ stretch, moves }: HealthHistory): GraphMark[] {
	const marks: GraphMark[] = [];
	const inOrder = moves
		.map(({ at, version }) => ({ at: Date.parse(at), version }))
		.sort((one, other) => one.at - other.at);
	for (const { at, version } of inOrder) {
		const last = marks.at(-1);
		if (!last || at >= last.at + stretch)
			marks.push({ at, versions: [version], letter: letter(marks.length) });
		else if (!last.versions.includes(version)) last.versions.push(version);
	}
	return marks;
}

/** First and last instant of a graph, milliseconds since 1970: what came in its last stretch stands in it as well. */
export const graphSpan = ({ times, stretch }: HealthHistory): [first: number, last: number] => [
	times[0] ?? 0,
	(times.at(-1) ?? 0) + stretch,
];

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

const DASHES = { active: undefined, canary: '6 3', previous: '2 3', takenBack: '1 4', none: '1 4' } as const;

/** How a version is drawn: its colour by its place among those of the graph, its dashes by what it is to visitors. */
export function lineStyle(index: number, role: VersionRole | undefined) {
	const strokeDasharray = DASHES[role ?? 'none'];
	const color = COLOURS[index % COLOURS.length] ?? COLOURS[0];
	return { color, ...(strokeDasharray ? { strokeDasharray } : {}) };
}
