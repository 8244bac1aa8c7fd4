import { distanceKm } from './around.ts';
import { centresOf } from './more-filter-sets.ts';
import type { PreparedSearch } from './property-filter.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * Tells how far a property lies from the nearest place that a search draws its radius around, in kilometres with one
 * decimal; undefined without a radius, and for what is not on the map. A hidden address counts by the middle of its
 * circle, which is all that the columns know.
 */
export function distancesOf(
	index: SearchIndex,
	search: Pick<PreparedSearch, 'filter' | 'places' | 'cities'>,
): (row: number) => number | undefined {
	const centres = search.filter.radius === undefined ? [] : centresOf(index, search);
	const { lat, lng } = index.properties;
	return (row) => {
		const point = { lat: lat[row] ?? Number.NaN, lng: lng[row] ?? Number.NaN };
		if (centres.length === 0 || Number.isNaN(point.lat) || Number.isNaN(point.lng)) return undefined;
		const nearest = Math.min(...centres.map((centre) => distanceKm(centre, point)));
		return Math.round(nearest * 10) / 10;
	};
}
