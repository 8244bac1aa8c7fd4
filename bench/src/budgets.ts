import type { Category } from './lighthouse/run-lighthouse.ts';
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

const KILOBYTE = 1_024;

/** A slot's own page costs at most this many sequential round trips before it is alive. */
const ROUND_TRIPS = 3;

/** Bytes of JavaScript that any page of an owner asks for before it is loaded */
export const OWNER_JS_AT_LOAD = 5 * KILOBYTE;

/** Bytes of data, headers too, that a step to another page of results or to a property asks for in a page that is alive */
export const NAVIGATION_DATA = 14 * KILOBYTE;

const TEMPLATES: readonly Template['name'][] = [
	'home',
	'list',
	'detail',
	'content',
	'form',
	'valuation',
	'portal',
	'overview',
];

/** Every budget of the site. A breach fails `npm test`. */
export const BUDGETS: readonly Budget[] = [
	{ template: 'list', what: 'js', atMost: 1.3, ofMonolith: true },
	// A page that is read asks for little: its modules are HTML.
	{ template: 'content', what: 'jsAtLoad', atMost: 60_000 },
	{ template: 'list', what: 'jsAtLoad', atMost: 110 * KILOBYTE },
	// A form can be filled in and posted with this much; checks in place come when the page is idle or touched.
	{ template: 'form', what: 'jsAtLoad', atMost: 75 * KILOBYTE },
	{ template: 'valuation', what: 'jsAtLoad', atMost: 75 * KILOBYTE },
	// The owner's first screen; charts come when one is near.
	{ template: 'portal', what: 'jsAtLoad', atMost: 120 * KILOBYTE },
	// Nothing but the frame's own: an owner reads, and presses buttons of forms that are HTML.
	{ template: 'overview', what: 'jsAtLoad', atMost: OWNER_JS_AT_LOAD },
	// With the application, which comes when the page is idle: see docs/decisions/bench.md for what it is made of.
	{ template: 'portal', what: 'js', atMost: 204.75 * KILOBYTE },
	{ template: 'overview', what: 'js', atMost: 183.5 * KILOBYTE },
	// A visitor's first act asks for nothing more.
	{ template: 'portal', what: 'jsTouched', atMost: 204.75 * KILOBYTE },
	{ template: 'overview', what: 'jsTouched', atMost: 183.5 * KILOBYTE },
	// Mantine's fields are 18 KB of these: docs/decisions/interface.md says why they are worth more than the 8 KB meant for them. The rest is
	// a heading that comes late and still takes the focus, what keeps the sheets of slots, and contractions of French.
	{ template: 'home', what: 'js', atMost: 203.375 * KILOBYTE },
	// Suggestions, nine more filters, photos of cards, units and saved searches: docs/decisions/filters.md says what they cost.
	{ template: 'list', what: 'js', atMost: 252.25 * KILOBYTE },
	{ template: 'detail', what: 'js', atMost: 252.25 * KILOBYTE },
	{ template: 'list', what: 'requests', atMost: 30 },
	// The wrappers of Mantine's fields are 42 of them.
	{ template: 'list', what: 'nodes', atMost: 930 },
	// Tokens, elements and the frame; what a slot wears stands before its markup. docs/decisions/interface.md says what else there is.
	...TEMPLATES.map((template) => ({ template, what: 'cssBlocking', atMost: 7 * KILOBYTE }) as const),
	...TEMPLATES.map((template) => ({ template, what: 'cssBlockingFiles', atMost: 2 }) as const),
	...TEMPLATES.map((template) => ({ template, what: 'cssTwice', atMost: 0 }) as const),
	// docs/decisions/bench.md says what icons in one picture and late drawing bring for 0.1 and 0.3 KB.
	{ template: 'home', what: 'css', atMost: 26.875 * KILOBYTE },
	{ template: 'list', what: 'css', atMost: 32.125 * KILOBYTE },
	{ template: 'detail', what: 'css', atMost: 32.125 * KILOBYTE },
	{ template: 'content', what: 'css', atMost: 10.5 * KILOBYTE },
	{ template: 'form', what: 'css', atMost: 23.25 * KILOBYTE },
	{ template: 'portal', what: 'css', atMost: 16.5 * KILOBYTE },
	{ template: 'overview', what: 'css', atMost: 20.5 * KILOBYTE },
	...TEMPLATES.map((template) => ({ template, what: 'roundTrips', atMost: ROUND_TRIPS }) as const),
	...TEMPLATES.map((template) => ({ template, what: 'layoutShift', atMost: 0 }) as const),
];

/** Lowest Lighthouse scores on a phone; performance depends on the machine, so `npm run bench` asks for it and `npm test` does not. */
const LIGHTHOUSE_MINIMUM: Record<Category, number> = {
	performance: 98,
	accessibility: 100,
	'best-practices': 100,
	seo: 100,
};

/** One form stands for both. */
export const LIGHTHOUSE_TEMPLATES: readonly Template['name'][] = TEMPLATES.filter(
	(name) => name !== 'valuation',
);

/** Pages of the portal are kept out of search engines, which costs points for search engines. */
const NOT_INDEXED: ReadonlySet<string> = new Set(['portal', 'overview']);
export const lighthouseMinimum = (page: string, category: Category): number =>
	category === 'seo' && (NOT_INDEXED.has(page) || page.startsWith('owner-'))
		? 0
		: LIGHTHOUSE_MINIMUM[category];

type Figures = ReadonlyMap<string, { site: LoadFigures; monolith: LoadFigures }>;

interface MeasuredBudget {
	budget: Budget;
	value: number;
	limit: number;
}

/** Each budget of a page that was measured, beside what it costs. */
export function measuredBudgets(figures: Figures): MeasuredBudget[] {
	return BUDGETS.flatMap((budget) => {
		const measured = figures.get(budget.template);
		if (!measured) return [];
		const value = measured.site[budget.what];
		const limit = budget.ofMonolith ? budget.atMost * measured.monolith[budget.what] : budget.atMost;
		return [{ budget, value, limit }];
	});
}

/** The budgets that are broken. */
export const findBreaches = (figures: Figures): MeasuredBudget[] =>
	measuredBudgets(figures).filter(({ value, limit }) => value > limit);

/** `overview js: 187400 of 187648` */
export const budgetLine = ({ budget: { template, what }, value, limit }: MeasuredBudget): string =>
	`${template} ${what}: ${value} of ${Math.floor(limit)}`;
