import { type SearchFilter, writeSearch } from '@estate/shared-contract';

/** Path of the page that takes a saved search (website.md §2 "Demand register"). */
const DEMAND_PATH = '/demand-register/';

/** A search as a query that says its goal as well, for a saved search. */
export function demandQuery(filter: SearchFilter): string {
	const query = writeSearch({ ...filter, sort: 'newest', page: 1 });
	query.set('goal', String(filter.goal));
	return query.toString();
}

/** Address of the form for a saved search, filled with a search; undefined where the site has no such page. */
export function demandAddress(
	localize: (originalPath: string) => string,
	filter: SearchFilter,
): string | undefined {
	const path = localize(DEMAND_PATH);
	return path === '/' ? undefined : `${path}?${demandQuery(filter)}`;
}
