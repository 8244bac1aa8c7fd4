import type { Configuration } from '../configuration.ts';
import type { Database } from './database.ts';
import { embeddedFolder, openEmbedded } from './open-embedded.ts';
import { openServer } from './open-server.ts';

/** Opens the database that the settings name: a server with DATABASE_URL, else the embedded one in DATA_DIR. */
export function openDatabase(
	configuration: Pick<Configuration, 'DATABASE_URL' | 'DATABASE_CONNECTIONS' | 'DATA_DIR'>,
): Promise<Database> {
	const { DATABASE_URL, DATABASE_CONNECTIONS, DATA_DIR } = configuration;
	return DATABASE_URL
		? openServer(DATABASE_URL, DATABASE_CONNECTIONS)
		: openEmbedded(embeddedFolder(DATA_DIR));
}
