import type { PropertySummary } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Reader } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import type { PropertyTable } from '../database/tables.ts';
import { asSummary, SUMMARY_COLUMNS } from './as-summary.ts';

/** As many as a grid has in a row (website.md §9). */
const HOW_MANY = 4;
/** The newest candidates are compared: enough choice, and a bounded cost however many homes there are. */
const CANDIDATES = 300;

type Home = Pick<
	PropertyTable,
	'id' | 'goal' | 'type_ids' | 'city_slug' | 'zip' | 'public_price' | 'bedrooms'
>;

/** Available homes that are most like this one: type, then place, then price and bedrooms. */
export async function readSimilarHomes(db: Db, home: Home, reader: Reader): Promise<PropertySummary[]> {
	const candidates = db
		.selectFrom('property')
		.select([...SUMMARY_COLUMNS, 'type_ids', 'city_slug', 'zip', 'public_price', 'bedrooms'])
		.where('goal', '=', home.goal)
		.where('state', '=', 'available')
		.where('id', '!=', home.id)
		.orderBy('created_at', 'desc')
		.limit(CANDIDATES);
	const price = home.public_price ?? null;
	const distance = sql<number>`
		(case when type_ids && ${home.type_ids}::int[] then 0 else 4 end)
		+ (case when city_slug = ${home.city_slug} then 0 when left(zip, 2) = left(${home.zip}, 2) then 1 else 2 end)
		+ least(3, coalesce(abs(ln(greatest(public_price, 1)) - ln(greatest(${price}::float8, 1))) * 3, 1))
		+ least(1, abs(coalesce(bedrooms, 0) - ${home.bedrooms ?? 0}::int) * 0.25)`;
	const rows = await db
		.selectFrom(candidates.as('candidate'))
		.select(SUMMARY_COLUMNS)
		.orderBy(distance)
		.orderBy('id')
		.limit(HOW_MANY)
		.execute();
	return rows.map((row) => asSummary(row, reader));
}
