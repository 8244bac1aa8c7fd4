import type { Database } from '../database/database.ts';
import { lendBareEmbedded, lendEmbedded } from './embedded-pool.ts';
import { lenderOnServer, openBareOnServer, TEMPLATE_VARIABLE } from './server-databases.ts';

/** A kind of database that tests run on. */
export interface TestDatabaseKind {
	/** For the names of tests */
	name: string;
	/** A database of its own, migrated and empty; `close` takes it away */
	open(): Promise<Database>;
	/** One that was never migrated */
	openBare(): Promise<Database>;
}

const embedded: TestDatabaseKind = {
	name: 'the embedded database',
	open: lendEmbedded,
	openBare: lendBareEmbedded,
};

const onServer = (url: string): TestDatabaseKind => ({
	name: 'PostgreSQL',
	open: lentOnServer(url),
	openBare: () => openBareOnServer(url),
});

/** One lender for each server, whichever file of tests asks: databases stay open between them. */
const lenders = new Map<string, TestDatabaseKind['open']>();
function lentOnServer(url: string): TestDatabaseKind['open'] {
	const lend = lenders.get(url) ?? lenderOnServer(url);
	lenders.set(url, lend);
	return lend;
}

/**
 * For what rests on the database itself (migrations, backups, search, outbox, appointments, owners' accounts): the
 * embedded one always, and the server of TEST_DATABASE_URL where there is one.
 */
export function testDatabases(): TestDatabaseKind[] {
	const url = process.env.TEST_DATABASE_URL;
	return url ? [embedded, onServer(url)] : [embedded];
}

/**
 * For all other tests, to which one kind of database is like the other: a server does the same work in half the time.
 * Tests of other packages have the embedded one, since nothing is prepared on the server for them.
 */
export function openTestDatabase(): Promise<Database> {
	const prepared = process.env[TEMPLATE_VARIABLE] ? testDatabases().at(-1) : undefined;
	return (prepared ?? embedded).open();
}
