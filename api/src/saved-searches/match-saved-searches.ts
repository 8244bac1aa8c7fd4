import type { Goal } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { prepareSearch } from '../search/prepare-search.ts';
import { PropertyFilter } from '../search/property-filter.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { SearchContext } from '../server/context.ts';
import type { StoredSubscription } from '../subscriptions/stored-subscription.ts';

/** Wishes that are compared before the next look at the clock. */
const AT_ONCE = 200;

interface ChangedProperty {
	id: number;
	change: number;
}

const readWaiting = (db: Db, revision: number): Promise<StoredSubscription[]> =>
	db
		.selectFrom('subscription')
		.selectAll()
		.where('kind', '=', 'wish')
		.where('status', '=', 'active')
		.where('seen', '<', revision)
		.orderBy('seen')
		.orderBy('id')
		.limit(AT_ONCE)
		.execute();

const readChanged = (db: Db, since: number): Promise<ChangedProperty[]> =>
	db.selectFrom('property').select(['id', 'change']).where('change', '>', since).orderBy('id').execute();

/** Properties written since the wish was looked at last that the search of the site finds for it. */
async function fittingProperties(
	db: Db,
	index: SearchIndex,
	wish: StoredSubscription,
	changed: readonly ChangedProperty[],
): Promise<number[]> {
	const query = new URLSearchParams(wish.query ?? '');
	const search = await prepareSearch(db, index, query, (wish.goal ?? 0) as Goal);
	// Places that the agency no longer knows would otherwise mean any place.
	if (query.has('city') && search.cities.length === 0) return [];
	const found = new PropertyFilter(index, search).found();
	return changed
		.filter(({ id, change }) => {
			const slot = index.properties.slots.get(id);
			return change > wish.seen && slot !== undefined && found.has(slot);
		})
		.map(({ id }) => id);
}

/** Notes properties for a wish; returns how many were not noted before. */
async function noteMatches(transaction: Tx, wishId: number, properties: readonly number[]): Promise<number> {
	if (properties.length === 0) return 0;
	const rows = await transaction
		.insertInto('wish_match')
		.values(properties.map((property_id) => ({ subscription_id: wishId, property_id })))
		.onConflict((conflict) => conflict.doNothing())
		.returning('property_id')
		.execute();
	return rows.length;
}

/**
 * Compares wishes with properties that were written since, by the index of the search, and notes what fits, once per wish.
 * Any number of processes may do this at the same time. Returns how many properties were noted.
 */
export async function matchSavedSearches({
	database: { db },
	searchIndex,
}: Pick<SearchContext, 'database' | 'searchIndex'>): Promise<number> {
	const { rows } = await sql<{ revision: number }>`select revision from content_state`.execute(db);
	const revision = rows[0]?.revision ?? 0;
	let noted = 0;
	for (;;) {
		const wishes = await readWaiting(db, revision);
		const [first] = wishes;
		if (!first) return noted;
		const index = await searchIndex.at(String(revision));
		const changed = await readChanged(db, first.seen);
		for (const wish of wishes) {
			const properties = await fittingProperties(db, index, wish, changed);
			noted += await db.transaction().execute(async (transaction) => {
				const claimed = await transaction
					.updateTable('subscription')
					.set({ seen: revision })
					.where('id', '=', wish.id)
					.where('seen', '=', wish.seen)
					.where('status', '=', 'active')
					.returning('id')
					.executeTakeFirst();
				return claimed ? noteMatches(transaction, wish.id, properties) : 0;
			});
		}
	}
}
