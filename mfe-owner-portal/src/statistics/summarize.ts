import type { OwnerStatistics } from '@estate/shared-contract';

const OWN_SITE = 'site';
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
}

export interface ViewsSummary {
	/** The oldest first */
	days: DayOfViews[];
	/** Names of the portals that provide figures */
	portals: string[];
	site: number;
	onPortals: number;
	/** The first of the days with the most views; undefined while there are none */
	busiest: { day: string; count: number } | undefined;
}

/** Own site against all portals together: what the chart draws in two colours, and its sentence says. */
export function summarize({ days, series }: OwnerStatistics): ViewsSummary {
	const own = series.find(({ portal }) => portal === OWN_SITE);
	const others = series.filter(({ portal }) => portal !== OWN_SITE);
	const perDay = days.map((day, index) => {
		const counts = others.map((each) => each.counts[index] ?? 0);
		return { day, site: own?.counts[index] ?? 0, portals: sum(counts), counts };
	});
	let busiest: ViewsSummary['busiest'];
	for (const { day, site, portals } of perDay)
		if (site + portals > (busiest?.count ?? 0)) busiest = { day, count: site + portals };
	return {
		days: perDay,
		portals: others.map(({ portal }) => portal),
		site: sum(perDay.map(({ site }) => site)),
		onPortals: sum(perDay.map(({ portals }) => portals)),
		busiest,
	};
}
