import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openEmbedded } from './open-embedded.ts';
import { openServer } from './open-server.ts';

const WAITS = { connectionMs: 2_500, queryMs: 300 };
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
		for (const socket of sockets) socket.unpipe().pause();
		await expect(sql`select 1`.execute(db)).rejects.toThrow('read timeout');
		expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
		await close();
	});
});
