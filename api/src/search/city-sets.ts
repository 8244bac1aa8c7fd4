import type { KnownCity } from './known-cities.ts';
import type { PropertyColumns } from './property-columns.ts';
import type { PropertySets } from './property-sets.ts';
import type { RowSet } from './row-set.ts';

/** Numbers, as properties hold them, of cities that are called so. */
export function numbersOfCities(
	{ properties }: { properties: PropertyColumns },
	cities: readonly KnownCity[],
): number[] {
	const wanted = new Set(cities.map(({ slug, zip }) => `${slug}|${zip}`));
	return [...properties.cities.values.entries()].flatMap(([number, { slug, zip }]) =>
		wanted.has(`${slug}|${zip}`) ? [number] : [],
	);
}

/** Properties in cities that are called so. */
export function propertiesInCities(
	{ properties, sets }: { properties: PropertyColumns; sets: PropertySets },
	cities: readonly KnownCity[],
): RowSet {
	const byCity = sets.byCity();
	return sets.union(numbersOfCities({ properties }, cities).flatMap((number) => byCity[number] ?? []));
}
