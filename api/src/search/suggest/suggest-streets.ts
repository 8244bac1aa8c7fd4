import {
	type CityChoice,
	type Language,
	type SearchFilter,
	type Suggestion,
	writeSearch,
} from '@estate/shared-contract';
import type { Db } from '../../database/database.ts';
import { type KnownStreet, knownStreets } from '../known-streets.ts';
import { prepareSearch } from '../prepare-search.ts';
import { PropertyFilter } from '../property-filter.ts';
import type { SearchIndex } from '../search-index.ts';
import { searchableText } from '../searchable-text.ts';
import type { TypedText } from './typed-text.ts';

/** Each is searched for, to say how many it finds. */
const MOST_STREETS = 3;
/** Shorter beginnings begin too many names. */
const SHORTEST_STREET = 3;
/** "12", "12a", "12 bus 3": of four digits it is a postcode. */
const HOUSE_NUMBER = /^\d{1,3}[a-z]?(?: (?:bus|bte|boite|box) \w+)?(?: |$)/;

/** Is the rest of what was typed a number in the street, or the beginning of where it lies? */
function isAddress({ city: { place, name, zip } }: KnownStreet, rest: string): boolean {
	const sought = rest.replace(HOUSE_NUMBER, '');
	const names = [name, ...Object.values(place?.names ?? {})].map(searchableText);
	return [zip, ...names].some((one) => one.startsWith(sought) || `${zip} ${one}`.startsWith(sought));
}

/** How well a street fits what was typed, best at 0; undefined where it does not. */
function fitOf(street: KnownStreet, end: string): number | undefined {
	const { key } = street;
	if (key.startsWith(end)) return 0;
	if (end.startsWith(`${key} `)) return isAddress(street, end.slice(key.length + 1)) ? 0 : undefined;
	return key.includes(` ${end}`) ? 1 : undefined;
}

/** Without the text, of which searches leave out words that say nothing ("de"). */
const besideText = (filter: SearchFilter) =>
	`${filter.goal} ${writeSearch({ ...filter, search: '', sort: 'newest' })}`;

/** The search of a street: its name as a text within its city. Undefined where searches understand the name as something else. */
async function asSuggestion(
	db: Db,
	index: SearchIndex,
	{ name, city: { place, name: cityName, zip }, slots }: KnownStreet,
	{ before, found }: TypedText,
	language: Language,
): Promise<Suggestion | undefined> {
	const called = place?.names[language] ?? cityName;
	const cities: CityChoice[] = [{ name: called.toLowerCase(), zip }];
	const filter: SearchFilter = { ...before, cities, search: name, sort: 'relevance' };
	const query = writeSearch(filter);
	const asked = new URLSearchParams(query);
	// Nobody sees the order of what is only counted.
	asked.set('sort', 'newest');
	asked.set('language', language);
	const search = await prepareSearch(db, index, asked, before.goal);
	if (besideText(search.filter) !== besideText(filter)) return undefined;
	const finds = new PropertyFilter(index, { ...search, units: 'grouped' }).found();
	if (!slots.every((slot) => finds.has(slot) || !found.has(slot))) return undefined;
	return {
		kind: 'street',
		label: name,
		detail: called,
		count: finds.size,
		goal: before.goal,
		query: query.toString(),
	};
}

/** Streets whose published name begins with the end of what was typed, those with the most properties first; then those with a later word of it. */
export async function suggestStreets(
	db: Db,
	index: SearchIndex,
	typed: TypedText,
	language: Language,
): Promise<Suggestion[]> {
	if (typed.end.length < SHORTEST_STREET) return [];
	const streets = (await knownStreets(index)).flatMap((street) => {
		const fit = fitOf(street, typed.end);
		if (fit === undefined) return [];
		const count = street.slots.filter((slot) => typed.found.has(slot)).length;
		return count > 0 ? [{ street, fit, count }] : [];
	});
	const likeliest = streets
		.sort((one, other) => one.fit - other.fit || other.count - one.count)
		.slice(0, MOST_STREETS);
	const suggestions = await Promise.all(
		likeliest.map(({ street }) => asSuggestion(db, index, street, typed, language)),
	);
	return suggestions.filter((one) => one !== undefined);
}
