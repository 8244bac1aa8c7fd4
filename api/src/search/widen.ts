import { promisingFirst, type WidenStep, widerSearches, writeSearch } from '@estate/shared-contract';
import { countFound } from './find-properties.ts';
import { resolveCities } from './known-cities.ts';
import type { PreparedSearch } from './property-filter.ts';
import type { SearchIndex } from './search-index.ts';

/** What would find something, for a search that finds nothing. A wider search has the same words or none, so each way is one pass in memory. */
export function waysToWiden(index: SearchIndex, { filter, anyGoal, words }: PreparedSearch): WidenStep[] {
	return promisingFirst(
		widerSearches(filter).map(({ search, ...way }) => ({
			...way,
			total: countFound(index, {
				filter: search,
				anyGoal,
				cities: resolveCities(search.cities, index.cities).cities,
				words: search.search ? words : [],
			}),
			query: writeSearch(search).toString(),
		})),
	);
}
