import { digitsOfPrice, GOAL, PROJECT_SORTS, type ProjectSort, readSearch } from '@estate/shared-contract';

/** Filters of the list, as its address and the api name them. */
const FILTERS = ['city', 'type', 'bedrooms', 'price', 'price-min', 'price-max', 'hide', 'bounds'] as const;
/** All that the address of the list says. */
export const LIST_PARAMETERS = [...FILTERS, 'sort', 'page', 'view'] as const;
type Parameter = (typeof LIST_PARAMETERS)[number];

const isFilter = (name: string) => FILTERS.some((filter) => filter === name);
const HIGHEST_PAGE = 10_000;

/** What an address says of the list of projects. */
export interface ListAddress {
	/** Its parameters without what says nothing */
	query: URLSearchParams;
	/** From 1 */
	page: number;
	sort: ProjectSort | undefined;
	isMap: boolean;
	isFiltered: boolean;
	/** Values of filters that make no sense: the list leaves them out, and says so */
	dropped: string[];
	/** EUR, as the field of the budget holds it: what is no price stays as it was typed */
	budget: string;
}

export function readListAddress(search: string): ListAddress {
	const asked = new URLSearchParams(search);
	const query = new URLSearchParams();
	for (const name of LIST_PARAMETERS)
		for (const value of asked.getAll(name)) if (value.trim()) query.append(name, value);
	const { dropped } = readSearch(query, GOAL.sale);
	const budget = query.get('price-max') ?? query.get('price')?.split('-')[1] ?? '';
	const page = Number(query.get('page'));
	return {
		query,
		page: Number.isInteger(page) && page >= 1 && page <= HIGHEST_PAGE ? page : 1,
		sort: PROJECT_SORTS.find((sort) => sort === query.get('sort')),
		isMap: query.get('view') === 'map',
		isFiltered: FILTERS.some((name) => query.has(name)),
		dropped: dropped.filter(({ name }) => isFilter(name)).map(({ value }) => value),
		budget: digitsOfPrice(budget),
	};
}

/** The list's address with some of its parameters changed; '' takes one away. A change of what is shown begins at page 1. */
export function listAddress(
	path: string,
	{ query }: Pick<ListAddress, 'query'>,
	changes: Partial<Record<Parameter, string>>,
): string {
	const changed = new URLSearchParams(query);
	if (!('view' in changes)) changed.delete('page');
	for (const [name, value] of Object.entries(changes)) {
		if (value) changed.set(name, value);
		else changed.delete(name);
	}
	return changed.size > 0 ? `${path}?${changed}` : path;
}
