import { sql } from 'kysely';
import type { Db } from './database.ts';

/** A table and its columns that are stored, not generated. */
export interface TableShape {
	name: string;
	columns: string[];
	/** Column that counts by itself */
	identity: string | null;
}

/** Tables in the order in which the migrations made them, so that what is referred to comes first. */
export async function readTables(db: Db): Promise<TableShape[]> {
	const { rows } = await sql<TableShape>`
		select relname as name,
			json_agg(attname order by attnum) filter (where attgenerated = '') as columns,
			max(attname::text) filter (where attidentity <> '') as identity
		from pg_class
		join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
		where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname not in ('migration', 'migration_lock')
		group by pg_class.oid, relname
		order by pg_class.oid`.execute(db);
	return rows;
}
