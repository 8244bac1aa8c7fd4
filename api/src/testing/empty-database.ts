import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Written by migrations, and by no test. */
const KEPT_TABLES = ['migration', 'migration_lock', 'place', 'place_data'];

/** In one transaction, as all statements without parameters that are sent at once. */
export const runStatements = async ({ db }: Database, statements: string) =>
	void (await sql.raw(statements).execute(db));

/**
 * Statements that bring a migrated database back to what migrations wrote. Rows are deleted without a look at other tables,
 * in a tenth of the time that `truncate` takes to make files anew; it comes for tables that have grown, and for a user who
 * may not leave out what watches over rows.
 */
export async function emptyingOf({ db }: Database): Promise<string> {
	const { rows: tables } = await sql<{ name: string }>`
		select tablename as name from pg_tables where schemaname = 'public' and tablename <> all(${KEPT_TABLES})`.execute(
		db,
	);
	const beginning: string[] = [];
	for (const { name } of tables) {
		const { rows } = await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(
			db,
		);
		for (const { row } of rows) {
			const text = JSON.stringify(row).replaceAll("'", "''");
			beginning.push(`insert into ${name} select * from jsonb_populate_record(null::${name}, '${text}');`);
		}
	}
	return `
		do $$ declare
			may_delete boolean := current_setting('is_superuser')::boolean;
			has_rows boolean;
			name text;
		begin
			if may_delete then perform set_config('session_replication_role', 'replica', true); end if;
			foreach name in array array[${tables.map((table) => `'${table.name}'`).join(', ')}] loop
				execute 'select exists(select from ' || name || ')' into has_rows;
				if has_rows and may_delete and pg_table_size(name::regclass) < 500000 then
					execute 'delete from ' || name;
				elsif has_rows then
					execute 'truncate ' || name || ' cascade';
				end if;
			end loop;
			for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
				execute 'alter sequence ' || name || ' restart';
			end loop;
		end $$;
		${beginning.join('\n')}`;
}
