import { sql } from 'kysely';
import type { Database } from './database.ts';
import { migrationStates } from './migrate.ts';
import { readTables, type TableShape } from './table-shapes.ts';

/** First line of a backup. */
export interface BackupHead {
	format: 'estate-backup';
	version: 1;
	/** Migrations of the database that it was made of */
	migrations: string[];
	createdAt: string;
}

/** Every other line of a backup. */
export interface BackupRows {
	table: string;
	rows: Record<string, unknown>[];
}

const CHUNK = 500;

async function* rowsOf(db: Database['db'], { name, columns }: TableShape): AsyncGenerator<BackupRows> {
	let after = '(0,0)';
	for (;;) {
		const { rows } = await sql<{ row_place: string; row: Record<string, unknown> }>`
			select row_place::text as row_place, to_jsonb(chosen) - 'row_place' as row
			from (select ctid as row_place, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
				where ctid > ${after}::tid order by ctid limit ${CHUNK}) as chosen`.execute(db);
		const last = rows.at(-1);
		if (!last) return;
		after = last.row_place;
		yield { table: name, rows: rows.map(({ row }) => row) };
	}
}

/**
 * All rows of the database as lines of JSON, of one point in time. The same format for both kinds of database, so that a
 * backup also moves one to the other. Files are not in it: media, documents and uploads of DATA_DIR.
 */
export async function writeBackup(database: Database, write: (line: string) => Promise<void>): Promise<void> {
	const migrations = (await migrationStates(database))
		.filter(({ appliedAt }) => appliedAt !== undefined)
		.map(({ name }) => name);
	const head: BackupHead = {
		format: 'estate-backup',
		version: 1,
		migrations,
		createdAt: new Date().toISOString(),
	};
	await database.db
		.transaction()
		.setIsolationLevel('repeatable read')
		.execute(async (transaction) => {
			await write(JSON.stringify(head));
			for (const table of await readTables(transaction))
				for await (const rows of rowsOf(transaction, table)) await write(JSON.stringify(rows));
		});
}
