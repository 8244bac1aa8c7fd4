import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** While `work` runs the database itself refuses rows of a table: those for which a condition in SQL, on `new`, holds. */
export async function refusingRows(
	db: Db,
	table: string,
	condition: string,
	work: () => Promise<void>,
): Promise<void> {
	await sql`create function refuse_row() returns trigger language plpgsql as
		$$ begin raise exception 'refused by the test'; end $$`.execute(db);
	try {
		await sql`create trigger refuse_row before insert or update on ${sql.table(table)} for each row
			when (${sql.raw(condition)}) execute function refuse_row()`.execute(db);
		await work();
	} finally {
		await sql`drop function refuse_row() cascade`.execute(db);
	}
}
