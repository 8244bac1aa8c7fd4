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

/** How many homes a search finds. */
export async function countProperties(
	db: Db,
	filter: SearchFilter,
	ids?: readonly number[],
): Promise<number> {
	const { common, types, cities } = await searchConditions(db, filter, ids);
	const { total } = await db
		.selectFrom('property')
		.select(({ fn }) => fn.countAll<number>().as('total'))
		.where(allOf([...common, ...types, ...cities]))
		.executeTakeFirstOrThrow();
	return total;
}

interface Overview extends Pick<PropertyPage, 'total' | 'facets'> {
	/** Homes of the page, in order */
	ids: number[];
}

/**
 * Total, facets and the ids of one page from a single pass over the homes that fit everything but types and cities.
 * A facet leaves its own filter out, so it tells what else could be chosen.
 */
async function readOverview(
	db: Db,
	{ common, types, cities }: SearchConditions,
	sort: SearchFilter['sort'],
	{ pageSize, offset }: { pageSize: number; offset: number },
): Promise<Overview> {
	const { key, direction } = ORDERINGS[sort];
	const order = sql.raw(direction);
	const { rows } = await sql<{
		total: number;
		ids: number[];
		types: PropertyPage['facets']['types'];
		cities: PropertyPage['facets']['cities'];
	}>`
		with fitting as materialized (
			select id, city, city_slug, zip, type_ids, ${key} as sort_key from property where ${allOf(common)}
		), found as materialized (
			select id, sort_key from fitting where ${allOf([...types, ...cities])}
		), page as (
			select id, sort_key from found order by sort_key ${order}, id ${order} limit ${pageSize} offset ${offset}
		), by_type as (
			select type_id, count(*) as count from fitting, unnest(type_ids) as type_id
			where ${allOf(cities)} group by type_id
		), by_city as (
			select city, zip, count(*) as count from fitting where ${allOf(types)} group by city, zip
		)
		select (select count(*) from found) as total,
			(select coalesce(json_agg(id order by sort_key ${order}, id ${order}), '[]') from page) as ids,
			(select coalesce(json_agg(json_build_object('WebID', type_id, 'count', count) order by type_id), '[]')
				from by_type) as types,
			(select coalesce(json_agg(json_build_object('Name', city, 'Zip', zip, 'count', count) order by city, zip), '[]')
				from by_city) as cities`.execute(db);
	const [row] = rows;
	return {
		total: row?.total ?? 0,
		ids: row?.ids ?? [],
		facets: { types: row?.types ?? [], cities: row?.cities ?? [] },
	};
}

/** One page of a search, with total, facets and what could not be understood. A page beyond the last is empty. */
export async function searchProperties(
	db: Db,
	filter: SearchFilter,
	reader: Reader,
	{ pageSize = PAGE_SIZE, ids: only }: SearchOptions = {},
): Promise<PropertyPage> {
	const conditions = await searchConditions(db, filter, only);
	const offset = (filter.page - 1) * pageSize;
	const { total, ids, facets } = await readOverview(db, conditions, filter.sort, { pageSize, offset });
	const rows = await db
		.selectFrom('property')
		.select(SUMMARY_COLUMNS)
		.where(sql<boolean>`id = any(${ids}::bigint[])`)
		.execute();
	const byId = new Map(rows.map((row) => [row.id, row]));
	return {
		items: ids.flatMap((id) => byId.get(id) ?? []).map((row) => asSummary(row, reader)),
		total,
		page: filter.page,
		pageCount: Math.max(1, Math.ceil(total / pageSize)),
		facets,
		unknownCities: conditions.unknownCities,
	};
}
