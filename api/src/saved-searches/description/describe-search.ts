import { type SearchDescription, type SearchFilter, writeSearch } from '@estate/shared-contract';
import type { Reader } from '../../content/site-settings.ts';
import type { Db } from '../../database/database.ts';
import { readGazetteer } from '../../places/read-gazetteer.ts';
import { prepareSearch } from '../../search/prepare-search.ts';
import { countFound } from '../../search/property-filter.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { publishedStreet } from '../../search/street-set.ts';
import { readSubtypeNames } from '../../search/subtype-names.ts';
import { asWatched } from '../filter-of.ts';
import { placeName } from './place-name.ts';
import { searchWords } from './search-words.ts';

/** What a description is made from. */
export interface DescriptionSources {
	db: Db;
	index: SearchIndex;
	reader: Reader;
	/** What somebody typed is left out of the words */
	hidesText?: boolean;
}

export async function readTypeNamesById(db: Db, reader: Reader): Promise<Map<number, string>> {
	const rows = await db.selectFrom('property_type').select(['web_id', 'name']).execute();
	return new Map(rows.map(({ web_id, name }) => [web_id, reader.text(name)]));
}

/** A search in words, and what its mails would be about now: what is still to be had, each unit of a project by itself; of favourites all of them. */
export async function describeSearch(
	{ db, index, reader, hidesText = false }: DescriptionSources,
	search: SearchFilter,
): Promise<SearchDescription> {
	const filter = asWatched(search);
	const query = writeSearch(filter);
	const asked = await prepareSearch(db, index, query, filter.ids ? 'any' : filter.goal);
	const types = await readTypeNamesById(db, reader);
	const names = filter.subtypes.length > 0 ? await readSubtypeNames(db) : new Map();
	const places = await readGazetteer(db);
	// Places that the agency no longer knows would otherwise mean any place.
	const isNowhere = filter.cities.length > 0 && asked.filter.cities.length === 0;
	return {
		words: searchWords(filter, {
			language: reader.language,
			types,
			subtype: (slug) => reader.text(names.get(slug)),
			place: (city) => placeName(places, reader.language, city),
			street: (street) => publishedStreet(index.properties, street),
			hidesText,
		}),
		total: isNowhere ? 0 : countFound(index, { ...asked, units: 'each' }),
		query: query.toString(),
		...(filter.ids ? {} : { goal: filter.goal === 1 ? ('1' as const) : ('0' as const) }),
	};
}
