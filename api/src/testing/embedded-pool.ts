import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openEmbedded } from '../database/open-embedded.ts';
import { runStatements } from './empty-database.ts';
import { type LentDatabase, LentDatabases } from './lent-databases.ts';
import { readImage } from './migrated-database.ts';

const lent = new LentDatabases(async () => openEmbedded(undefined, await readImage()));

const makeBare = ({ database }: LentDatabase) =>
	runStatements(database, 'drop schema public cascade; create schema public;');

/** An embedded database that is migrated and empty. */
export const lendEmbedded = () => lent.lend();

/** One as before its first migration. */
export function lendBareEmbedded(): Promise<Database> {
	return lent.lend(makeBare, async (back) => {
		await makeBare(back);
		await migrate(back.database);
	});
}
