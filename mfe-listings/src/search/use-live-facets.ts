import type { PropertyFacets, SearchFilter } from '@estate/shared-contract';
import { apiQuery } from './form-search.ts';
import { withUnits } from './unit-query.ts';
import { type Ask, useLiveAnswer } from './use-live-answer.ts';

interface LiveFacets {
	total: number;
	facets: PropertyFacets;
}

const askFacets: Ask<SearchFilter, LiveFacets> = (filter, { api, language }, signal) =>
	api.call('properties', { query: withUnits(apiQuery({ ...filter, page: 1 }, language, 1)) }, { signal });

/** How many properties the form as it stands would find, and how many with each further choice; undefined until it changes, and while that is unknown. */
export function useLiveFacets() {
	return useLiveAnswer(askFacets);
}
