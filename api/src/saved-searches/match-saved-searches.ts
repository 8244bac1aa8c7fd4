import type { Goal } from '@estate/shared-contract';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { SearchContext } from '../server/context.ts';
import { Round } from '../server/round.ts';
import type { StoredSubscription } from '../subscriptions/stored-subscription.ts';
import { foundBySearch } from './found-by-search.ts';
import { IS_NEW, keepKnown } from './known-properties.ts';

/** Saved searches that are compared before the next look at the clock. */
const AT_ONCE = 200;

interface ChangedProperty {
	id: number;
	change: number;
}

type WaitingSearch = StoredSubscription & { isNew: boolean };

/** Searches since whose last look something was written, and new ones at once: what they find by now was there before. One that began after this revision waits for the next. */
const readWaiting = (db: Db, revision: number, without: readonly number[]): Promise<WaitingSearch[]> =>
	db
		.selectFrom('subscription')
		.selectAll()
		.select(IS_NEW.as('isNew'))
		.where('kind', '=', 'wish')
		.where('status', '=', 'active')
		.where(sql<SqlBool>`not id = any(${without}::bigint[])`)
		.where((on) => on.or([on('seen', '<', revision), on.and([on('seen', '=', revision), IS_NEW])]))
		.orderBy('seen')
		.orderBy('id')
		.limit(AT_ONCE)
		.execute();

const readChanged = (db: Db, since: number): Promise<ChangedProperty[]> =>
	db.selectFrom('property').select(['id', 'change']).where('change', '>', since).orderBy('id').execute();

/** What the search of the site finds for a saved search: what was written since its last look, and the rest. */
async function findFor(
	db: Db,
	index: SearchIndex,
	savedSearch: WaitingSearch,
	changed: readonly ChangedProperty[],
): Promise<{ written: number[]; rest: number[] }> {
	const found = await foundBySearch(db, index, {
		query: savedSearch.query ?? '',
		goal: (savedSearch.goal ?? 0) as Goal,
	});
	const written = changed
		.filter(({ id, change }) => {
			const row = index.properties.rows.get(id);
			return change > savedSearch.seen && row !== undefined && found.has(row);
		})
		.map(({ id }) => id);
	if (!savedSearch.isNew) return { written, rest: [] };
	const isWritten = new Set(written);
	const rest = [...found.list()].flatMap((row) => index.properties.id[row] ?? []);
	return { written, rest: rest.filter((id) => !isWritten.has(id)) };
}

/** Notes properties for a saved search, which did not find them at its first look; returns how many were not noted before. */
async function noteMatches(
	transaction: Tx,
	savedSearchId: number,
	properties: readonly number[],
): Promise<number> {
	if (properties.length === 0) return 0;
	const { rows } = await sql`
		insert into wish_match (subscription_id, property_id)
		select ${savedSearchId}, written.id from unnest(${properties}::bigint[]) as written (id)
		where not exists (
			select from wish_known where subscription_id = ${savedSearchId} and written.id = any (property_ids)
		)
		on conflict do nothing returning property_id`.execute(transaction);
	return rows.length;
}

/**
 * Compares saved searches with properties that were written since, by the search's index, and notes what fits now and did not when the
 * search began, once each. Any number of processes may do this at the same time. Returns how many properties were noted.
 * Throws a `RoundError` at the end where one could not be compared.
 */
export async function matchSavedSearches({
	database: { db },
	searchIndex,
}: Pick<SearchContext, 'database' | 'searchIndex'>): Promise<number> {
	const { rows } = await sql<{ revision: number }>`select revision from content_state`.execute(db);
	const revision = rows[0]?.revision ?? 0;
	const round = new Round(db);
	let noted = 0;
	for (;;) {
		const savedSearches = await readWaiting(db, revision, round.restingIds('saved search'));
		const [first] = savedSearches;
		if (!first) break;
		const index = await searchIndex.at(String(revision));
		const changed = await readChanged(db, first.seen);
		for (const savedSearch of savedSearches)
			await round.item('saved search', savedSearch.id, async () => {
				const { written, rest } = await findFor(db, index, savedSearch, changed);
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
					if (!claimed) return 0;
					if (savedSearch.isNew) await keepKnown(transaction, savedSearch.id, rest);
					return noteMatches(transaction, savedSearch.id, written);
				});
			});
	}
	round.end();
	return noted;
}
