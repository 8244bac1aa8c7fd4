import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { type Database, DatabaseError } from './database.ts';
import { EmbeddedClient } from './embedded-client.ts';
import { EmbeddedDialect } from './embedded-dialect.ts';
import { lockFolder } from './folder-lock.ts';
import { reportQuery } from './observe-queries.ts';
import type { Tables } from './tables/tables.ts';

/** The embedded database, which can also hand out an image of itself. */
export interface EmbeddedDatabase extends Database {
	/** A tar of the data folder: opening one in memory is five times as quick as making a new database */
	image(): Promise<Uint8Array>;
	/** From now on a query that takes longer fails */
	limitQueries(limitMs: number): void;
}

/** Folder of the embedded database below DATA_DIR. */
export const embeddedFolder = (dataDir: string) => path.join(dataDir, 'db');

/** Opens the embedded database in `folder`, or in memory, there from an image if one is given. Throws DatabaseError when the folder is in use or damaged. */
export async function openEmbedded(
	folder: string | undefined,
	image?: Uint8Array,
): Promise<EmbeddedDatabase> {
	const lock = folder === undefined ? undefined : lockFolder(folder);
	if (folder !== undefined) {
		mkdirSync(folder, { recursive: true });
		// PGlite makes files that everybody may read and write: nobody else comes as far as these.
		chmodSync(folder, 0o700);
	}
	const client = new EmbeddedClient(folder, image);
	try {
		await client.query('select 1');
	} catch (cause) {
		await client.close().catch(() => {});
		lock?.release();
		throw new DatabaseError(
			`The database in ${folder} does not open: restore a backup with "npm run db -- restore", or remove the folder to start again.`,
			{ cause },
		);
	}
	const db = new Kysely<Tables>({ dialect: new EmbeddedDialect(client), log: reportQuery });
	// Kysely closes the client only when it has run a query.
	await db.connection().execute(async () => {});
	return {
		db,
		kind: 'embedded',
		description:
			folder === undefined
				? 'embedded, in memory: gone when the process ends'
				: `embedded in ${folder}: survives a crash of the process, not of the machine`,
		image: async () => (await client.call({ kind: 'image' })) as Uint8Array,
		limitQueries(limitMs) {
			client.queryMs = limitMs;
		},
		pool: () => ({
			open: 1,
			idle: client.waitingCount === 0 ? 1 : 0,
			waiting: Math.max(0, client.waitingCount - 1),
			most: 1,
		}),
		writes: () => client.writes,
		async close() {
			await db.destroy();
			lock?.release();
		},
	};
}
