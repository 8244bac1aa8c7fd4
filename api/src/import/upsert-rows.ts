import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/tables/tables.ts';

/** A row as JSON: columns of type jsonb hold objects, dates are ISO texts. */
export type JsonRow = Record<string, unknown>;

/**
 * Writes rows into a table in one statement: new ones are inserted, different ones updated, equal ones left alone.
 * `key` names the columns that identify a row. Returns how many rows were written.
 */
export async function upsertRows(
	db: Db,
	table: keyof Tables,
	key: readonly string[],
	rows: readonly JsonRow[],
): Promise<number> {
	const [first] = rows;
	if (!first) return 0;
	// One statement may write a row only once: of several with the same key, the last one counts.
	const unique = new Map(rows.map((row) => [JSON.stringify(key.map((column) => row[column])), row]));
	const columns = Object.keys(first);
	const rest = columns.filter((column) => !key.includes(column));
	const list = (names: readonly string[], prefix = '') =>
		sql.join(names.map((name) => sql.ref(prefix + name)));
	const update =
		rest.length === 0
			? sql`do nothing`
			: sql`do update set ${sql.join(rest.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
				where (${list(rest, `${table}.`)}) is distinct from (${list(rest, 'excluded.')})`;
	const { numAffectedRows } = await sql`
		insert into ${sql.table(table)} (${list(columns)})
		select ${list(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify([...unique.values()])}::jsonb)
		on conflict (${list(key)}) ${update}
	`.execute(db);
	return Number(numAffectedRows ?? 0);
}
