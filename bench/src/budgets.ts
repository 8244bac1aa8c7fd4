import type { LoadFigures } from './measure-load.ts';
import type { Template } from './templates.ts';

/** What no change may exceed. Bytes and counts only: times depend on the machine. */
export interface Budget {
	template: Template['name'];
	what: keyof LoadFigures;
	/** Highest value that is allowed */
	atMost: number;
	/** Measured as a multiple of the monolith's value */
	ofMonolith?: true;
}

/** A slot's own page costs at most this many sequential round trips before it is alive. */
const ROUND_TRIPS = 3;

const TEMPLATES: readonly Template['name'][] = ['home', 'list', 'detail', 'content', 'form', 'portal'];

/** Every budget of the site. A breach fails `npm test`. */
export const BUDGETS: readonly Budget[] = [
	{ template: 'list', what: 'js', atMost: 1.3, ofMonolith: true },
	...TEMPLATES.map((template) => ({ template, what: 'roundTrips', atMost: ROUND_TRIPS }) as const),
	...TEMPLATES.map((template) => ({ template, what: 'layoutShift', atMost: 0 }) as const),
];

export interface Breach {
	budget: Budget;
	value: number;
	limit: number;
}

/** The budgets that are broken. */
export function findBreaches(
	figures: ReadonlyMap<string, { site: LoadFigures; monolith: LoadFigures }>,
): Breach[] {
	return BUDGETS.flatMap((budget) => {
		const measured = figures.get(budget.template);
		if (!measured) return [];
		const value = measured.site[budget.what];
		const limit = budget.ofMonolith ? budget.atMost * measured.monolith[budget.what] : budget.atMost;
		return value > limit ? [{ budget, value, limit }] : [];
	});
}
