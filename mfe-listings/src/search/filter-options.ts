import type { SlotContext } from '@estate/remote-kit';
import type { CityEntry, Goal, PropertyFacets, PropertyType, SearchFilter } from '@estate/shared-contract';

export interface CityOption {
	/** As the query spells it: `gent|9000` */
	value: string;
	name: string;
	zip: string;
	/** What it is called, where that is not its name */
	label?: string;
}

export interface TypeOption {
	id: number;
	name: string;
}

/** How a query spells a city (website.md §7). */
function cityValue(name: string, zip: string): string {
	return `${name.toLowerCase()}|${zip}`;
}

/** A city as a field of the form offers it. */
export function cityOption({ Name, Zip }: Pick<CityEntry, 'Name' | 'Zip'>): CityOption {
	return { value: cityValue(Name, Zip), name: Name, zip: Zip };
}

/** Cities with those of further lists that they lack, each once, by name. */
export function mergedCities(...lists: readonly (readonly CityOption[])[]): CityOption[] {
	return [...new Map(lists.flat().map((city) => [city.value, city])).values()].sort((one, other) =>
		one.name.localeCompare(other.name, 'nl'),
	);
}

/** Cities of a search; one that the form does not offer stays ticked until the visitor unticks it. */
export function citiesOfSearch({ cities }: Pick<SearchFilter, 'cities'>): CityOption[] {
	return cities.map((city) => ({ ...city, value: cityValue(city.name, city.zip) }));
}

/** Properties per city that a search would find with it, by the query's spelling. */
export function countsByCity({ cities }: Pick<PropertyFacets, 'cities'>): ReadonlyMap<string, number> {
	return new Map(cities.map(({ Name, Zip, count }) => [cityValue(Name, Zip), count]));
}

/** Properties per type that a search would find with it, by WebID. */
export function countsByType({ types }: Pick<PropertyFacets, 'types'>): ReadonlyMap<number, number> {
	return new Map(types.map(({ WebID, count }) => [WebID, count]));
}

/** Names of the main types that a search finds, by slug. */
export function subtypeNamesOf({ more }: Pick<PropertyFacets, 'more'>): Record<string, string> {
	return Object.fromEntries(more?.subtypes.map(({ slug, name }) => [slug, name]) ?? []);
}

/** Types that can be had for a goal, in the agency's order. */
export function typeOptions(types: readonly PropertyType[], goal: Goal): TypeOption[] {
	return types
		.filter(({ Sale, Rent }) => (goal === 1 ? Rent : Sale))
		.sort((one, other) => one.ShowOrder - other.ShowOrder)
		.map(({ WebID, Name }) => ({ id: WebID, name: Name }));
}

/** Cities and types that a form offers for a goal. */
export async function readOptions(
	{ api, language, signal }: Pick<SlotContext, 'api' | 'language' | 'signal'>,
	goal: Goal,
): Promise<{ cities: CityOption[]; types: TypeOption[] }> {
	const [cities, types] = await Promise.all([
		api.call('cities', { query: { language, goal: goal === 1 ? '1' : '0' } }, { signal }),
		api.call('types', { query: { language } }, { signal }),
	]);
	return { cities: cities.items.map(cityOption), types: typeOptions(types.items, goal) };
}
