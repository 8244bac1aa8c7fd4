import { type Goal, type WidenStep, waysThatFind, withGoal, writeSearch } from '@estate/shared-contract';
import { placesOfSearch } from './chosen-places.ts';
import { countFound, type PreparedSearch } from './property-filter.ts';
import type { SearchIndex } from './search-index.ts';

type Cities = PreparedSearch['filter']['cities'];

/** What would find something, for a search that finds nothing. A wider search has the same words or none, so each way is one pass in memory: some forty at most, and 84 of several filters where none of those helps. */
export function waysToWiden(
	index: SearchIndex,
	{ filter, anyGoal, words, units }: PreparedSearch,
): WidenStep[] {
	// Most ways have the same places, found once.
	const known = new Map<Cities, ReturnType<typeof placesOfSearch>>();
	const placesOf = (cities: Cities) => {
		const places = known.get(cities) ?? placesOfSearch(cities, index);
		known.set(cities, places);
		return places;
	};
	return waysThatFind(filter, ({ search, ...way }) => ({
		...way,
		total: countFound(index, {
			filter: search,
			anyGoal,
			...placesOf(search.cities),
			units,
			words: search.search ? words : [],
		}),
		query: writeSearch(search).toString(),
	}));
}

/** How many properties the same search finds for the other goal, where that is any; its prices are others. */
export function otherGoalOf(index: SearchIndex, asked: PreparedSearch): { otherGoal?: number } {
	const goal: Goal = asked.filter.goal === 1 ? 0 : 1;
	const total = countFound(index, { ...asked, filter: withGoal(asked.filter, goal) });
	return total > 0 ? { otherGoal: total } : {};
}
