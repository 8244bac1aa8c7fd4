import { createHash } from 'node:crypto';
import {
	EPC_LETTERS,
	PAGE_SIZE,
	PRICE_BAR_WIDTHS,
	PRICE_RANGES,
	type PropertyFacets,
	ROOM_FACET_STEPS,
	ROOM_KINDS,
	type SortOrder,
	upperPrice,
} from '@estate/shared-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../api/src/database/database.ts';
import type { serverPool } from '../../../api/src/database/open-server.ts';
import type { PreparedSearch } from '../../../api/src/search/property-filter.ts';

type Places = PreparedSearch['cities'];

/** A search for one statement: what its cities and words mean was found out before. */
export interface SqlSearch extends Pick<PreparedSearch, 'filter' | 'cities'> {
	words: readonly string[];
	/** The total without page and facets */
	countsOnly: boolean;
}

export interface SearchAnswer {
	total: number;
	ids?: number[];
	facets?: PropertyFacets;
}

const ROOMS = ['bedrooms', 'bathrooms', 'shower_rooms', 'toilets', 'garages'].map((name) => sql.ref(name));
const ORDERS: Record<SortOrder, string> = {
	newest: 'created_at desc, id desc',
	'price-asc': 'public_price asc nulls last, id asc',
	'price-desc': 'public_price desc nulls last, id desc',
	'area-desc': 'living_area desc nulls last, id desc',
	'price-per-m2-asc': 'price_per_m2 asc nulls last, id asc',
};

/** Beside the api's own indexes of words: all that filters and facets compare, by goal; and the orders. */
export const SQL_INDEXES = [
	`bench_all on property (goal, city_slug, zip) include (id, state, city, type_ids, public_price, living_area, epc_letter,
		bedrooms, bathrooms, shower_rooms, toilets, garages) where state <> 'withdrawn'`,
	...Object.values(ORDERS).map(
		(order, n) => `bench_${n} on property (goal, ${order}) where state <> 'withdrawn'`,
	),
].map((index) => sql`create index ${sql.raw(index)}`);

const all = (conditions: Iterable<unknown>) => sql.join([sql`true`, ...conditions], sql` and `);
const inPlaces = (places: Places) => sql`(city_slug, zip) in (select * from
	unnest(${places.map(({ slug }) => slug)}::text[], ${places.map(({ zip }) => zip)}::text[]))`;

const hasWord = (word: string) =>
	sql`search_vector @@ (to_tsquery('simple', ${word.length > 1 ? `${word}:*` : word})
		|| plainto_tsquery('dutch', ${word}))`;

/** Conditions that have a facet, by its name, and those that have none. */
function conditionsOf({ filter, cities, words }: SqlSearch) {
	const { goal, types, epc, rooms, price, area, hideSold } = filter;
	const most = upperPrice(filter);
	const isPriced = price.min > PRICE_RANGES[goal].min || most !== undefined;
	const known = (condition: RawBuilder<unknown>) => sql`coalesce(${condition}, false)`;
	const between = (column: string, from = 0, to: number | 'Infinity' = 'Infinity') =>
		known(sql`${sql.ref(column)} between ${from} and ${to}::float8`);
	const faceted: [name: string, condition: RawBuilder<unknown> | false][] = [
		['types', types.length > 0 && sql`type_ids && ${types}::int[]`],
		['cities', cities.length > 0 && inPlaces(cities)],
		['epc', epc.length > 0 && known(sql`epc_letter = any(${epc}::text[])`)],
		['price', isPriced && between('public_price', price.min, most)],
		['hide', hideSold && sql`state = 'available'`],
		...ROOM_KINDS.map((kind, n): [string, RawBuilder<unknown> | false] => [
			kind,
			rooms[kind] !== undefined && known(sql`${ROOMS[n]} >= ${rooms[kind]}`),
		]),
	];
	const plain = [sql`goal = ${goal}`, sql`state <> 'withdrawn'`, ...words.map(hasWord)];
	if (area.min !== undefined || area.max !== undefined)
		plain.push(between('living_area', area.min, area.max));
	return {
		plain,
		faceted: new Map(faceted.filter((one): one is [string, RawBuilder<unknown>] => one[1] !== false)),
	};
}

