import {
	type DroppedValue,
	type Goal,
	PROPERTY_TYPE_IDS,
	plainText,
	readSearch,
} from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import { type ChosenPlace, resolveCities } from './chosen-places.ts';
import { filterOfSentence, type UnderstoodSearch, understoodAs } from './filter-of-sentence.ts';
import type { PreparedSearch } from './property-filter.ts';
import type { SearchIndex } from './search-index.ts';
import { publishedStreet } from './street-set.ts';
import { understandText } from './understand-text.ts';
import { withoutUnknownNumber } from './unknown-house-number.ts';
import { withoutUnsaid } from './unsaid-words.ts';
import { languageOf } from './word-search.ts';

/** Characters of a piece of a text that is named as not understood */
const SHOWN_OF_A_PIECE = 40;

/** Beyond, nobody reads what is not read. */
const LONGEST_TEXT = 1_000;

/** More of them than anybody asks for are not named one by one. */
const MOST_STREETS = 5;

/** A search knows one street; the others of an address are named. */
const otherStreets = (query: URLSearchParams): string[] => {
	const [first, ...others] = query.getAll('street');
	return [...new Set(others)]
		.filter((other) => other.trim() !== '' && other !== first)
		.slice(0, MOST_STREETS);
};

/** What stands behind the beginning of a text that a search reads. */
const unreadEnd = (query: URLSearchParams, read: string): string[] => {
	const end = plainText(query.get('search') ?? '', LONGEST_TEXT)
		.slice(read.length)
		.trim();
	return end === '' ? [] : [end];
};

/** A query string as the search understood it, with what it could not understand. */
export interface AskedSearch extends PreparedSearch {
	dropped: DroppedValue[];
	/** Words of a sentence among these that texts may have all the same */
	leftOut: readonly string[];
	/** What the places of the query mean */
	chosen: readonly ChosenPlace[];
	/** What the places that it leaves out mean */
	leftOutPlaces: readonly ChosenPlace[];
	/** What a sentence in the text was understood as; undefined where there was none */
	understood: UnderstoodSearch | undefined;
	unknownCities: string[];
	/** The text, where a word of it was taken for a typing error */
	didYouMean: string | undefined;
}

/** Reads a search from a query string of the contract. Nothing in it is an error: what means nothing is dropped and named. */
export async function prepareSearch(
	db: Db,
	index: SearchIndex,
	query: URLSearchParams,
	goal: Goal | 'any',
): Promise<AskedSearch> {
	const language = languageOf(query);
	const { filter: asked, dropped } = readSearch(query, goal === 'any' ? 0 : goal);
	const sentence = await filterOfSentence(db, index, asked, language);
	const addressed = withoutUnknownNumber(index, asked, sentence);
	const { filter: said, dropped: unsaid, leftOut = [] } = await withoutUnsaid(db, index, addressed, language);
	const street = said.street && publishedStreet(index.properties, said.street);
	const filter = street ? { ...said, street } : said;
	const known = new Set<number>([...PROPERTY_TYPE_IDS, ...index.properties.typeSets.values.flat()]);
	const types = filter.types.filter((type) => known.has(type));
	const unknownTypes = filter.types.filter((type) => !known.has(type));
	const unsayable = [
		...otherStreets(query).map((value) => ({ name: 'street', value })),
		...unsaid,
		...unreadEnd(query, asked.search).map((value) => ({ name: 'search', value })),
	];
	const { cities, chosen, understood, unknown } = resolveCities(filter.cities, index);
	const without = resolveCities(filter.notCities, index);
	const { words, ranked, corrected } = await understandText(db, index, filter, language);
	return {
		filter: { ...filter, types, cities: understood, notCities: without.understood },
		anyGoal: goal === 'any',
		cities,
		places: chosen.flatMap(({ place }) => place ?? []),
		chosen,
		leftOutPlaces: without.chosen,
		words,
		ranked,
		understood: understoodAs(asked, filter),
		unknownCities: [...unknown, ...without.unknown],
		didYouMean: corrected,
		leftOut,
		dropped: [
			...dropped,
			...unsayable.map(({ name, value }) => ({ name, value: plainText(value, SHOWN_OF_A_PIECE) })),
			...unknownTypes.map((type) => ({ name: 'type', value: String(type) })),
		],
	};
}
