import { type Database, DatabaseError } from './database.ts';
import { migrate, migrationStates } from './migrate.ts';

/** Throws DatabaseError where migrations are missing, or where `migrate` would. */
export async function requireMigrated(database: Database): Promise<void> {
	const states = await migrationStates(database);
	const left = states.filter(({ state }) => state !== 'applied');
	if (left.length === 0) return;
	// It refuses what was changed, and a newer database, before it does anything.
	if (left.some(({ state }) => state !== 'pending')) await migrate(database);
	throw new DatabaseError(
		`The database lacks ${left.length} migrations, from ${left[0]?.name} on: run "npm run db -- migrate", or start with MIGRATE=on.`,
	);
}
