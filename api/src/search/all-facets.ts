import { type PropertyFacets, writeSearch } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import { countFacets } from './count-facets.ts';
import { currentMonth } from './current-month.ts';
import { moreFacets } from './more-facets.ts';
import type { PreparedSearch, PropertyFilter } from './property-filter.ts';
import type { SearchIndex } from './search-index.ts';

/** All facets of a search: the same on each of its pages and in every order, so they are counted once for these. */
export function allFacets(
	index: SearchIndex,
	filter: PropertyFilter,
	search: PreparedSearch,
	reader: Reader,
): Promise<PropertyFacets> {
	const query = writeSearch({ ...search.filter, page: 1, sort: 'newest' });
	const goal = search.anyGoal ? 'any' : search.filter.goal;
	const key = ['facets', reader.language, goal, search.units, currentMonth(), query].join('/');
	return index.readOnce(key, async () => ({
		...countFacets(index, filter, search, reader.language),
		more: moreFacets(index, filter, search, reader),
	}));
}
