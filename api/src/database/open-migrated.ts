import type { Configuration } from '../configuration.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { embeddedFolder, openEmbedded } from './open-embedded.ts';
import { openServer, type ServerWaits } from './open-server.ts';
import { requireMigrated } from './require-migrated.ts';

/** How long the api waits for its database: a visitor who waits longer has left. */
const API_WAITS = { connectionMs: 3_000, queryMs: 10_000 } as const satisfies ServerWaits;

async function migrated<Opened extends Database>(
	database: Opened,
	prepare: (database: Database) => Promise<unknown>,
): Promise<Opened> {
	try {
		await prepare(database);
		return database;
	} catch (error) {
		await database.close();
		throw error;
	}
}

/**
 * The database of a running api: migrated first where that is asked for, which takes its time, then asked with a limit for each
 * query. Throws DatabaseError, on PostgreSQL also where migrations are missing and MIGRATE is off.
 */
export async function openMigrated({
	DATABASE_URL,
	DATABASE_CONNECTIONS,
	DATA_DIR,
	MIGRATE,
}: Pick<Configuration, 'DATABASE_URL' | 'DATABASE_CONNECTIONS' | 'DATA_DIR' | 'MIGRATE'>): Promise<Database> {
	if (DATABASE_URL) {
		const patient = await migrated(
			await openServer(DATABASE_URL),
			MIGRATE === 'on' ? migrate : requireMigrated,
		);
		await patient.close();
		return openServer(DATABASE_URL, DATABASE_CONNECTIONS, API_WAITS);
	}
	const embedded = await migrated(await openEmbedded(embeddedFolder(DATA_DIR)), migrate);
	embedded.limitQueries(API_WAITS.queryMs);
	return embedded;
}
