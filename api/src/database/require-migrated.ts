import { type Database, DatabaseError } from './database.ts';
import { checkApplied, migrationStates } from './migrate.ts';

/** Throws DatabaseError where migrations are missing, or where `migrate` would. Changes nothing. */
export async function requireMigrated(database: Database): Promise<void> {
	await checkApplied(database);
	const pending = (await migrationStates(database)).filter(({ state }) => state === 'pending');
	if (pending.length === 0) return;
	throw new DatabaseError(
		`The database lacks ${pending.length} migrations, from ${pending[0]?.name} on: run "npm run db -- migrate", or start with MIGRATE=on.`,
	);
}

/** What to warn of where a newer version has migrated the database; undefined where none has. */
export async function newerDatabaseWarning(database: Database): Promise<string | undefined> {
	const newer = (await migrationStates(database)).filter(({ state }) => state === 'newer');
	return (
		newer[0] &&
		`The database has ${newer.length} migrations of a newer version, from ${newer[0].name} on. They fit the version before: if this one is older, start the newer.`
	);
}
