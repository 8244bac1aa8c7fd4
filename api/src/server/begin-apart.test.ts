import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
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

it('answers who asks the database before all that came at the same time have begun', async () => {
	const ask = await aDatabase();
	const app = Fastify();
	beginApart(app);
	const done: string[] = [];
	app.get('/page', async () => {
		await ask();
		done.push('page');
		return '';
	});
	app.get('/list', async () => {
		work(5);
		done.push('list');
		return '';
	});
	onTestFinished(() => app.close());
	await app.listen({ port: 0, host: '127.0.0.1' });
	const { port } = app.server.address() as AddressInfo;
	const sockets = await Promise.all(Array.from({ length: 1 + LISTS }, () => connectTo(port)));
	// Until the server has accepted them all: then one turn reads what all of them ask.
	await delay(100);
	const answers = sockets.map((socket) => new Promise((resolve) => socket.once('data', resolve)));
	for (const [at, socket] of sockets.entries())
		socket.write(`GET /${at === 0 ? 'page' : 'list'} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
	await Promise.race([Promise.all(answers), delay(10_000)]);
	expect(done).toHaveLength(1 + LISTS);
	expect(done.indexOf('page')).toBeLessThan(LISTS / 2);
});
