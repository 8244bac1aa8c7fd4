import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { SEARCH_COLUMNS, type SearchRow } from './property-columns.ts';

/** Properties read at a time: whoever else asks the embedded database waits for no more than these. */
const CHUNK = 1_000;

/** A part of an address that is published; null where it is hidden. */
const published = (field: 'Street' | 'HouseNumber') =>
	sql<
		string | null
	>`case when (summary ->> 'PublishAddress')::boolean then summary ->> ${sql.lit(field)} end`;

/** Properties that were written after the revision, in chunks; all of them after revision -1. */
export async function* readChangedProperties(db: Db, since: number): AsyncGenerator<SearchRow[]> {
	let last = { change: since, id: Number.MAX_SAFE_INTEGER };
	for (;;) {
		const rows = await db
			.selectFrom('property')
			.select([
				...SEARCH_COLUMNS,
				'change',
				published('Street').as('street'),
				published('HouseNumber').as('house_number'),
			])
			.where(sql<boolean>`(change, id) > (${last.change}::bigint, ${last.id}::bigint)`)
			.orderBy('change')
			.orderBy('id')
			.limit(CHUNK)
			.execute();
		if (rows.length > 0) yield rows;
		const end = rows.at(-1);
		if (!end || rows.length < CHUNK) return;
		last = { change: end.change, id: end.id };
	}
}

export async function countProperties(db: Db): Promise<number> {
	const { count } = await db
		.selectFrom('property')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow();
	return count;
}
