import type { PropertyAnswer } from '@estate/shared-contract';
import { readContactPerson } from '../content/people.ts';
import type { Reader } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import { hasPage, placeSlug } from '../places/page/place-slugs.ts';
import { readNeighbourhoods } from '../places/read-places.ts';
import { neighboursOf } from '../search/neighbours.ts';
import { prepareSearch } from '../search/prepare-search.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { similarProperties } from '../search/similar-properties.ts';
import { asDetail } from './as-detail.ts';
import { readSummaries } from './read-summaries.ts';

/** What a property has beside its summary, which the index remembers; without its texts for the search, the longest of all. */
const DETAIL_COLUMNS = ['city', 'zip', 'detail'] as const;

/** The place of a city, where that has a page. */
function placeOf({ gazetteer }: SearchIndex, city: string, zip: string, { language }: Reader) {
	const place = gazetteer.match(city, zip);
	if (!place || !hasPage(place)) return {};
	return { place: { Name: place.names[language], slug: placeSlug(place, language, gazetteer) } };
}

/** A property's summary and what stands beside it, read while its detail is: similar ones, and its neighbours within a search. */
async function readSummarised(
	db: Db,
	index: SearchIndex,
	{ id, row }: { id: number; row: number },
	query: URLSearchParams,
	reader: Reader,
) {
	const goal = index.properties.goal[row] === 1 ? 1 : 0;
	const search = await prepareSearch(db, index, query, goal);
	const units = query.get('units') === 'grouped' ? 'grouped' : undefined;
	const { previous, next, position } = neighboursOf(index, row, { ...search, units });
	const alike = await index.readOnce(`similar/${id}`, async () => similarProperties(index, row));
	const ids = [id, ...alike, ...[previous, next].filter((other) => other !== undefined)];
	return { alike, previous, next, position, summaries: await readSummaries(db, index, ids, reader) };
}

/**
 * A property with similar ones and its neighbours within the search that the query carries; undefined for an unknown id.
 * A withdrawn property is answered with its state, because its page says that it has gone (decisions 11).
 */
export async function readProperty(
	db: Db,
	index: SearchIndex,
	id: number,
	query: URLSearchParams,
	reader: Reader,
): Promise<PropertyAnswer | undefined> {
	const row = index.properties.rows.get(id);
	if (row === undefined) return undefined;
	const [read, summarised] = await Promise.all([
		db.selectFrom('property').select(DETAIL_COLUMNS).where('id', '=', id).executeTakeFirst(),
		readSummarised(db, index, { id, row }, query, reader),
	]);
	const { alike, previous, next, position, summaries } = summarised;
	const summary = summaries.get(id);
	if (!read || !summary) return undefined;
	const before = previous === undefined ? undefined : summaries.get(previous);
	const after = next === undefined ? undefined : summaries.get(next);
	const { NeighbourhoodID, contactId } = read.detail;
	const [neighbourhood] =
		NeighbourhoodID === undefined
			? []
			: await index.readOnce(`neighbourhood/${NeighbourhoodID}/${reader.language}`, () =>
					readNeighbourhoods(db, reader, NeighbourhoodID),
				);
	const { contact } = await index.readOnce(`contact/${contactId}/${reader.language}`, async () => ({
		contact: await readContactPerson(db, contactId, reader),
	}));
	return {
		property: asDetail(summary, read.detail, contact, reader),
		similar: alike.flatMap((other) => summaries.get(other) ?? []),
		...(before ? { previous: before } : {}),
		...(after ? { next: after } : {}),
		...(position ? { position } : {}),
		...(neighbourhood ? { neighbourhood } : {}),
		...placeOf(index, read.city, read.zip, reader),
	};
}
