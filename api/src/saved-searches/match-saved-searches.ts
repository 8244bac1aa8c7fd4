import type { Goal } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { SearchContext } from '../server/context.ts';
import type { StoredSubscription } from '../subscriptions/stored-subscription.ts';
import { foundBySearch } from './found-by-search.ts';

/** Saved searches that are compared before the next look at the clock. */
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

/** Properties written since the saved search was looked at last that the search of the site finds for it. */
async function fittingProperties(
	db: Db,
	index: SearchIndex,
	savedSearch: StoredSubscription,
	changed: readonly ChangedProperty[],
): Promise<number[]> {
	const found = await foundBySearch(db, index, {
		query: savedSearch.query ?? '',
		goal: (savedSearch.goal ?? 0) as Goal,
	});
	return changed
		.filter(({ id, change }) => {
			const row = index.properties.rows.get(id);
			return change > savedSearch.seen && row !== undefined && found.has(row);
		})
		.map(({ id }) => id);
}

/** Notes properties for a saved search; returns how many were not noted before. */
async function noteMatches(
	transaction: Tx,
	savedSearchId: number,
	properties: readonly number[],
): Promise<number> {
	if (properties.length === 0) return 0;
	const rows = await transaction
		.insertInto('wish_match')
		.values(properties.map((property_id) => ({ subscription_id: savedSearchId, property_id })))
		.onConflict((conflict) => conflict.doNothing())
		.returning('property_id')
		.execute();
	return rows.length;
}

/**
 * Compares saved searches with properties that were written since, by the search's index, and notes what fits, once each.
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
		const savedSearches = await readWaiting(db, revision);
		const [first] = savedSearches;
		if (!first) return noted;
		const index = await searchIndex.at(String(revision));
		const changed = await readChanged(db, first.seen);
		for (const savedSearch of savedSearches) {
			const properties = await fittingProperties(db, index, savedSearch, changed);
			noted += await db.transaction().execute(async (transaction) => {
				const claimed = await transaction
					.updateTable('subscription')
					.set({ seen: revision })
					.where('id', '=', savedSearch.id)
					.where('seen', '=', savedSearch.seen)
					.where('status', '=', 'active')
					// Given other criteria meanwhile, it is compared again: what fits the former ones is no news of it.
					.where('goal', 'is not distinct from', savedSearch.goal)
					.where('query', 'is not distinct from', savedSearch.query)
					.returning('id')
					.executeTakeFirst();
				return claimed ? noteMatches(transaction, savedSearch.id, properties) : 0;
			});
		}
	}
}
