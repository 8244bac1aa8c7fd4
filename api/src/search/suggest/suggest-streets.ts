import { type CityChoice, type Language, type Suggestion, writeSearch } from '@estate/shared-contract';
import { placesOfSearch } from '../chosen-places.ts';
import { type KnownStreet, type StreetNames, streetNames } from '../known-streets.ts';
import { countFound } from '../property-filter.ts';
import type { SearchIndex } from '../search-index.ts';
import { searchableText } from '../searchable-text.ts';
import { otherStreetNames } from '../street-twins.ts';
import type { TypedText } from './typed-text.ts';

const MOST_STREETS = 3;
/** Shorter beginnings begin too many names. */
const SHORTEST_STREET = 3;
/** Shorter names are like too many. */
const SHORTEST_MISTYPED = 5;
/** "12", "12a", "12 bus 3": of four digits it is a postcode. */
const HOUSE_NUMBER = /^(\d{1,3}[a-z]?)(?: (?:bus|bte|boite|box) \w+)?(?: |$)/;

/** A name that fits what was typed, best at 0; what stands behind it, where something does. */
interface FittingName {
	key: string;
	fit: number;
	rest: string;
}

function* namesThatFit({ byKey }: StreetNames, end: string): Generator<FittingName> {
	const later = ` ${end}`;
	for (const key of byKey.keys()) {
		if (key.startsWith(end) || otherStreetNames(key).some((name) => name.startsWith(end)))
			yield { key, fit: 0, rest: '' };
		else if (end.startsWith(key) && end[key.length] === ' ')
			yield { key, fit: 0, rest: end.slice(key.length + 1) };
		else if (key.includes(later)) yield { key, fit: 1, rest: '' };
	}
}

/** Names with one error in them, alone or before a number or a place. */
function* namesNearly({ near }: StreetNames, end: string): Generator<FittingName> {
	const words = end.split(' ');
	for (let length = words.length; length > 0; length--) {
		const typed = words.slice(0, length).join(' ');
		if (typed.length < SHORTEST_MISTYPED) return;
		const rest = words.slice(length).join(' ');
		for (const key of near.nearest(typed, 1)) yield { key, fit: 0, rest };
	}
}

/** How well a place fits what stands behind the name of a street, best at 0: a number there, or the beginning of where it lies, or of what that is a part of. */
function fitOfPlace(
	{ gazetteer }: SearchIndex,
	{ city: { place, name, zip } }: KnownStreet,
	rest: string,
): number | undefined {
	const sought = rest.replace(HOUSE_NUMBER, '');
	if (sought === '') return 0;
	const begins = (names: readonly string[]) =>
		names.map(searchableText).some((one) => one.startsWith(sought) || `${zip} ${one}`.startsWith(sought));
	if (zip.startsWith(sought) || begins([name, ...Object.values(place?.names ?? {})])) return 0;
	const around = place?.parents.flatMap((id) => Object.values(gazetteer.byId(id)?.names ?? {})) ?? [];
	return begins(around) ? 1 : undefined;
}

/** The search of a street within its city, or of one house there, and how many it finds. */
function asSuggestion(
	index: SearchIndex,
	{ city: { place, name: cityName, zip } }: KnownStreet,
	street: string,
	{ before }: TypedText,
	language: Language,
): Suggestion & { count: number } {
	const called = place?.names[language] ?? cityName;
	const cities: CityChoice[] = [{ name: called.toLowerCase(), zip }];
	const filter = { ...before, cities, street };
	const places = placesOfSearch(cities, index);
	return {
		kind: 'street',
		label: street,
		detail: called,
		count: countFound(index, { filter, anyGoal: false, ...places, words: [], units: 'grouped' }),
		goal: before.goal,
		query: writeSearch(filter).toString(),
	};
}

async function suggestNamed(
	index: SearchIndex,
	typed: TypedText,
	language: Language,
	namesOf: (names: StreetNames, end: string) => Iterable<FittingName>,
): Promise<Suggestion[]> {
	if (typed.end.length < SHORTEST_STREET) return [];
	const names = await streetNames(index);
	const likeliest = [...namesOf(names, typed.end)]
		.flatMap(({ key, fit, rest }) =>
			(names.byKey.get(key) ?? []).flatMap((street) => {
				const there = fitOfPlace(index, street, rest);
				return there === undefined ? [] : { street, fit: fit + there, rest };
			}),
		)
		.map((one) => ({ ...one, count: one.street.rows.filter((row) => typed.found.has(row)).length }))
		.filter(({ count }) => count > 0)
		.sort((one, other) => one.fit - other.fit || other.count - one.count)
		.slice(0, MOST_STREETS);
	const houses: Suggestion[] = [];
	const streets: Suggestion[] = [];
	for (const { street, rest } of likeliest) {
		const [, number] = HOUSE_NUMBER.exec(rest) ?? [];
		const house = number && asSuggestion(index, street, `${street.name} ${number}`, typed, language);
		if (house && house.count > 0) houses.push(house);
		else streets.push(asSuggestion(index, street, street.name, typed, language));
	}
	return [...houses, ...streets];
}

/** Streets whose published name begins with the end of what was typed, those with the most properties first; then those with a later word of it. */
export const suggestStreets = (index: SearchIndex, typed: TypedText, language: Language) =>
	suggestNamed(index, typed, language, namesThatFit);

/** Streets of a name that was typed with an error. */
export const suggestLikelyStreets = (index: SearchIndex, typed: TypedText, language: Language) =>
	suggestNamed(index, typed, language, namesNearly);
