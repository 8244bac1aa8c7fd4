import { type PropertyAnswer, parseSearch } from '@estate/shared-contract';
import { readContactPerson } from '../content/people.ts';
import type { Reader } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import { asDetail } from './as-detail.ts';
import { readNeighbours } from './neighbours.ts';
import { readSimilarHomes } from './similar-homes.ts';

/**
 * A home with similar ones and its neighbours within the search that the query carries; undefined for an unknown id.
 * A withdrawn home is answered with its state, because its page says that it has gone (decisions 11).
 */
export async function readProperty(
	db: Db,
	id: number,
	search: URLSearchParams,
	reader: Reader,
): Promise<PropertyAnswer | undefined> {
	const row = await db.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirst();
	if (!row) return undefined;
	return {
		property: asDetail(row, await readContactPerson(db, row.detail.contactId, reader), reader),
		similar: await readSimilarHomes(db, row, reader),
		...(await readNeighbours(db, id, parseSearch(search, row.goal), reader)),
	};
}
