import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { beginApart } from './begin-apart.ts';

const LISTS = 20;

async function connectTo(port: number): Promise<Socket> {
	const socket = connect(port, '127.0.0.1');
	await new Promise<void>((resolve) => socket.once('connect', resolve));
	onTestFinished(() => void socket.destroy());
	return socket;
}

/** Asks something that answers at once over a connection, as a database does. */
async function aDatabase(): Promise<() => Promise<void>> {
	const server = createServer((socket) => socket.on('data', (data) => socket.write(data)));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => void server.close());
	const connection = await connectTo((server.address() as AddressInfo).port);
	return () =>
		new Promise((resolve) => {
			connection.once('data', () => resolve());
			connection.write('?');
		});
}

function work(milliseconds: number): void {
	const end = performance.now() + milliseconds;
	while (performance.now() < end);
}

/** A server of which `/page` asks the database, and `/list` works. */
async function aServer() {
	const ask = await aDatabase();
	const app = Fastify({ trustProxy: true });
	const done: string[] = [];
	/** By client: how much was done when its last request came */
	const doneAtLast = new Map<string, number>();
	app.addHook('onRequest', async ({ ip }) => void doneAtLast.set(ip, done.length));
	beginApart(app);
	app.get('/page', async ({ ip }) => {
		await ask();
		done.push(`page of ${ip}`);
		return '';
	});
	app.post('/form', async () => {
		done.push('form');
		return '';
	});
	app.get('/list', async ({ ip }) => {
		work(5);
		done.push(`list of ${ip}`);
		return '';
	});
	onTestFinished(() => app.close());
	await app.listen({ port: 0, host: '127.0.0.1' });
	const connections = promisify(app.server.getConnections.bind(app.server));
	return { done, doneAtLast, connections, port: (app.server.address() as AddressInfo).port };
}

interface Asked {
	path: string;
	ip: string;
	method?: 'POST';
}

type Server = Awaited<ReturnType<typeof aServer>>;

/** Sends requests so that one turn of the event loop reads them all. */
async function askAtOnce({ port, connections }: Server, asked: readonly Asked[]) {
	const sockets = await Promise.all(asked.map(() => connectTo(port)));
	await expect.poll(() => connections()).toBe(asked.length);
	const answers = sockets.map((socket) => new Promise((resolve) => socket.once('data', resolve)));
	for (const [at, { path, ip, method = 'GET' }] of asked.entries())
		sockets[at]?.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${ip}\r\n\r\n`);
	// Until the last has arrived, where the system is busy with others.
	work(20);
	return { sockets, answers };
}

const lists = (ip: string) => Array.from({ length: LISTS }, () => ({ path: '/list', ip }));

it('answers who asks the database before all that came at the same time have begun', async () => {
	const server = await aServer();
	const { done } = server;
	const { answers } = await askAtOnce(server, [{ path: '/page', ip: '192.0.2.1' }, ...lists('192.0.2.1')]);
	await Promise.race([Promise.all(answers), delay(10_000)]);
	expect(done).toHaveLength(1 + LISTS);
	expect(done.indexOf('page of 192.0.2.1')).toBeLessThan(LISTS / 2);
});

it('lets networks take turns: a flood of one waits for itself', async () => {
	const server = await aServer();
	const { done, doneAtLast } = server;
	const { answers } = await askAtOnce(server, [...lists('192.0.2.1'), { path: '/list', ip: '192.0.2.2' }]);
	await Promise.race([Promise.all(answers), delay(10_000)]);
	expect(done).toHaveLength(LISTS + 1);
	const before = done.slice(doneAtLast.get('192.0.2.2'), done.indexOf('list of 192.0.2.2'));
	expect(before.length).toBeLessThan(5);
});

it('never begins what nobody waits for any more', async () => {
	const server = await aServer();
	const { done } = server;
	const { sockets, answers } = await askAtOnce(server, lists('192.0.2.1'));
	await answers[0];
	for (const socket of sockets) socket.destroy();
	// As long as all of them would have taken, and half of it again.
	await delay(LISTS * 5 * 1.5);
	expect(done.length).toBeGreaterThan(0);
	expect(done.length).toBeLessThan(LISTS / 2);
});

it('does what somebody sent, also when they have gone', async () => {
	const server = await aServer();
	const { done } = server;
	const sent = { path: '/form', ip: '192.0.2.1', method: 'POST' } as const;
	const { sockets, answers } = await askAtOnce(server, [...lists('192.0.2.1'), sent]);
	await answers[0];
	for (const socket of sockets) socket.destroy();
	await expect.poll(() => done).toContain('form');
});
