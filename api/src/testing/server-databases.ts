import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../database/database.ts';
import { openServer } from '../database/open-server.ts';

/** Names a migrated database of the server, made once for all tests of a run. */
export const TEMPLATE_VARIABLE = 'ESTATE_TEST_TEMPLATE';

const CONNECTIONS = 10;
/** A busy machine keeps two hundred visitors at once waiting, and none of them is sent away for that */
const CONNECTION_TIMEOUT_MS = 120_000;

async function administer(url: string, statement: string): Promise<void> {
	const client = new Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}

/** Opens a database of its own on the server, like `template` if one is named; `close` leaves it there. */
async function create(url: string, template?: string): Promise<{ name: string; database: Database }> {
	const name = `estate_test_${randomBytes(8).toString('hex')}`;
	await administer(url, `create database ${name}${template ? ` template ${template}` : ''}`);
	const own = new URL(url);
	own.pathname = `/${name}`;
	// No test loses power in the middle.
	own.searchParams.set('options', '-c synchronous_commit=off');
	return { name, database: await openServer(own.href, CONNECTIONS, { connectionMs: CONNECTION_TIMEOUT_MS }) };
}

const drop = (url: string, name: string) => administer(url, `drop database ${name} with (force)`);

/** A database of its own on the server of this address, like `template` if one is named; `close` removes it. */
export async function openOnServer(url: string, template?: string): Promise<Database> {
	const { name, database } = await create(url, template);
	return {
		...database,
		async close() {
			await database.close();
			await drop(url, name);
		},
	};
}

/** Makes what databases on the server are cloned from, which is ten times as quick as to migrate each. */
export async function makeTemplate(
	url: string,
	fill: (database: Database) => Promise<unknown>,
): Promise<{ name: string; remove(): Promise<void> }> {
	const { name, database } = await create(url);
	try {
		await fill(database);
	} finally {
		await database.close();
	}
	return { name, remove: () => drop(url, name) };
}
