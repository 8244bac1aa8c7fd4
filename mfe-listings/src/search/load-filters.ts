import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult, PropertyFacets, SearchFilter } from '@estate/shared-contract';
import { goalOfRoute } from '../property/list-address.ts';
import { listQuery } from '../results/list-query.ts';
import { understoodSearch } from '../results/understood-search.ts';
import { type CityOption, readOptions, type TypeOption } from './filter-options.ts';
import { searchOfQuery } from './form-search.ts';
import { withShownPlaces } from './shown-places.ts';

export interface FiltersData {
	filter: SearchFilter;
	/** Cities that have a property for the goal */
	cities: CityOption[];
	types: TypeOption[];
	/** How many properties each further choice would find */
	facets: PropertyFacets;
}

/** Reads what the filter form offers, and the search in the address that it holds. */
export async function loadFilters(context: SlotContext): Promise<LoadResult<FiltersData>> {
	const { api, language, location, route, signal } = context;
	const { filter } = searchOfQuery(new URLSearchParams(location.search), goalOfRoute(route.id));
	const [options, answer] = await Promise.all([
		readOptions(context, filter.goal),
		// The question of the results, word for word: the browser's cache answers one of the two.
		api.call('properties', { query: listQuery(filter, language, location.search) }, { signal }),
	]);
	const isOffered = (type: number) => options.types.some(({ id }) => id === type);
	// A sentence that was understood in part stays as it was typed; the fields hold what it says.
	const understood = understoodSearch(answer);
	const held = understood?.goal === filter.goal ? { ...understood, search: filter.search } : filter;
	const shown = withShownPlaces(held, answer, language);
	const types = held.types.filter(isOffered);
	return { data: { filter: { ...shown, types }, ...options, facets: answer.facets } };
}
