import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/tables/tables.ts';
import { linesOf, NULL_LINE, recordOf } from './row-lines.ts';
import type { JsonRow } from './table-rows.ts';

/** Rows as a relation of which each column can be selected. */
function asRelation(table: keyof Tables, columns: readonly string[], rows: readonly JsonRow[]) {
	const records = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.map((row) => recordOf(table, row)))}::jsonb)`;
	const long = linesOf(table, columns, rows);
	if (long.length === 0) return { select: sql.join(columns.map((column) => sql.ref(column))), from: records };
	const arrays = long.map(({ lines }) => sql`string_to_array(${lines}, chr(10), ${NULL_LINE})`);
	const types = new Map(long.map(({ column, type }) => [column, type]));
	const selected = columns.map((column) => {
		const type = types.get(column);
		return type ? sql`line.${sql.ref(column)}::${sql.raw(type)}` : sql`record.${sql.ref(column)}`;
	});
	return {
		select: sql.join(selected),
		from: sql`${records} with ordinality as record
			join unnest(${sql.join(arrays)}) with ordinality as line(${sql.join(long.map(({ column }) => sql.ref(column)))}, ordinality)
			using (ordinality)`,
	};
}

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
	const { select, from } = asRelation(table, columns, [...unique.values()]);
	const { numAffectedRows } = await sql`
		insert into ${sql.table(table)} (${list(columns)}) select ${select} from ${from}
		on conflict (${list(key)}) ${update}
	`.execute(db);
	return Number(numAffectedRows ?? 0);
}
