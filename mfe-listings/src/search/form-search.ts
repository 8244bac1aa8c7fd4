import {
	type DroppedValue,
	GOAL,
	type Goal,
	PRICE_RANGES,
	readSearch,
	SEARCH_PARAMETERS,
	type SearchFilter,
	SPAN_KINDS,
	withGoal,
	writeSearch,
} from '@estate/shared-contract';

type SearchRead = ReturnType<typeof readSearch>;

/** Field of a form with a goal to choose: the goal that its price fields were drawn for. */
export const PRICE_GOAL = 'price-goal';

/** Fields of the plain form that an address spells otherwise: `price-min` and `price-max` become `price=min-max`. */
export const FORM_FIELDS = [
	...['price', ...SPAN_KINDS].flatMap((name) => [`${name}-min`, `${name}-max`]),
	'goal',
	PRICE_GOAL,
];

const goalNamed = (query: URLSearchParams, name: string): Goal | undefined =>
	Object.values(GOAL).find((goal) => String(goal) === query.get(name));

/** Goal that a form asks for; undefined when the query names none. */
export function goalOfQuery(query: URLSearchParams): Goal | undefined {
	return goalNamed(query, 'goal');
}

/**
 * The price of a search for one goal, as the address of a list of the other goal carries it: no price that is read there, so
 * that its page says that it was left out.
 */
export function formerPrice({ goal, price }: Pick<SearchFilter, 'goal' | 'price'>): DroppedValue[] {
	const range = PRICE_RANGES[goal];
	const [min, max] = [price.min > range.min ? price.min : '', price.max < range.max ? price.max : ''];
	return min === '' && max === '' ? [] : [{ name: 'price', value: `${min}–${max}` }];
}

/** The bounds of a `formerPrice`; undefined for any other value that was left out. */
export function boundsOfFormerPrice({
	name,
	value,
}: DroppedValue): { min?: number; max?: number } | undefined {
	const [, min, max] = (name === 'price' && /^(\d{0,9})–(\d{0,9})$/.exec(value)) || [];
	return min || max ? { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) } : undefined;
}

/**
 * Reads the search of an address or of a form's query on the list of `goal`. A form that asks for another goal than its
 * price fields were drawn for has its price range reset (website.md §4), and that is said.
 */
export function searchOfQuery(query: URLSearchParams, goal: Goal): SearchRead {
	const asked = goalOfQuery(query) ?? goal;
	const priced = goalNamed(query, PRICE_GOAL) ?? asked;
	const { filter, dropped } = readSearch(query, priced);
	if (asked === priced) return { filter, dropped };
	return { filter: withGoal(filter, asked), dropped: [...dropped, ...formerPrice(filter)] };
}

/** What a filled-in form says: read exactly as the server reads the plain form. */
function readForm(form: HTMLFormElement, goal: Goal): SearchRead {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
	return searchOfQuery(query, goal);
}

/** The search that a filled-in form stands for. */
export function searchOfForm(form: HTMLFormElement, goal: Goal): SearchFilter {
	return readForm(form, goal).filter;
}

/** What makes no sense in a form, as an address has it: the page of the results names it. */
export function droppedOfForm(form: HTMLFormElement, goal: Goal): [name: string, value: string][] {
	return readForm(form, goal).dropped.map(({ name, value }) => [name, value]);
}

/** Did a plain form write this query, with empty fields and form-only names? Then it has a shorter spelling. */
export function isFormQuery(query: URLSearchParams): boolean {
	return (
		FORM_FIELDS.some((name) => query.has(name)) ||
		SEARCH_PARAMETERS.some((name) => query.getAll(name).includes(''))
	);
}

/** What a query says besides the search, such as where a visitor comes from: it stays in the address. */
export function besideSearch(query: URLSearchParams): [name: string, value: string][] {
	const own = new Set<string>([...SEARCH_PARAMETERS, ...FORM_FIELDS]);
	return [...query].filter(([name]) => !own.has(name));
}

/** The query that the api's search takes. */
export function apiQuery(filter: SearchFilter, language: string, pageSize?: number): URLSearchParams {
	const query = writeSearch(filter);
	query.set('goal', String(filter.goal));
	query.set('language', language);
	if (pageSize !== undefined) query.set('pageSize', String(pageSize));
	return query;
}
