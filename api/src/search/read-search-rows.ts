import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { SEARCH_COLUMNS, type SearchRow } from './property-columns.ts';

/** Properties read at a time: whoever else asks the embedded database waits for no more than these. */
const CHUNK = 1_000;

/** A part of an address that is published; null where it is hidden. `shows_point` says the same as the summary, which is slow to read. */
const published = (field: 'Street' | 'HouseNumber') =>
	sql<string | null>`case when shows_point then summary ->> ${sql.lit(field)} end`;

type ChangedRow = SearchRow & { change: number };

/** As one value of JSON, where the time is a text: some thirty values of each row took the drivers three quarters of all time. */
async function readChunk(db: Db, last: { change: number; id: number }): Promise<ChangedRow[]> {
	const rows = db
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
		.limit(CHUNK);
	const { chunk } = await db
		.selectFrom(rows.as('changed'))
		.select(
			sql<(Omit<ChangedRow, 'created_at'> & { created_at: string })[] | null>`
				json_agg(changed order by change, id)`.as('chunk'),
		)
		.executeTakeFirstOrThrow();
	return (chunk ?? []).map((row) => ({ ...row, created_at: new Date(row.created_at) }));
}

/** Properties that were written after the revision, in chunks; all of them after revision -1. */
export async function* readChangedProperties(db: Db, since: number): AsyncGenerator<SearchRow[]> {
	let last = { change: since, id: Number.MAX_SAFE_INTEGER };
	for (;;) {
		const rows = await readChunk(db, last);
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
