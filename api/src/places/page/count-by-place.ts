import { propertiesInCities } from '../../search/city-sets.ts';
import type { RowSet } from '../../search/row-set.ts';
import type { SearchIndex } from '../../search/search-index.ts';

/** How many of these properties lie in each place of the gazetteer, parts counted with their wholes; places without any are left out. */
export function countByPlace(index: SearchIndex, properties: RowSet): Map<string, number> {
	const counts = new Map<string, number>();
	for (const city of index.cities) {
		if (!city.place) continue;
		const count = properties.sizeWith(propertiesInCities(index, [city]));
		if (count === 0) continue;
		for (const id of [city.place.id, ...city.place.parents]) counts.set(id, (counts.get(id) ?? 0) + count);
	}
	return counts;
}
