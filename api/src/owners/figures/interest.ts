import { type Goal, isGone } from '@estate/shared-contract';
import { sql } from 'kysely';
import { readRevision } from '../../content/content-revision.ts';
import type { Db } from '../../database/database.ts';
import type { PropertyTable } from '../../database/tables/property-table.ts';
import { foundBySearch } from '../../saved-searches/found-by-search.ts';
import type { SearchContext } from '../../server/context.ts';

/** Accounts that keep the property as a favourite now, but for those of its own owners. Who they are leaves the database nowhere. */
export async function countFavourites(db: Db, propertyId: number): Promise<number> {
	const { count } = await db
		.selectFrom('kept_property')
		.select(sql<number>`count(*)::int`.as('count'))
		.where('property_id', '=', propertyId)
		.where('favourite_at', 'is not', null)
		.where(
			sql<boolean>`not exists (select from owner_property
				where owner_property.owner_id = kept_property.owner_id and property_id = ${propertyId})`,
		)
		.executeTakeFirstOrThrow();
	return count;
}

/** Saved searches, neither paused nor ended, that find the property now; undefined when it is sold or let: no mail names it. */
export async function countSavedSearches(
	{ database: { db }, searchIndex }: Pick<SearchContext, 'database' | 'searchIndex'>,
	{ id, goal, state }: Pick<PropertyTable, 'id' | 'goal' | 'state'>,
): Promise<number | undefined> {
	if (isGone(state)) return undefined;
	const index = await searchIndex.at(await readRevision(db));
	const row = index.properties.rows.get(id);
	if (row === undefined) return undefined;
	const searches = await db
		.selectFrom('subscription')
		.select(['query', sql<number>`count(*)::int`.as('count')])
		.where('kind', '=', 'wish')
		.where('status', '=', 'active')
		.where('goal', '=', goal)
		.groupBy('query')
		.execute();
	let total = 0;
	for (const { query, count } of searches) {
		const search = { query: query ?? '', goal: goal as Goal };
		// The same searches are asked for every property of this revision.
		const found = await index.readOnce(`saved-search/${goal}/${search.query}`, () =>
			foundBySearch(db, index, search),
		);
		if (found.has(row)) total += count;
	}
	return total;
}
