import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openEmbedded } from './open-embedded.ts';
import { openServer } from './open-server.ts';

const WAITS = { connectionMs: 2_500, queryMs: 300 };
/** As a running api gives it: far more than what is measured here */
const PATIENT = { connectionMs: 3_000, queryMs: 10_000 };
/** A second until a query is overdue, then two looks at it */
const FOUND_MS = 3_000;
const MOST = 6;
const sleep = (seconds: number) => sql`select pg_sleep(${sql.lit(seconds)})`;

it('a query of the embedded database that takes too long fails, and those after it are answered', async () => {
	const database = await openEmbedded(undefined);
	try {
		database.limitQueries(200);
		await expect(sleep(1).execute(database.db)).rejects.toThrow('read timeout');
		database.limitQueries(5_000);
		expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
	} finally {
		await database.close();
	}
}, 60_000);

it('a server that takes connections and says nothing is given up', async () => {
	const silent = createServer(() => {});
	await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
	const { port } = silent.address() as { port: number };
	// One that waits for ever is ended by the runner, and fails.
	await expect(openServer(`postgres://me@127.0.0.1:${port}/none`, 2, WAITS)).rejects.toThrow(
		'does not answer',
	);
	silent.close();
});

// Without a server there are no such tests: one that is skipped counts as failed.
const SERVERS = process.env.TEST_DATABASE_URL ? [process.env.TEST_DATABASE_URL] : [];

describe.each(SERVERS)('PostgreSQL behind a line that goes dead', (server) => {
	const sockets = new Set<Socket>();
	let line: Server;
	afterEach(() => {
		for (const socket of sockets) socket.destroy();
		line.close();
	});

	/** Stops what goes over the connections that are open, without closing any; new ones are well. */
	function goSilent(): void {
		for (const socket of sockets) socket.unpipe().pause();
	}

	/** Opens as many connections as there may be, all at rest. */
	async function openFull() {
		const database = await openServer(await openLine(), MOST, PATIENT);
		await Promise.all(Array.from({ length: MOST }, () => sleep(0.3).execute(database.db)));
		expect(database.pool()).toMatchObject({ idle: MOST });
		return database;
	}

	async function openLine(): Promise<string> {
		const url = new URL(server);
		const [port, host] = [Number(url.port) || 5432, url.hostname];
		line = createServer((near) => {
			const far = connect(port, host);
			for (const socket of [near, far]) sockets.add(socket.on('error', () => {}));
			near.pipe(far).pipe(near);
		});
		await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
		url.host = `127.0.0.1:${(line.address() as { port: number }).port}`;
		return url.href;
	}

	it('ends a statement that takes too long', async () => {
		const { db, close } = await openServer(await openLine(), 2, WAITS);
		await expect(sleep(5).execute(db)).rejects.toMatchObject({ code: '57014' });
		await close();
	});

	it('is given up, and asked on a new connection once it is back', async () => {
		const { db, close } = await openServer(await openLine(), 1, WAITS);
		goSilent();
		// By its own limit, or where the machine stood still meanwhile by the look at queries that are overdue.
		await expect(sql`select 1`.execute(db)).rejects.toThrow(/read timeout|Connection terminated/);
		expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
		await close();
	});

	it('costs one query, in a second and a half: the other connections at rest are not lent out again', async () => {
		const { db, close } = await openFull();
		goSilent();
		const began = performance.now();
		await expect(sql`select 1`.execute(db)).rejects.toThrow('Connection terminated');
		expect(performance.now() - began).toBeLessThan(FOUND_MS);
		for (let asked = 0; asked < 2 * MOST; asked++) await sql`select 1`.execute(db);
		expect(performance.now() - began).toBeLessThan(FOUND_MS + 1_000);
		await close();
	});

	it('makes room as soon, where each connection is busy: who waits for one is answered', async () => {
		const { db, close } = await openFull();
		const lost = Promise.allSettled(Array.from({ length: MOST }, () => sleep(0.5).execute(db)));
		await setTimeout(100);
		goSilent();
		const began = performance.now();
		expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
		expect(performance.now() - began).toBeLessThan(FOUND_MS);
		expect((await lost).map(({ status }) => status)).toEqual(Array(MOST).fill('rejected'));
		await close();
	});

	it('is not taken for dead where the server works on a query for seconds', async () => {
		const { db, close } = await openFull();
		await Promise.all([sleep(4).execute(db), db.transaction().execute((tx) => sleep(4).execute(tx))]);
		await close();
	});
});
