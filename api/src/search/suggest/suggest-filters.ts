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
import { countFound } from '../find-properties.ts';
import type { SearchIndex } from '../search-index.ts';
import { searchableText } from '../searchable-text.ts';
import { lexiconOf } from '../sentence/vocabulary/lexicon.ts';
import { publishedStreet } from '../street-set.ts';
import { isTooLong, readWhole } from './typed-text.ts';

const MOST_FILTERS = 2;
const MOST_COMPLETED = 3;
/** Shorter beginnings begin too many words. */
const SHORTEST_WORD = 3;

/** Places, types and streets are suggested by themselves. */
const isMore = (filter: SearchFilter): boolean => {
	const { radius, street, ...others } = { ...filter, cities: [], types: [], subtypes: [] };
	return isFiltered(others);
};

/**
 * The text, and the text with its last word completed: "appart 3 cham". A last word that may be the beginning of anything is
 * not read, since each letter of it would be looked up in the database.
 */
function readings(text: string, { language }: Reader): string[] {
	const { meanings, filtersBegun } = lexiconOf(language);
	const words = text.split(/\s+/);
	const end = searchableText(words.at(-1) ?? '');
	const isKnown = /^\d/.test(end) || meanings(end) !== undefined;
	const completed = end.length < SHORTEST_WORD ? [] : filtersBegun(end).slice(0, MOST_COMPLETED);
	return [...(isKnown ? [text] : []), ...completed.map((word) => [...words.slice(0, -1), word].join(' '))];
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

/** What a text says as filters, where every word of it is one: "2 slk" as "2 slaapkamers", "huis max 320" with its price, "appart 3 cham" with its last word completed. */
export async function suggestFilters(
	db: Db,
	index: SearchIndex,
	text: string,
	goal: Goal,
	reader: Reader,
): Promise<Suggestion[]> {
	if (isTooLong(text)) return [];
	const suggestions = new Map<string, Suggestion>();
	for (const reading of readings(text, reader)) {
		if (suggestions.size >= MOST_FILTERS) break;
		const filter = await readWhole(db, index, reading, goal, reader.language);
		if (!filter || !isMore(filter)) continue;
		const query = writeSearch(filter).toString();
		const places = placesOfSearch(filter.cities, index);
		const count = countFound(index, { filter, anyGoal: false, ...places, words: [], units: 'grouped' });
		const label = await inWords(db, index, filter, goal, reader);
		// That what is sold is left out has no words there.
		if (count > 0 && label !== '')
			suggestions.set(query, { kind: 'filter', label, count, goal: filter.goal, query });
	}
	return [...suggestions.values()];
}
