import { sql } from 'kysely';
import { type Database, DatabaseError } from './database.ts';
import { type MigrationFile, readMigrations } from './migration-files.ts';

/** Any number: the same in every process that migrates. */
const LOCK = 7_203_114;

const LEDGER = `create table if not exists migration (
	name text primary key,
	checksum text not null,
	applied_at timestamptz not null default now()
);`;

export interface MigrationState {
	name: string;
	state: 'applied' | 'pending' | 'changed' | 'unknown';
	appliedAt: Date | undefined;
}

interface AppliedMigration {
	name: string;
	checksum: string;
	applied_at: Date;
}

async function readApplied({ db }: Database): Promise<AppliedMigration[]> {
	const { rows } = await sql<{
		present: boolean;
	}>`select to_regclass('migration') is not null as present`.execute(db);
	if (!rows[0]?.present) return [];
	return (await sql<AppliedMigration>`select * from migration order by name`.execute(db)).rows;
}

/** What has run and what has not. `changed`: the file is not the one that ran. `unknown`: this version has no such file. */
export async function migrationStates(database: Database): Promise<MigrationState[]> {
	const files = await readMigrations();
	const applied = await readApplied(database);
	const states = files.map(({ name, checksum }): MigrationState => {
		const ran = applied.find((row) => row.name === name);
		if (!ran) return { name, state: 'pending', appliedAt: undefined };
		return { name, state: ran.checksum === checksum ? 'applied' : 'changed', appliedAt: ran.applied_at };
	});
	const known = new Set(files.map(({ name }) => name));
	const unknown = applied
		.filter(({ name }) => !known.has(name))
		.map(({ name, applied_at }): MigrationState => ({ name, state: 'unknown', appliedAt: applied_at }));
	return [...states, ...unknown];
}

/**
 * Applies what is pending, each migration in a transaction of its own; several processes may try at once.
 * Returns the names that it applied. Throws DatabaseError when a migration that ran was changed afterwards,
 * when the database is newer than this version, or when one fails (its changes are undone).
 */
export async function migrate(database: Database, migrations?: readonly MigrationFile[]): Promise<string[]> {
	const files = migrations ?? (await readMigrations());
	const known = new Set(files.map(({ name }) => name));
	await underLock(database, LEDGER);
	const newer = (await readApplied(database)).find(({ name }) => !known.has(name));
	if (newer)
		throw new DatabaseError(
			`The database has the migration ${newer.name}, which this version does not know: start the newer version.`,
		);
	const done: string[] = [];
	for (const file of files) if (await apply(database, file)) done.push(file.name);
	return done;
}

/** Runs a script in one transaction, one process at a time. */
function underLock(database: Database, script: string): Promise<void> {
	return database.runScript(`begin; select pg_advisory_xact_lock(${LOCK}); ${script} commit;`);
}

async function apply(database: Database, { name, checksum, sql: script }: MigrationFile): Promise<boolean> {
	const ran = (await readApplied(database)).find((row) => row.name === name);
	if (ran && ran.checksum !== checksum)
		throw new DatabaseError(
			`The migration ${name} was changed after it ran: put the file back, and write what is new in a new migration.`,
		);
	if (ran) return false;
	try {
		await underLock(
			database,
			// A process that waited for the lock finds the row there and stops with a unique violation before its script runs.
			`insert into migration (name, checksum) values ('${name}', '${checksum}');\n${script}\n`,
		);
		return true;
	} catch (error) {
		if (
			(error as { code?: string }).code === '23505' &&
			(await readApplied(database)).some((row) => row.name === name)
		)
			return false;
		throw new DatabaseError(`The migration ${name} failed and was undone: ${(error as Error).message}.`, {
			cause: error,
		});
	}
}
