import { type Goal, type Href, type SearchFilter, writeSearch } from '@estate/shared-contract';

/** Route of the list of a goal. */
export function routeOfList(goal: Goal): string {
	return goal === 1 ? 'listings.for-rent' : 'listings.for-sale';
}

/** Goal of a list's route. */
export function goalOfRoute(routeId: string): Goal {
	return routeId === routeOfList(1) ? 1 : 0;
}

/**
 * Address of the results of a search: the filter is written in the query and nowhere else (website.md §7). `beside` is
 * what else the query shall say.
 */
export function listHref(
	filter: SearchFilter,
	href: Href,
	beside: readonly (readonly [name: string, value: string])[] = [],
): string {
	const query = writeSearch(filter);
	const path = href(routeOfList(filter.goal));
	return withValues(query.size > 0 ? `${path}?${query}` : path, beside);
}

/** An address that also says this. */
export function withValues(address: string, values: readonly (readonly [name: string, value: string])[]) {
	if (values.length === 0) return address;
	const [path = '', query] = address.split('?');
	return `${path}?${new URLSearchParams([...new URLSearchParams(query), ...values].map(([n, v]) => [n, v]))}`;
}
