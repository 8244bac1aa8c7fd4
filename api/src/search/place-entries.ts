import type { Place } from '@estate/places';
import type { Language } from '@estate/shared-contract';
import { citiesIn, type KnownPlaces } from './chosen-places.ts';
import { numbersOfCities } from './city-sets.ts';
import type { KnownCity } from './known-cities.ts';
import type { PropertyColumns } from './property-columns.ts';

/** A place with a postcode as lists of places offer it: what the filter of that name and postcode finds. */
export interface PlaceEntry {
	/** Undefined for a city of the agency that the gazetteer does not know */
	place: Place | undefined;
	/** As the feed has it */
	name: string;
	zip: string;
	/** Numbers of the cities that lie in it, as properties hold them */
	cities: readonly number[];
}

const keyOf = ({ place, slug, zip }: KnownCity) => `${place?.id ?? slug}|${zip}`;

/** Every place of the agency once, however the feed spells it. */
export function makePlaceEntries(index: KnownPlaces & { properties: PropertyColumns }): PlaceEntry[] {
	const byKey = new Map(index.cities.toReversed().map((city) => [keyOf(city), city]));
	return [...byKey.values()].toReversed().map((city) => {
		const { place, name, zip } = city;
		const cities = place ? citiesIn(place, zip, index) : [city];
		return { place, name, zip, cities: numbersOfCities(index, cities) };
	});
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** The entries in the order of their names in a language. */
export const entriesByName = (entries: readonly PlaceEntry[], language: Language): PlaceEntry[] =>
	[...entries].sort(
		(one, other) =>
			compare(entryName(one, language), entryName(other, language)) || compare(one.zip, other.zip),
	);

/** How a list names the place. */
export const entryName = ({ place, name }: PlaceEntry, language: Language): string =>
	place?.names[language] ?? name;
