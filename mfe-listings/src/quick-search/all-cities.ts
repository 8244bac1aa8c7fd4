import { GOAL } from '@estate/shared-contract';
import type { CityOption } from '../search/filter-options.ts';
import type { QuickSearchData } from './load-quick-search.ts';

/** The places of both goals, each once, by name: what the form offers before a goal was chosen, and without JavaScript. */
export function allCities(options: QuickSearchData['options']): CityOption[] {
	const all = [...options[GOAL.sale].cities, ...options[GOAL.rent].cities];
	return [...new Map(all.map((city) => [city.value, city])).values()].sort((one, other) =>
		one.name.localeCompare(other.name, 'nl'),
	);
}
