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
import { SUMMARY_COLUMNS } from './as-summary.ts';
import { readSummaries } from './read-summaries.ts';

/** Without its texts for the search, which are longer than all others. */
const DETAIL_COLUMNS = [...SUMMARY_COLUMNS, 'city', 'zip', 'detail'] as const;

/** The place of a city, where that has a page. */
function placeOf({ gazetteer }: SearchIndex, city: string, zip: string, { language }: Reader) {
	const place = gazetteer.match(city, zip);
	if (!place || !hasPage(place)) return {};
	return { place: { Name: place.names[language], slug: placeSlug(place, language, gazetteer) } };
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
	const row = await db.selectFrom('property').select(DETAIL_COLUMNS).where('id', '=', id).executeTakeFirst();
	const slot = index.properties.slots.get(id);
	if (!row || slot === undefined) return undefined;
	const { previous, next, position } = neighboursOf(
		index,
		slot,
		await prepareSearch(db, index, query, row.goal),
	);
	const alike = await index.readOnce(`similar/${id}`, async () => similarProperties(index, slot));
	const beside = [previous, next].filter((other) => other !== undefined);
	const others = await readSummaries(db, index, [...alike, ...beside], reader);
	const before = previous === undefined ? undefined : others.get(previous);
	const after = next === undefined ? undefined : others.get(next);
	const { NeighbourhoodID, contactId } = row.detail;
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
		property: asDetail(row, contact, reader),
		similar: alike.flatMap((other) => others.get(other) ?? []),
		...(before ? { previous: before } : {}),
		...(after ? { next: after } : {}),
		...(position ? { position } : {}),
		...(neighbourhood ? { neighbourhood } : {}),
		...placeOf(index, row.city, row.zip, reader),
	};
}
