import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { seedPlaces } from '../places/seed-places.ts';
import { type Database, DatabaseError } from './database.ts';
import { type MigrationFile, readMigrations } from './migration-files.ts';

/** Any number: the same in every process that migrates. */
const LOCK = 7_203_114;

/**
 * Kysely's table of migrations, with a checksum and a time of our own. Where our former runner made it, `timestamp` is
 * missing: what ran then is older than all that follows.
 */
const LEDGER = `select pg_advisory_xact_lock(${LOCK});
create table if not exists migration (
	name text primary key, checksum text not null, applied_at timestamptz not null default now()
);
alter table migration
	add column if not exists timestamp varchar(255) not null default '1970-01-01T00:00:00.000Z';`;

export interface MigrationState {
	name: string;
	state: 'applied' | 'pending' | 'changed' | 'unknown' | 'newer';
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

/** Those that a newer version brought have names behind all of ours; such a one fits this version as well (docs/production.md). */
const isNewer = (name: string, files: readonly MigrationFile[]): boolean =>
	files.every((file) => file.name < name);

/**
 * What has run and what has not. `changed`: the file is not the one that ran. `unknown`, `newer`: this version has no such file,
 * and it ran among ours or behind them.
 */
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
		.map(
			({ name, applied_at }): MigrationState => ({
				name,
				state: isNewer(name, files) ? 'newer' : 'unknown',
				appliedAt: applied_at,
			}),
		);
	return [...states, ...unknown];
}

/**
 * Throws DatabaseError unless everything that ran is in these files as it was, or comes behind all of them; then true, and
 * nothing of these files may be pending.
 */
export async function checkApplied(
	database: Database,
	migrations?: readonly MigrationFile[],
): Promise<boolean> {
	const files = migrations ?? (await readMigrations());
	const applied = await readApplied(database);
	for (const ran of applied) {
		const file = files.find(({ name }) => name === ran.name);
		if (!file && !isNewer(ran.name, files))
			throw new DatabaseError(
				`The database has the migration ${ran.name}, which this version does not know and does not fit: start the version that brought it, or a newer one.`,
			);
		if (file && file.checksum !== ran.checksum)
			throw new DatabaseError(
				`The migration ${ran.name} was changed after it ran: put the file back, and write what is new in a new migration.`,
			);
	}
	const newer = applied.find(({ name }) => isNewer(name, files));
	const ran = new Set(applied.map(({ name }) => name));
	const pending = files.find(({ name }) => !ran.has(name));
	if (newer && pending)
		throw new DatabaseError(
			`The database has the migration ${newer.name} of a newer version and lacks ${pending.name}: start the newer version.`,
		);
	return newer !== undefined;
}

const asMigration = ({ sql: script, checksum }: MigrationFile): Migration => ({
	async up(transaction) {
		await sql.raw(script).execute(transaction);
		// Kysely inserts the row next and knows no checksum: the column has it as its default.
		await sql`alter table migration alter column checksum set default ${sql.lit(checksum)}`.execute(
			transaction,
		);
	},
});

/**
 * Applies what is pending in one transaction; several processes may try at once. Returns the names that it applied: none
 * where a newer version has migrated the database, which fits this one as well.
 * Throws DatabaseError when a migration that ran was changed afterwards, when another version's ran among ours,
 * or when one fails (nothing of what was pending stays).
 */
export async function migrate(database: Database, migrations?: readonly MigrationFile[]): Promise<string[]> {
	const { db } = database;
	const files = migrations ?? (await readMigrations());
	await sql.raw(LEDGER).execute(db);
	if (await checkApplied(database, files)) return [];
	const { error, results = [] } = await new Migrator({
		db,
		provider: {
			getMigrations: async () => Object.fromEntries(files.map((file) => [file.name, asMigration(file)])),
		},
		migrationTableName: 'migration',
		migrationLockTableName: 'migration_lock',
	}).migrateToLatest();
	if (error) {
		const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'of the database';
		throw new DatabaseError(`The migration ${failed} failed and was undone: ${(error as Error).message}.`, {
			cause: error,
		});
	}
	await seedPlaces(database);
	return results.map(({ migrationName }) => migrationName);
}
