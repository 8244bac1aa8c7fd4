import type { SortOrder } from '@estate/shared-contract';
import { type RawBuilder, sql } from 'kysely';

/** A total order of homes: by this key, then by id in the same direction. Homes without a value come last. */
export interface Ordering {
	key: RawBuilder<unknown>;
	direction: 'asc' | 'desc';
}

const BEYOND_ALL = sql.lit('Infinity');
const BELOW_ALL = sql.lit('-Infinity');

export const ORDERINGS: Record<SortOrder, Ordering> = {
	newest: { key: sql`created_at`, direction: 'desc' },
	'price-asc': { key: sql`coalesce(public_price, ${BEYOND_ALL}::float8)`, direction: 'asc' },
	'price-desc': { key: sql`coalesce(public_price, ${BELOW_ALL}::float8)`, direction: 'desc' },
	'area-desc': { key: sql`coalesce(living_area, ${BELOW_ALL}::float8)`, direction: 'desc' },
	'price-per-m2-asc': { key: sql`coalesce(price_per_m2, ${BEYOND_ALL}::float8)`, direction: 'asc' },
};
