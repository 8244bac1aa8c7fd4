import {
	type Goal,
	isFiltered,
	type SearchFilter,
	type Suggestion,
	writeSearch,
} from '@estate/shared-contract';
import type { Reader } from '../../content/site-settings.ts';
import type { Db } from '../../database/database.ts';
import { readTypes } from '../../places/read-places.ts';
import { placeName } from '../../saved-searches/description/place-name.ts';
import { searchWords } from '../../saved-searches/description/search-words.ts';
import { placesOfSearch } from '../chosen-places.ts';
import { countFound } from '../property-filter.ts';
import type { SearchIndex } from '../search-index.ts';
import { searchableText } from '../searchable-text.ts';
import { lexiconOf } from '../sentence/vocabulary/lexicon.ts';
import { publishedStreet } from '../street-set.ts';
import { isTooLong, readWhole } from './typed-text.ts';

const MOST_FILTERS = 2;
/** Behind "with", where nothing else is meant */
const MOST_THINGS = 4;
const MOST_COMPLETED = 3;
/** Shorter beginnings begin too many words. */
const SHORTEST_WORD = 3;

/** Places, types and streets are suggested by themselves. */
const isMore = (filter: SearchFilter): boolean => {
	const { radius, street, ...others } = { ...filter, cities: [], types: [], subtypes: [] };
	return isFiltered(others);
};

const withEnds = (words: readonly string[], ends: readonly string[]) =>
	ends.map((end) => [...words, end].join(' '));

/** "Huis met", "huis met t": with each thing that a home has and that begins so; undefined where no "with" stands there. */
function withThings(words: readonly string[], { language }: Reader): string[] | undefined {
	const { meanings, thingsBegun } = lexiconOf(language);
	const saysWith = (word = '') => meanings(searchableText(word))?.has('with') === true;
	if (saysWith(words.at(-1))) return withEnds(words, thingsBegun(''));
	const end = searchableText(words.at(-1) ?? '');
	const isShort = end !== '' && end.length < SHORTEST_WORD;
	return isShort && saysWith(words.at(-2)) ? withEnds(words.slice(0, -1), thingsBegun(end)) : undefined;
}

/**
 * The text, and the text with its last word completed: "appart 3 cham". A last word that may be the beginning of anything is
 * not read, since each letter of it would be looked up in the database.
 */
function readings(text: string, words: readonly string[], { language }: Reader): string[] {
	const { meanings, filtersBegun } = lexiconOf(language);
	const end = searchableText(words.at(-1) ?? '');
	const isKnown = /^\d/.test(end) || meanings(end) !== undefined;
	const completed = end.length < SHORTEST_WORD ? [] : filtersBegun(end).slice(0, MOST_COMPLETED);
	return [...(isKnown ? [text] : []), ...withEnds(words.slice(0, -1), completed)];
}

/** A search in the reader's words, with its goal where it is another one than the page's. */
async function inWords(
	db: Db,
	index: SearchIndex,
	filter: SearchFilter,
	goal: Goal,
	reader: Reader,
): Promise<string> {
	const { language } = reader;
	const types = await index.readOnce(`types/${language}`, () => readTypes(db, reader));
	const [ofGoal = '', ...words] = searchWords(filter, {
		language,
		types: new Map(types.map(({ WebID, Name }) => [WebID, Name])),
		subtype: (slug) => reader.text(index.subtypes.get(slug)),
		place: (city) => placeName(index.gazetteer, language, city),
		street: (street) => publishedStreet(index.properties, street),
	});
	const said = (filter.goal === goal ? words : [ofGoal, ...words]).join(', ');
	return said.charAt(0).toUpperCase() + said.slice(1);
}

async function suggestReading(
	db: Db,
	index: SearchIndex,
	reading: string,
	goal: Goal,
	reader: Reader,
): Promise<(Suggestion & { count: number; query: string }) | undefined> {
	const filter = await readWhole(db, index, reading, goal, reader.language);
	if (!filter || !isMore(filter)) return undefined;
	const query = writeSearch(filter).toString();
	const places = placesOfSearch(filter.cities, index);
	const count = countFound(index, { filter, anyGoal: false, ...places, words: [], units: 'grouped' });
	const label = await inWords(db, index, filter, goal, reader);
	// That what is sold is left out has no words there.
	return count > 0 && label !== '' ? { kind: 'filter', label, count, goal: filter.goal, query } : undefined;
}

/**
 * What a text says as filters, where every word of it is one: "2 slk" as "2 slaapkamers", "huis max 320" with its price,
 * "appart 3 cham" with its last word completed, "huis met" with what most such homes have.
 */
export async function suggestFilters(
	db: Db,
	index: SearchIndex,
	text: string,
	goal: Goal,
	reader: Reader,
): Promise<Suggestion[]> {
	if (isTooLong(text)) return [];
	const words = text.split(/\s+/);
	const things = withThings(words, reader);
	const suggestions = new Map<string, Suggestion & { count: number }>();
	for (const reading of things ?? readings(text, words, reader)) {
		if (!things && suggestions.size >= MOST_FILTERS) break;
		const suggestion = await suggestReading(db, index, reading, goal, reader);
		if (suggestion) suggestions.set(suggestion.query, suggestion);
	}
	if (!things) return [...suggestions.values()];
	return [...suggestions.values()].toSorted((one, other) => other.count - one.count).slice(0, MOST_THINGS);
}
