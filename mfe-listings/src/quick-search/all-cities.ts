import { GOAL } from '@estate/shared-contract';
import { type CityOption, mergedCities } from '../search/filter-options.ts';
import type { QuickSearchData } from './load-quick-search.ts';

/** The places of both goals: what the form offers before a goal was chosen, and without JavaScript. */
export function allCities(options: QuickSearchData['options']): CityOption[] {
	return mergedCities(options[GOAL.sale].cities, options[GOAL.rent].cities);
}
