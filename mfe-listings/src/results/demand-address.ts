import { SAVE_SEARCH_PATH, type SearchFilter, searchToSave } from '@estate/shared-contract';

/** Path of the page that takes a demand (website.md §2 "Demand register"): in places that the agency knows. */
const DEMAND_PATH = '/demand-register/';

/**
 * Address of the form by which a search is left with the agency, filled with it: where the search names a place, which may be
 * one where the agency has nothing, the form that takes any search. undefined where the site has no such page.
 */
export function demandAddress(
	localize: (originalPath: string) => string,
	filter: SearchFilter,
): string | undefined {
	const path = localize(filter.cities.length > 0 ? SAVE_SEARCH_PATH : DEMAND_PATH);
	return path === '/' ? undefined : `${path}?${searchToSave(filter)}`;
}
