import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openEmbedded } from '../database/open-embedded.ts';
import { openServer } from '../database/open-server.ts';

/** Names a file with an image of an empty embedded database, made once for all tests of a run. */
export const IMAGE_VARIABLE = 'ESTATE_TEST_IMAGE';

/** A kind of database that tests run on. */
export interface TestDatabaseKind {
	/** For the names of tests */
	name: string;
	/** A fresh database of its own, migrated unless told otherwise; `close` removes it */
	open(options?: { migrated?: boolean }): Promise<Database>;
}

async function prepared(database: Database, migrated: boolean): Promise<Database> {
	if (migrated) await migrate(database);
	return database;
}

const embedded: TestDatabaseKind = {
	name: 'the embedded database',
	async open({ migrated = true } = {}) {
		const image = process.env[IMAGE_VARIABLE];
		return prepared(await openEmbedded(undefined, image ? await readFile(image) : undefined), migrated);
	},
};

async function administer(url: string, statement: string): Promise<void> {
	const client = new Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}

function server(url: string): TestDatabaseKind {
	return {
		name: 'PostgreSQL',
		async open({ migrated = true } = {}) {
			const name = `estate_test_${randomBytes(8).toString('hex')}`;
			await administer(url, `create database ${name}`);
			const own = new URL(url);
			own.pathname = `/${name}`;
			const database = await openServer(own.href);
			return prepared(
				{
					...database,
					async close() {
						await database.close();
						await administer(url, `drop database ${name} with (force)`);
					},
				},
				migrated,
			);
		},
	};
}

/** The embedded database always, and the server of TEST_DATABASE_URL where there is one. */
export function testDatabases(): TestDatabaseKind[] {
	const url = process.env.TEST_DATABASE_URL;
	return url ? [embedded, server(url)] : [embedded];
}
