import type { Configuration } from '../configuration.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { embeddedFolder, openEmbedded } from './open-embedded.ts';
import { openServer, type ServerWaits } from './open-server.ts';

/** How long the api waits for its database: a visitor who waits longer has left. */
const API_WAITS = { connectionMs: 3_000, queryMs: 10_000 } as const satisfies ServerWaits;

async function migrated<Opened extends Database>(database: Opened): Promise<Opened> {
	try {
		await migrate(database);
		return database;
	} catch (error) {
		await database.close();
		throw error;
	}
}

/** The database of a running api: migrated first, which takes its time, then asked with a limit for each query. */
export async function openMigrated({
	DATABASE_URL,
	DATABASE_CONNECTIONS,
	DATA_DIR,
}: Pick<Configuration, 'DATABASE_URL' | 'DATABASE_CONNECTIONS' | 'DATA_DIR'>): Promise<Database> {
	if (DATABASE_URL) {
		const patient = await migrated(await openServer(DATABASE_URL));
		await patient.close();
		return openServer(DATABASE_URL, DATABASE_CONNECTIONS, API_WAITS);
	}
	const embedded = await migrated(await openEmbedded(embeddedFolder(DATA_DIR)));
	embedded.limitQueries(API_WAITS.queryMs);
	return embedded;
}
