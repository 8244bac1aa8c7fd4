import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readBody } from './read-body.ts';

it('reads a body of the limit, and none of a byte more', async () => {
	const body = () => Readable.from([Buffer.from('abc'), Buffer.from('de')]);
	expect(String(await readBody(body(), 5))).toBe('abcde');
	expect(await readBody(body(), 4)).toBeUndefined();
	expect(await readBody(Readable.from([]), 4)).toHaveLength(0);
});

it('lets who sends too much hear the refusal', async () => {
	const server = createServer(async (request, response) => {
		response.statusCode = (await readBody(request, 1_000)) ? 200 : 413;
		response.end();
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const send = async (bytes: number) =>
		(await fetch(url, { method: 'POST', body: new Uint8Array(bytes) })).status;
	expect([await send(1_000), await send(5_000_000)]).toEqual([200, 413]);
	server.close();
});
