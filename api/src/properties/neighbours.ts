import type { PropertySummary, SearchFilter } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Reader } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import { asSummary, SUMMARY_COLUMNS } from './as-summary.ts';
import { allOf, searchConditions } from './search-conditions.ts';
import { ORDERINGS } from './sort-orders.ts';

/** The homes before and after this one in a search; none when the search does not find it. */
export async function readNeighbours(
	db: Db,
	id: number,
	filter: SearchFilter,
	reader: Reader,
): Promise<{ previous?: PropertySummary; next?: PropertySummary }> {
	const { common, types, cities } = await searchConditions(db, filter);
	const found = allOf([...common, ...types, ...cities]);
	const { key, direction } = ORDERINGS[filter.sort];
	const beside = async (side: 'asc' | 'desc') => {
		const comparison = side === 'asc' ? sql`>` : sql`<`;
		const row = await db
			.selectFrom('property')
			.select(SUMMARY_COLUMNS)
			.where(found)
			// The row of the home itself stands in for its place in the order.
			.where(
				sql<boolean>`(${key}, id) ${comparison} (select ${key}, id from property where id = ${id} and ${found})`,
			)
			.orderBy(key, side)
			.orderBy('id', side)
			.limit(1)
			.executeTakeFirst();
		return row && asSummary(row, reader);
	};
	const next = await beside(direction);
	const previous = await beside(direction === 'asc' ? 'desc' : 'asc');
	return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}
