import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startRawServer } from '../testing/raw-server.ts';
import { type DeliveryResult, postDelivery } from './post-delivery.ts';

const DELIVERY = { secret: 'whsec_c2VjcmV0', uid: 'an-event', body: '{"data":"of a visitor"}' };
/** For what should end by itself; a test that needs it fails by the runner's own limit */
const FAR_OFF_MS = 600_000;

const post = (address: string, allowPrivate: boolean, timeoutMs = FAR_OFF_MS): Promise<DeliveryResult> =>
	postDelivery({ ...DELIVERY, address }, { allowPrivate, timeoutMs, signal: new AbortController().signal });

/** What comes of a delivery to a receiver that treats the connection so. */
async function sentTo(treat: (socket: Socket) => void, timeoutMs?: number): Promise<DeliveryResult> {
	const server = await startRawServer(treat);
	try {
		return await post(`http://127.0.0.1:${server.port}/hook`, true, timeoutMs);
	} finally {
		await server.stop();
	}
}
/** Answers as soon as the first bytes of the request are there. */
const answers = (text: string) => (socket: Socket) => socket.once('data', () => socket.write(text));

describe('a delivery', () => {
	it.each([
		'https://127.0.0.1:PORT/',
		'https://localhost:PORT/',
		'https://[::1]:PORT/',
		'https://[::]:PORT/',
		'https://[::127.0.0.1]:PORT/',
		'https://[::ffff:127.0.0.1]:PORT/',
		'https://[64:ff9b::7f00:1]:PORT/',
		'https://[2002:7f00:1::]:PORT/',
		'https://[fe80::1]:PORT/',
		'https://2130706433:PORT/',
		'https://0x7f.1:PORT/',
		'https://127.1.:PORT/',
		'https://0.0.0.0:PORT/',
		'https://169.254.169.254/latest/meta-data/',
		'https://100.64.0.1/',
		'https://192.168.0.1/',
	])('connects to nobody inside: %s', async (address) => {
		const server = await startRawServer(() => {});
		const result = await post(address.replace('PORT', String(server.port)), false);
		expect(result).toEqual({ error: 'private' });
		expect(server.received()).toBe(0);
		await server.stop();
	});

	it('follows no redirect: what a receiver names is asked for nothing', async () => {
		const inside = await startRawServer(() => {});
		const location = `http://127.0.0.1:${inside.port}/`;
		for (const status of [301, 302, 303, 307, 308])
			expect(
				await sentTo(
					answers(`HTTP/1.1 ${status} Moved\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`),
				),
			).toEqual({ status });
		expect(inside.received()).toBe(0);
		await inside.stop();
	});

	it('reads no answer, however long, and waits for none', async () => {
		const endless = (socket: Socket) =>
			socket.once('data', () => {
				socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
				const more = () => socket.write(`10000\r\n${'x'.repeat(0x10000)}\r\n`);
				socket.on('drain', more);
				more();
			});
		expect(await sentTo(endless)).toEqual({ status: 200 });
	});

	it.each([
		['who hangs up', (socket: Socket) => socket.once('data', () => socket.destroy()), 'ECONNRESET'],
		[
			'who switches to another protocol',
			answers('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
			'ECONNRESET',
		],
		[
			'whose headers never end',
			answers(`HTTP/1.1 200 OK\r\n${`X: ${'y'.repeat(1_000)}\r\n`.repeat(200)}`),
			'HPE_HEADER_OVERFLOW',
		],
		['who speaks no HTTP', answers('220 mail.example ESMTP\r\n'), expect.stringMatching(/^HPE_/)],
	])('to one %s ends as a failure, and is not waited for', async (_what, treat, error) => {
		expect(await sentTo(treat)).toEqual({ error });
	});

	it('to one who says nothing, or for ever that more will come, ends when its time is over', async () => {
		expect(await sentTo(() => {}, 200)).toEqual({ error: 'no answer in time' });
		const continuing = (socket: Socket) => {
			const timer = setInterval(() => socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 20);
			socket.on('close', () => clearInterval(timer));
		};
		expect(await sentTo(continuing, 200)).toEqual({ error: 'no answer in time' });
	});
});
