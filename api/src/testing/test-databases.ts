import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openEmbedded } from '../database/open-embedded.ts';
import { openServer } from '../database/open-server.ts';

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
	open: async ({ migrated = true } = {}) => prepared(await openEmbedded(undefined), migrated),
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
