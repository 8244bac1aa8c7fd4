import type { OwnerViews } from '@estate/shared-contract';

/** How views on the own site are named among those on portals */
export const OWN_SITE = 'site';
/** Portals that have a colour each; with one more, the last ones share theirs. */
export const MOST_COLOURS = 5;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

export interface DayOfViews {
	/** YYYY-MM-DD */
	day: string;
	/** On the own site */
	site: number;
	/** On all portals that provide figures together */
	portals: number;
	/** One per series, in the order of `portals` of the summary */
	counts: number[];
	/** One per colour, in the order of `colours` of the summary */
	drawn: number[];
}

/** What is drawn in one colour. */
export interface ColourOfViews {
	/** `site`, the portal, or '' for all that have no colour of their own */
	name: string;
	total: number;
}

export interface ViewsSummary {
	/** The oldest first */
	days: DayOfViews[];
	/** Names of the portals that provide figures */
	portals: string[];
	/** The own site first */
	colours: ColourOfViews[];
	site: number;
	onPortals: number;
	/** The first of the days with the most views; undefined while there are none */
	busiest: { day: string; count: number } | undefined;
}

/** Counts of a day by their colour: those after the last colour of their own together. */
function byColour(site: number, counts: readonly number[]): number[] {
	if (counts.length <= MOST_COLOURS) return [site, ...counts];
	return [site, ...counts.slice(0, MOST_COLOURS - 1), sum(counts.slice(MOST_COLOURS - 1))];
}

/** Own site and portals: what the chart draws in colours, and its sentence says. */
export function summarize({ days, series }: OwnerViews): ViewsSummary {
	const own = series.find(({ portal }) => portal === OWN_SITE);
	const others = series.filter(({ portal }) => portal !== OWN_SITE);
	const portals = others.map(({ portal }) => portal);
	const perDay = days.map((day, index) => {
		const counts = others.map((each) => each.counts[index] ?? 0);
		const site = own?.counts[index] ?? 0;
		return { day, site, portals: sum(counts), counts, drawn: byColour(site, counts) };
	});
	let busiest: ViewsSummary['busiest'];
	for (const { day, site, portals } of perDay)
		if (site + portals > (busiest?.count ?? 0)) busiest = { day, count: site + portals };
	const named = portals.length > MOST_COLOURS ? [...portals.slice(0, MOST_COLOURS - 1), ''] : portals;
	return {
		days: perDay,
		portals,
		colours: [OWN_SITE, ...named].map((name, index) => ({
			name,
			total: sum(perDay.map(({ drawn }) => drawn[index] ?? 0)),
		})),
		site: sum(perDay.map(({ site }) => site)),
		onPortals: sum(perDay.map(({ portals }) => portals)),
		busiest,
	};
}
