import { sql } from 'kysely';
import type { BackupHead, BackupRows } from './backup.ts';
import { type Database, DatabaseError, type Tx } from './database.ts';
import { migrate, migrationStates } from './migrate.ts';
import { readTables, type TableShape } from './table-shapes.ts';

function parse<Line>(text: string | undefined): Line {
	try {
		return JSON.parse(text ?? '') as Line;
	} catch (cause) {
		throw new DatabaseError('The backup is damaged: a line of it is no JSON. Nothing was changed.', {
			cause,
		});
	}
}

async function checkHead(database: Database, head: BackupHead): Promise<void> {
	if (head.format !== 'estate-backup' || head.version !== 1)
		throw new DatabaseError('This file is no backup that this version can read. Nothing was changed.');
	const ours = (await migrationStates(database)).map(({ name }) => name);
	if (ours.join() !== head.migrations.join())
		throw new DatabaseError(
			'The backup was made by another version: restore it with the version that made it, then start this one. Nothing was changed.',
		);
}

async function insertRows(
	db: Tx,
	{ name, columns, identity }: TableShape,
	rows: BackupRows['rows'],
): Promise<void> {
	const list = sql.join(columns.map((column) => sql.ref(column)));
	await sql`insert into ${sql.table(name)} (${list}) ${identity ? sql`overriding system value` : sql``}
		select ${list} from jsonb_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::jsonb)`.execute(
		db,
	);
}

/** New rows go on counting after the restored ones. */
async function continueCounting(db: Tx, { name, identity }: TableShape): Promise<void> {
	if (!identity) return;
	const sequence = sql`pg_get_serial_sequence(${name}, ${identity})`;
	await sql`select setval(${sequence}, greatest(nextval(${sequence}), (select coalesce(max(${sql.ref(identity)}), 0) + 1
		from ${sql.table(name)})), false)`.execute(db);
}

/** Does the database hold anything that a restore would replace? */
export async function hasRows(database: Database): Promise<boolean> {
	const { rows } = await sql<{ filled: boolean }>`select
		exists (select 1 from site) or exists (select 1 from property)
		or exists (select 1 from owner) or exists (select 1 from request) as filled`.execute(database.db);
	return rows[0]?.filled ?? false;
}

/** Replaces everything in the database by a backup, in one transaction. Throws DatabaseError; then nothing has changed. */
export async function restoreBackup(database: Database, lines: AsyncIterable<string>): Promise<number> {
	await migrate(database);
	const iterator = lines[Symbol.asyncIterator]();
	const first = await iterator.next();
	await checkHead(database, parse<BackupHead>(first.done ? undefined : first.value));
	let count = 0;
	await database.db.transaction().execute(async (transaction) => {
		const tables = await readTables(transaction);
		await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(transaction);
		for (let line = await iterator.next(); !line.done; line = await iterator.next()) {
			const { table, rows } = parse<BackupRows>(line.value);
			const shape = tables.find(({ name }) => name === table);
			if (!shape)
				throw new DatabaseError(
					`The backup names a table "${table}" that there is not. Nothing was changed.`,
				);
			await insertRows(transaction, shape, rows);
			count += rows.length;
		}
		for (const table of tables) await continueCounting(transaction, table);
	});
	return count;
}
