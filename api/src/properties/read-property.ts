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

/** What stands beside a property, read while it is read itself: similar ones, and its neighbours within a search. */
async function readBeside(
	db: Db,
	index: SearchIndex,
	{ id, slot }: { id: number; slot: number },
	query: URLSearchParams,
	reader: Reader,
) {
	const goal = index.properties.goal[slot] === 1 ? 1 : 0;
	const search = await prepareSearch(db, index, query, goal);
	const units = query.get('units') === 'grouped' ? 'grouped' : undefined;
	const { previous, next, position } = neighboursOf(index, slot, { ...search, units });
	const alike = await index.readOnce(`similar/${id}`, async () => similarProperties(index, slot));
	const ids = [...alike, ...[previous, next].filter((other) => other !== undefined)];
	return { alike, previous, next, position, others: await readSummaries(db, index, ids, reader) };
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
	const slot = index.properties.slots.get(id);
	if (slot === undefined) return undefined;
	const [row, beside] = await Promise.all([
		db.selectFrom('property').select(DETAIL_COLUMNS).where('id', '=', id).executeTakeFirst(),
		readBeside(db, index, { id, slot }, query, reader),
	]);
	if (!row) return undefined;
	const { alike, previous, next, position, others } = beside;
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
