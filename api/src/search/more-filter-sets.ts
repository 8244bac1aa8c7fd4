import type { Place } from '@estate/places';
import { type GeoPoint, type Goal, monthNumber, RADII, type SearchFilter } from '@estate/shared-contract';
import { propertiesInCities } from './city-sets.ts';
import { currentMonth } from './current-month.ts';
import type { KnownCity } from './known-cities.ts';
import type { RowSet } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';

interface PlacesOfSearch {
	cities: readonly KnownCity[];
	places: readonly Place[];
}

/** Facets of the filters that came after the first ones. Features have none: all of them hold together. */
export type MoreFacetName =
	| 'plot'
	| 'year'
	| 'facades'
	| 'subtypes'
	| 'available'
	| 'bedroomsMax'
	| 'epcMin'
	| 'projects';

/** Where a search draws its radius: around its places, or the middle of the properties of a city that no place is called. */
export function centresOf(index: SearchIndex, { places, cities }: PlacesOfSearch): GeoPoint[] {
	const points = places.flatMap(({ point }) => (point ? { lat: point.latitude, lng: point.longitude } : []));
	return [...points, ...cities.filter(({ place }) => !place).flatMap((city) => middleOf(index, city))];
}

/** Middle of the properties of a city, as far as they are on the map. */
function middleOf(index: SearchIndex, city: KnownCity): GeoPoint[] {
	const { lat, lng, size } = index.properties;
	const there = propertiesInCities(index, [city]);
	const sum = { lat: 0, lng: 0, count: 0 };
	for (let row = 0; row < size; row++) {
		if (!there.has(row) || Number.isNaN(lat[row])) continue;
		sum.lat += lat[row] ?? 0;
		sum.lng += lng[row] ?? 0;
		sum.count++;
	}
	return sum.count > 0 ? [{ lat: sum.lat / sum.count, lng: sum.lng / sum.count }] : [];
}

/** Properties in the places of a search, and around them where a radius is asked. */
export function placeSet(
	index: SearchIndex,
	{ filter, ...search }: PlacesOfSearch & { filter: SearchFilter },
): RowSet {
	const inCities = propertiesInCities(index, search.cities);
	if (filter.radius === undefined) return inCities;
	const around = index.sets.around(centresOf(index, search))[RADII.indexOf(filter.radius)];
	return index.sets.union(around ? [inCities, around] : [inCities]);
}

/** What each filter that has a facet of its own lets through. */
export function* moreFacetSets(
	{ properties, sets }: SearchIndex,
	filter: SearchFilter,
	goal: Goal | 'any',
): Generator<[MoreFacetName, RowSet]> {
	for (const kind of ['plot', 'year'] as const) {
		const { min, max } = filter[kind];
		if (min === undefined && max === undefined) continue;
		yield [kind, sets.between(kind, min ?? 0, max ?? Number.POSITIVE_INFINITY, goal)];
	}
	const { facades, subtypes, available, bedroomsMax, epcMin, projects } = filter;
	if (facades.length > 0) yield ['facades', sets.union(facades.map((count) => sets.withFacades(count)))];
	if (subtypes.length > 0) {
		const isWanted = (slug: string | undefined) => slug !== undefined && subtypes.includes(slug);
		const wanted = sets.bySubtype().filter((_, number) => isWanted(properties.subtypes.values[number]));
		yield ['subtypes', sets.union(wanted)];
	}
	if (available)
		yield ['available', sets.freeBy(available === 'now' ? currentMonth() : monthNumber(available))];
	if (bedroomsMax !== undefined) yield ['bedroomsMax', sets.withBedroomsAtMost(bedroomsMax)];
	if (epcMin) yield ['epcMin', sets.ofClassAtLeast(epcMin)];
	if (projects) yield ['projects', projects === 'only' ? sets.inProjects() : sets.outsideProjects()];
}
