import type { Goal } from '@estate/shared-contract';
import { WITHDRAWN } from './property-columns.ts';
import type { SearchIndex } from './search-index.ts';

/** Properties that each city has now, by `name|zip`; for one goal or both. */
export function cityCounts({ properties }: SearchIndex, goal: Goal | undefined): Map<string, number> {
	const counts = new Uint32Array(properties.cities.values.length);
	for (let slot = 0; slot < properties.size; slot++) {
		const city = properties.city[slot] ?? 0;
		if (properties.state[slot] !== WITHDRAWN && (goal === undefined || properties.goal[slot] === goal))
			counts[city] = (counts[city] ?? 0) + 1;
	}
	return new Map(
		properties.cities.values.map(({ name, zip }, number) => [`${name}|${zip}`, counts[number] ?? 0]),
	);
}
