import { type DroppedValue, type Goal, PROPERTY_TYPE_IDS, readSearch } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import { resolveCities } from './known-cities.ts';
import type { PreparedSearch } from './property-filter.ts';
import type { SearchIndex } from './search-index.ts';
import { understandText } from './understand-text.ts';

/** A query string as the search understood it, with what it could not understand. */
export interface AskedSearch extends PreparedSearch {
	dropped: DroppedValue[];
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
	const { filter, dropped } = readSearch(query, goal === 'any' ? 0 : goal);
	const known = new Set<number>([...PROPERTY_TYPE_IDS, ...index.properties.typeSets.values.flat()]);
	const types = filter.types.filter((type) => known.has(type));
	const unknownTypes = filter.types.filter((type) => !known.has(type));
	const { cities, understood, unknown } = resolveCities(filter.cities, index.cities);
	const { words, corrected } = await understandText(db, index, filter.search);
	return {
		filter: { ...filter, types, cities: understood },
		anyGoal: goal === 'any',
		cities,
		words,
		unknownCities: unknown,
		didYouMean: corrected,
		dropped: [...dropped, ...unknownTypes.map((type) => ({ name: 'type', value: String(type) }))],
	};
}
