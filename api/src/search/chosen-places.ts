import type { Gazetteer, Place } from '@estate/places';
import { type CityChoice, type SearchFilter, slugify } from '@estate/shared-contract';
import type { KnownCity } from './known-cities.ts';

/** What a search knows of places. */
export interface KnownPlaces {
	cities: readonly KnownCity[];
	gazetteer: Gazetteer;
}

/** A place that a choice of a search means. */
export interface ChosenPlace {
	choice: CityChoice;
	/** Undefined for a city of the agency that the gazetteer does not know */
	place: Place | undefined;
	/** Cities of the agency that lie in it */
	cities: readonly KnownCity[];
}

/** Is it wider than a municipality? */
export const isArea = ({ kind }: Place): boolean =>
	kind === 'region' || kind === 'province' || kind === 'arrondissement';

/** Without a postcode a name means the area that is called so first (Brussels, Limburg), else every place of that name. */
function placesOf({ name, zip }: CityChoice, { gazetteer }: KnownPlaces): readonly Place[] {
	if (zip) {
		const place = gazetteer.match(name, zip);
		return place ? [place] : [];
	}
	const [first, ...others] = gazetteer.named(name);
	if (!first) return [];
	return isArea(first) ? [first] : [first, ...others.filter((place) => !isArea(place))];
}

/** Does a postcode mean the whole of a place, and not that part of it alone? */
const isWhole = (place: Place, zip: string): boolean => zip === '' || zip === place.postcodes[0];

/** Cities of the agency in a place; a postcode that is not the place's main one means that part of it alone. */
export function citiesIn(place: Place, zip: string, { cities, gazetteer }: KnownPlaces): KnownCity[] {
	const within = gazetteer.within(place.id);
	const isAll = isWhole(place, zip);
	return cities.filter((city) => city.place && within.has(city.place.id) && (isAll || city.zip === zip));
}

/** Cities that only the feed calls so. */
function namedCities({ name, zip }: CityChoice, { cities }: KnownPlaces): KnownCity[] {
	const slug = slugify(name);
	return cities.filter((city) => city.names.includes(slug) && (zip === '' || city.zip === zip));
}

function chosenPlaces(choice: CityChoice, known: KnownPlaces): ChosenPlace[] {
	const places = placesOf(choice, known);
	if (places.length > 0)
		return places.map((place) => ({ choice, place, cities: citiesIn(place, choice.zip, known) }));
	const cities = namedCities(choice, known);
	return cities.length > 0 ? [{ choice, place: cities[0]?.place, cities }] : [];
}

/** A place without properties: a city of the agency that none has. */
const emptyCity = ({ choice: { name, zip }, place }: ChosenPlace): KnownCity => ({
	slug: slugify(name),
	zip,
	name,
	names: [],
	place,
});

/**
 * The cities that the choices of a search mean, and the choices that no place answers to (decisions 15). A place where the
 * agency has nothing is understood, and finds nothing.
 */
export function resolveCities(
	choices: readonly CityChoice[],
	known: KnownPlaces,
): { cities: KnownCity[]; chosen: ChosenPlace[]; understood: CityChoice[]; unknown: string[] } {
	const chosen: ChosenPlace[] = [];
	const unknown: string[] = [];
	for (const choice of choices) {
		const places = chosenPlaces(choice, known);
		chosen.push(...places);
		if (places.length === 0) unknown.push(choice.zip ? `${choice.name} (${choice.zip})` : choice.name);
	}
	const cities = new Set(
		chosen.flatMap((place) => (place.cities.length > 0 ? place.cities : [emptyCity(place)])),
	);
	const understood = [...new Set(chosen.map(({ choice }) => choice))];
	return { cities: [...cities], chosen, understood, unknown };
}

/** Does a choice mean a part of what another one means? */
function isPartOf({ choice, place }: ChosenPlace, { choice: { zip }, place: whole }: ChosenPlace): boolean {
	if (!place || !whole || !isWhole(whole, zip)) return false;
	return place.parents.includes(whole.id) || (place.id === whole.id && !isWhole(place, choice.zip));
}

/** Cities that a search leaves out, but for the parts of them that it asks for: "niet in Gent, wel in Gentbrugge". */
export function citiesLeftOut(
	{ cities, notCities }: Pick<SearchFilter, 'cities' | 'notCities'>,
	known: KnownPlaces,
): KnownCity[] {
	const asked = resolveCities(cities, known).chosen;
	const without = resolveCities(notCities, known).chosen;
	return without.flatMap((out) => {
		const parts = new Set(asked.filter((place) => isPartOf(place, out)).flatMap((place) => place.cities));
		return out.cities.filter((city) => !parts.has(city));
	});
}

/** What a prepared search keeps of its places. */
export function placesOfSearch(choices: readonly CityChoice[], known: KnownPlaces) {
	const { cities, chosen } = resolveCities(choices, known);
	return { cities, places: chosen.flatMap(({ place }) => place ?? []) };
}
