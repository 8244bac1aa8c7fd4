import type { Goal } from '@estate/shared-contract';
import { WITHDRAWN } from './home-columns.ts';
import type { SearchIndex } from './search-index.ts';

/** Homes that each city has now, by `name|zip`; for one goal or both. */
export function cityCounts({ homes }: SearchIndex, goal: Goal | undefined): Map<string, number> {
	const counts = new Uint32Array(homes.cities.values.length);
	for (let slot = 0; slot < homes.size; slot++) {
		const city = homes.city[slot] ?? 0;
		if (homes.state[slot] !== WITHDRAWN && (goal === undefined || homes.goal[slot] === goal))
			counts[city] = (counts[city] ?? 0) + 1;
	}
	return new Map(homes.cities.values.map(({ name, zip }, number) => [`${name}|${zip}`, counts[number] ?? 0]));
}
