import { PRICE_RANGES, type RoomKind, type SearchFilter, upperPrice } from '@estate/shared-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { readKnownCities, resolveCities } from './known-cities.ts';
import { type Condition, textConditions } from './text-search.ts';

const ROOM_COLUMNS = {
	bedrooms: 'bedrooms',
	bathrooms: 'bathrooms',
	showerrooms: 'shower_rooms',
	toilets: 'toilets',
	garages: 'garages',
} as const satisfies Record<RoomKind, string>;

/** A search as conditions on `property`. Types and cities stand apart, because each facet is counted without its own filter. */
export interface SearchConditions {
	common: Condition[];
	types: Condition[];
	cities: Condition[];
	unknownCities: string[];
}

const numbers = (values: readonly number[], type: RawBuilder<unknown>) => sql`${[...values]}::${type}[]`;

function plainConditions(filter: SearchFilter, ids: readonly number[] | undefined): Condition[] {
	const conditions: Condition[] = [sql`goal = ${filter.goal}`, sql`state <> 'withdrawn'`];
	const upper = upperPrice(filter);
	if (filter.price.min > PRICE_RANGES[filter.goal].min)
		conditions.push(sql`public_price >= ${filter.price.min}`);
	if (upper !== undefined) conditions.push(sql`public_price <= ${upper}`);
	for (const [kind, column] of Object.entries(ROOM_COLUMNS)) {
		const least = filter.rooms[kind as RoomKind];
		if (least) conditions.push(sql`${sql.ref(column)} >= ${least}`);
	}
	if (filter.area.min !== undefined) conditions.push(sql`living_area >= ${filter.area.min}`);
	if (filter.area.max !== undefined) conditions.push(sql`living_area <= ${filter.area.max}`);
	if (filter.epc.length > 0) conditions.push(sql`epc_letter = any(${filter.epc}::text[])`);
	if (filter.hideSold) conditions.push(sql`state = 'available'`);
	if (ids) conditions.push(sql`id = any(${numbers(ids, sql`bigint`)})`);
	return conditions;
}

/** Turns a search into conditions. A filter on a price looks at published prices alone. */
export async function searchConditions(
	db: Db,
	filter: SearchFilter,
	ids?: readonly number[],
): Promise<SearchConditions> {
	const needsCities = filter.cities.length > 0 || filter.search !== '';
	const known = needsCities ? await readKnownCities(db) : [];
	const { cities, unknown } = resolveCities(filter.cities, known);
	const anyOf = cities.map(({ slug, zip }) => sql`(city_slug = ${slug} and zip = ${zip})`);
	return {
		common: [...plainConditions(filter, ids), ...(await textConditions(db, filter.search, known))],
		types: filter.types.length > 0 ? [sql`type_ids && ${numbers(filter.types, sql`int`)}`] : [],
		cities: anyOf.length > 0 ? [sql`(${sql.join(anyOf, sql` or `)})`] : [],
		unknownCities: unknown,
	};
}

/** All of them as one condition; none: true. */
export function allOf(conditions: readonly Condition[]): Condition {
	return conditions.length === 0
		? sql<boolean>`true`
		: sql<boolean>`${sql.join([...conditions], sql` and `)}`;
}
