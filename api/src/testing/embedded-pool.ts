import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { type EmbeddedDatabase, openEmbedded } from '../database/open-embedded.ts';
import { readImage } from './migrated-database.ts';

interface Pooled {
	database: EmbeddedDatabase;
	/** Empties every table, and writes the rows that migrations wrote */
	reset: string;
}

const idle: Pooled[] = [];

/** Rows that a migrated database begins with, as statements that write them; the gazetteer stays. */
async function resetOf({ db }: Database): Promise<string> {
	const { rows: tables } = await sql<{ name: string }>`
		select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migration', 'migration_lock', 'place', 'place_data')`.execute(
		db,
	);
	const statements = [`truncate ${tables.map(({ name }) => name).join(', ')} restart identity;`];
	for (const { name } of tables) {
		const { rows } = await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(
			db,
		);
		for (const { row } of rows) {
			const text = JSON.stringify(row).replaceAll("'", "''");
			statements.push(`insert into ${name} select * from jsonb_populate_record(null::${name}, '${text}');`);
		}
	}
	return statements.join('\n');
}

async function opened(): Promise<Pooled> {
	const database = await openEmbedded(undefined, await readImage());
	return { database, reset: await resetOf(database) };
}

/** In one transaction, as all statements without parameters that are sent at once. */
const run = async ({ db }: Database, statements: string) => void (await sql.raw(statements).execute(db));

const BARE = 'drop schema public cascade; create schema public;';

async function lend(begin: (database: Database) => Promise<void>, end: (pooled: Pooled) => Promise<void>) {
	const pooled = idle.pop() ?? (await opened());
	const { database } = pooled;
	await begin(database);
	return {
		...database,
		// An object of its own: what the api remembers of a database, it remembers by this.
		db: database.db.withoutPlugins(),
		async close() {
			await end(pooled);
			idle.push(pooled);
		},
	};
}

/**
 * An embedded database that is migrated and empty. To open one takes a second of a core, to empty it next to nothing:
 * closed, it is kept for the next tests of this process.
 */
export function lendEmbedded(): Promise<Database> {
	return lend(
		async () => {},
		({ database, reset }) => run(database, reset),
	);
}

/** One as before its first migration. */
export function lendBareEmbedded(): Promise<Database> {
	return lend(
		(database) => run(database, BARE),
		async ({ database }) => {
			await run(database, BARE);
			await migrate(database);
		},
	);
}
