import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client, escapeIdentifier } from 'pg';
import type { Database } from '../database/database.ts';
import { openServer } from '../database/open-server.ts';
import { runStatements } from './empty-database.ts';
import { LentDatabases } from './lent-databases.ts';

/** Names a migrated database of the server, made once for all tests of a run. */
export const TEMPLATE_VARIABLE = 'ESTATE_TEST_TEMPLATE';

const CONNECTIONS = 10;
/** A busy machine keeps two hundred visitors at once waiting, and none of them is sent away for that */
const CONNECTION_TIMEOUT_MS = 120_000;

async function administer<Row extends object>(url: string, statement: string): Promise<Row[]> {
	const client = new Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query<Row>(statement)).rows;
	} finally {
		await client.end();
	}
}

const newName = () => `estate_test_${randomBytes(8).toString('hex')}`;

/** Opens a new database on the server, like `template` if one is named; `close` leaves it there. */
async function create(url: string, name: string, template?: string): Promise<Database> {
	await administer(url, `create database ${name}${template ? ` template ${template}` : ''}`);
	const own = new URL(url);
	own.pathname = `/${name}`;
	// No test loses power in the middle.
	own.searchParams.set('options', '-c synchronous_commit=off');
	return openServer(own.href, CONNECTIONS, { connectionMs: CONNECTION_TIMEOUT_MS });
}

const drop = (url: string, name: string) =>
	administer(url, `drop database ${escapeIdentifier(name)} with (force)`);

/** A database of its own on the server of this address, never migrated; `close` removes it. */
export async function openBareOnServer(url: string): Promise<Database> {
	const name = newName();
	const database = await create(url, name);
	return {
		...database,
		async close() {
			await database.close();
			await drop(url, name);
		},
	};
}

const OTHERS =
	"from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'";
/** Of 20 ms each */
const MOST_WAITS = 250;

/** What an api still does when it closes is waited for, since somebody waits for its answer; a transaction that a test left open is ended. */
async function untilNobodyWorks(database: Database): Promise<void> {
	for (let waits = 0; waits < MOST_WAITS; waits++) {
		const { rows } = await sql.raw(`select ${OTHERS}`).execute(database.db);
		if (rows.length === 0) return;
		await delay(20);
	}
	await runStatements(database, `select pg_terminate_backend(pid) ${OTHERS}`);
}

/** Lends databases like the template of this run. They go with it. */
export function lenderOnServer(url: string): () => Promise<Database> {
	const lent = new LentDatabases(() => {
		const template = process.env[TEMPLATE_VARIABLE] ?? '';
		return create(url, `${template}_${randomBytes(4).toString('hex')}`, template);
	});
	return () =>
		lent.lend(undefined, async ({ database, emptying }) => {
			await untilNobodyWorks(database);
			await runStatements(database, emptying);
		});
}

/**
 * Makes what databases on the server are cloned from, which is ten times as quick as to migrate each; `remove` takes these
 * away as well.
 */
export async function makeTemplate(
	url: string,
	fill: (database: Database) => Promise<unknown>,
): Promise<{ name: string; remove(): Promise<void> }> {
	const name = newName();
	const database = await create(url, name);
	try {
		await fill(database);
	} finally {
		await database.close();
	}
	return {
		name,
		async remove() {
			const all = await administer<{ datname: string }>(
				url,
				`select datname from pg_database where starts_with(datname, '${name}')`,
			);
			for (const { datname } of all) await drop(url, datname);
		},
	};
}
