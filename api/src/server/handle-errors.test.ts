import { type AddressInfo, createServer } from 'node:net';
import { fastify } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handleErrors } from './handle-errors.ts';

/** First byte of a query that is sent */
const QUERY = 'Q'.charCodeAt(0);

const app = fastify();
let thrown: unknown;
beforeAll(async () => {
	handleErrors(app);
	app.get('/', async () => {
		throw thrown;
	});
	await app.ready();
});
afterAll(() => app.close());

/** AuthenticationOk and ReadyForQuery, as PostgreSQL says them. */
const WELCOME = Buffer.from('5200000008000000005a0000000549', 'hex');

/** What the driver says of a query, as that of a rollback is, after the connection broke. */
async function afterBreak(): Promise<unknown> {
	const server = createServer((socket) => {
		socket.on('error', () => {}).once('data', () => socket.write(WELCOME));
		socket.on('data', (bytes) => bytes[0] === QUERY && socket.destroy());
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	const client = new Client({ host: '127.0.0.1', port, user: 'me' });
	client.on('error', () => {});
	await client.connect();
	await client.query('begin').catch(() => {});
	server.close();
	return client.query('rollback').catch((error: unknown) => error);
}

it.each([
	['a connection that broke in the middle of a transaction', afterBreak, 503, '5'],
	[
		'a server that starts',
		async () => Object.assign(new Error('is starting up'), { code: '57P03' }),
		503,
		'5',
	],
	['a full disk', async () => Object.assign(new Error('no space'), { code: 'ENOSPC' }), 507, '60'],
	['a full disk of the database', async () => Object.assign(new Error('no'), { code: '53100' }), 507, '60'],
	['what nobody foresaw', async () => new Error('odd'), 500, undefined],
])('says when to come back for %s', async (_, make, status, retryAfter) => {
	thrown = await make();
	const answer = await app.inject('/');
	expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, retryAfter]);
});