function statementOf(search: SqlSearch): RawBuilder<SearchAnswer> {
	const { goal, sort, page } = search.filter;
	const { faceted, plain } = conditionsOf(search);
	const every = all([...plain, ...faceted.values()]);
	if (search.countsOnly) return sql`select count(*)::int as total from property where ${every}`;
	const flags = [...faceted.keys()].map((name) => sql.ref(`fits_${name}`));
	const fits = (without?: string) => all(flags.filter((_, n) => [...faceted.keys()][n] !== without));
	// A property that two filters refuse counts in no facet.
	const misses = sql.join(
		[...faceted.values()].map((one) => sql`(not ${one})::int`),
		sql` + `,
	);
	const width = PRICE_BAR_WIDTHS[goal];
	const last = Math.ceil(PRICE_RANGES[goal].max / width);
	const rooms = ROOM_KINDS.map((kind, n) => {
		const steps = Array.from(
			{ length: ROOM_FACET_STEPS },
			(_, step) => sql`coalesce(sum(n)
			filter (where ${fits(kind)} and ${ROOMS[n]} >= ${sql.lit(step + 1)}), 0)`,
		);
		return sql`${sql.lit(kind)}, json_build_array(${sql.join(steps)})`;
	});
	return sql`
		with candidate as materialized (
			select state = 'available' as is_available, city_slug, city, zip, type_ids, public_price, epc_letter,
				${sql.join([...ROOMS, ...[...faceted.values()].map((one, n) => sql`${one} as ${flags[n]}`)])}
			from property where ${all([...plain, ...(faceted.size > 1 ? [sql`${misses} <= 1`] : [])])}
		), alike as (
			select ${sql.join([...ROOMS, ...flags, sql`is_available`])}, count(*)::int as n
			from candidate group by ${sql.join([...ROOMS, ...flags, sql`is_available`])}
		), by_set as (select type_ids, count(*) as n from candidate where ${fits('types')} group by type_ids
		), by_type as (select type, sum(n) as n from by_set, unnest(type_ids) as type group by type
		), by_city as (select min(city) as name, zip, count(*) as n from candidate where ${fits('cities')} group by city_slug, zip
		), by_letter as (select epc_letter, count(*) as n from candidate where ${fits('epc')} group by epc_letter
		), by_bar as (select case when public_price is not null then least(floor(public_price / ${width}::float8), ${last})
				end as bar, count(*) as n from candidate where ${fits('price')} group by bar
		)
		select coalesce(sum(n) filter (where ${fits()}), 0)::int as total,
			array(select id from property where ${every} order by ${sql.raw(ORDERS[sort === 'relevance' ? 'newest' : sort])}
				limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE})::float8[] as ids,
			json_build_object(
				'types', (select coalesce(json_agg(json_build_object('WebID', type, 'count', n) order by type), '[]') from by_type),
				'cities', (select coalesce(json_agg(json_build_object('Name', name, 'Zip', zip, 'count', n)
					order by name collate "C", zip collate "C"), '[]') from by_city),
				'epc', (select coalesce(json_agg(json_build_object('letter', epc_letter, 'count', n) order by epc_letter), '[]')
					from by_letter where epc_letter = any(${[...EPC_LETTERS]}::text[])),
				'rooms', json_build_object(${sql.join(rooms)}),
				'prices', json_build_object('width', ${width}::int,
					'counts', array(select coalesce(n, 0) from generate_series(0, ${last}::int) as place left join by_bar on bar = place
						order by place),
					'unpriced', coalesce((select n from by_bar where bar is null), 0)),
				'available', coalesce(sum(n) filter (where ${fits('hide')} and is_available), 0)
			) as facets
		from alike`;
}

/** The search as one prepared statement on a connection of the pool. */
export async function searchBySql(
	pool: ReturnType<typeof serverPool>,
	db: Db,
	search: SqlSearch,
): Promise<SearchAnswer> {
	const { sql: text, parameters } = statementOf(search).compile(db);
	const name = createHash('sha1').update(text).digest('hex');
	const { rows } = await pool.query<SearchAnswer>({ name, text, values: [...parameters] });
	return rows[0] ?? { total: 0 };
}
