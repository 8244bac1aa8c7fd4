import { PAGE_SIZE, type PropertyPage, type SearchFilter } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Reader } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import { asSummary, SUMMARY_COLUMNS } from './as-summary.ts';
import { allOf, type SearchConditions, searchConditions } from './search-conditions.ts';
import { ORDERINGS } from './sort-orders.ts';

export interface SearchOptions {
	pageSize?: number | undefined;
	/** Only these homes */
	ids?: readonly number[] | undefined;
}

async function countHomes(db: Db, { common, types, cities }: SearchConditions): Promise<number> {
	const { total } = await db
		.selectFrom('property')
		.select(({ fn }) => fn.countAll<number>().as('total'))
		.where(allOf([...common, ...types, ...cities]))
		.executeTakeFirstOrThrow();
	return total;
}

/** How many homes a search finds. */
export async function countProperties(
	db: Db,
	filter: SearchFilter,
	ids?: readonly number[],
): Promise<number> {
	return countHomes(db, await searchConditions(db, filter, ids));
}

/** Homes per type and per city; each facet leaves its own filter out, so it tells what else could be chosen. */
async function readFacets(
	db: Db,
	{ common, types, cities }: SearchConditions,
): Promise<PropertyPage['facets']> {
	const byType = await sql<{ WebID: number; count: number }>`
		select type_id as "WebID", count(*) as count from property, unnest(type_ids) as type_id
		where ${allOf([...common, ...cities])} group by type_id order by type_id`.execute(db);
	const byCity = await sql<{ Name: string; Zip: string; count: number }>`
		select city as "Name", zip as "Zip", count(*) as count from property
		where ${allOf([...common, ...types])} group by city, zip order by city, zip`.execute(db);
	return { types: byType.rows, cities: byCity.rows };
}

/** One page of a search, with total, facets and what could not be understood. A page beyond the last is empty. */
export async function searchProperties(
	db: Db,
	filter: SearchFilter,
	reader: Reader,
	{ pageSize = PAGE_SIZE, ids }: SearchOptions = {},
): Promise<PropertyPage> {
	const conditions = await searchConditions(db, filter, ids);
	const { key, direction } = ORDERINGS[filter.sort];
	const total = await countHomes(db, conditions);
	const pageCount = Math.max(1, Math.ceil(total / pageSize));
	const rows =
		filter.page > pageCount
			? []
			: await db
					.selectFrom('property')
					.select(SUMMARY_COLUMNS)
					.where(allOf([...conditions.common, ...conditions.types, ...conditions.cities]))
					.orderBy(key, direction)
					.orderBy('id', direction)
					.limit(pageSize)
					.offset((filter.page - 1) * pageSize)
					.execute();
	return {
		items: rows.map((row) => asSummary(row, reader)),
		total,
		page: filter.page,
		pageCount,
		facets: await readFacets(db, conditions),
		unknownCities: conditions.unknownCities,
	};
}
