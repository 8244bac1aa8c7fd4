import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRawServer } from '../testing/raw-server.ts';
import { fetchPublic, publicLookup } from './fetch-public.ts';

const MAX_BYTES = 1_000;

describe('fetching for an import', () => {
	let server: Server;
	let port: number;
	let asked: string[] = [];
	beforeAll(async () => {
		server = createServer((request, response) => {
			asked.push(request.url ?? '');
			const [, to] = /\?to=(.*)$/.exec(request.url ?? '') ?? [];
			if (to) return response.writeHead(302, { location: decodeURIComponent(to) }).end();
			response.end(request.url === '/large' ? Buffer.alloc(MAX_BYTES + 1) : 'secret of the office');
		}).listen(0, '127.0.0.1');
		await new Promise((resolve) => server.once('listening', resolve));
		port = (server.address() as AddressInfo).port;
	});
	afterAll(() => server.close());
	const fetched = (address: string, allowPrivate = false) =>
		fetchPublic(address, { maxBytes: MAX_BYTES, allowPrivate });

	it.each([
		'http://127.0.0.1:PORT/a.jpg',
		'http://localhost:PORT/a.jpg',
		'http://[::1]:PORT/a.jpg',
		'http://[::ffff:127.0.0.1]:PORT/a.jpg',
		'http://[::ffff:7f00:1]:PORT/a.jpg',
		'http://2130706433:PORT/a.jpg',
		'http://0x7f.1:PORT/a.jpg',
		'http://0.0.0.0:PORT/a.jpg',
		'http://10.0.0.1:PORT/a.jpg',
		'http://169.254.169.254/latest/meta-data/',
		'http://100.64.0.1/a.jpg',
		'http://[fd00::1]/a.jpg',
		'http://[64:ff9b::7f00:1]/a.jpg',
	])('asks nothing of %s', async (address) => {
		asked = [];
		await expect(fetched(address.replace('PORT', String(port)))).rejects.toMatchObject({ code: 'private' });
		expect(asked).toEqual([]);
	});

	it('waits for nobody who switches to another protocol instead of answering', async () => {
		const switching = await startRawServer((socket) =>
			socket.once('data', () =>
				socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
			),
		);
		await expect(fetched(`http://127.0.0.1:${switching.port}/a.jpg`, true)).rejects.toMatchObject({
			code: 'answer',
		});
		await switching.stop();
	});

	it('gives the connection no address of a name that leads inside, as one or as all', async () => {
		for (const all of [true, false]) {
			const error = await new Promise((resolve) => publicLookup('localhost', { all }, resolve));
			expect(error).toMatchObject({ code: 'private' });
		}
	});

	it('fetches from inside where that is allowed, through redirects, whose number and schemes are bounded', async () => {
		const own = `http://127.0.0.1:${port}`;
		expect((await fetched(`${own}/a`, true)).toString()).toBe('secret of the office');
		expect((await fetched(`${own}/r?to=${encodeURIComponent('/a')}`, true)).toString()).toBe(
			'secret of the office',
		);
		await expect(fetched(`${own}/r?to=${encodeURIComponent('file:///etc/passwd')}`, true)).rejects.toThrow(
			'leads to file:',
		);
		const round = (depth: number): string =>
			depth === 0 ? '/a' : `/r?to=${encodeURIComponent(round(depth - 1))}`;
		await expect(fetched(own + round(6), true)).rejects.toThrow('more than 5 times');
		await expect(fetched(`${own}/large`, true)).rejects.toMatchObject({ code: 'too-large' });
	});
});
