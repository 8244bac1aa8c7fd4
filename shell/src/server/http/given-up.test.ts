import { request as ask, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type DrillSite, startDrillSite } from '../../testing/drill-site.ts';

let site: DrillSite;
const lines: { level: string; msg: string }[] = [];

beforeAll(async () => {
	vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
		if (String(line).startsWith('{')) lines.push(JSON.parse(String(line)));
		return true;
	});
	site = await startDrillSite({ versions: ['1.0.0'], settings: () => ({ LOG_LEVEL: 'info' }) });
});
afterAll(() => site.stop());
beforeEach(() => {
	lines.length = 0;
});

const errors = () => lines.filter(({ level }) => ['warn', 'error', 'fatal'].includes(level));
const refusals = async () => Number(/status="400"[^}]*\} (\d+)/.exec(await site.metrics())?.[1] ?? 0);

/** Begins to post, and goes away. */
function giveUp(path: string, type: string): void {
	const headers = ['Host: localhost', `Content-Type: ${type}`, 'Content-Length: 60000'];
	const socket = connect(Number(new URL(site.url).port), 'localhost', () =>
		socket.write(`POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n--b`, () => socket.destroy()),
	);
	socket.on('error', () => {});
}

it('a call of the api whose client goes away is no error in the log', async () => {
	giveUp('/api/v1/requests/site-contact', 'application/json');
	await expect.poll(() => lines.map(({ msg }) => msg)).toContain('request given up by its client');
	expect(errors()).toEqual([]);
});

it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])(
	'nor is a form that is posted to a page as %s',
	async (type) => {
		const before = await refusals();
		giveUp('/nl/oefening/', type);
		await expect.poll(refusals).toBe(before + 1);
		expect(errors()).toEqual([]);
	},
);

it('ends what it asked of the api: nobody else waits behind it', async () => {
	const [began, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<'ended'>()];
	// The sample api, but for one address that it never answers.
	const api = createServer((request, response) => {
		if (request.url === '/api/v1/never') {
			response.once('close', () => ended.resolve('ended'));
			return began.resolve();
		}
		const { method, headers, url } = request;
		request.pipe(
			ask(site.api.url + url, { method, headers }, (answer) => {
				response.writeHead(answer.statusCode ?? 500, answer.headers);
				answer.pipe(response);
			}),
		);
	});
	await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => void api.close());
	const { port } = api.address() as AddressInfo;
	const other = await site.secondInstance({
		settings: { API_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'info' },
	});
	onTestFinished(() => other.stop());
	const client = new AbortController();
	const asked = fetch(`${other.url}/api/v1/never`, { signal: client.signal });
	await began.promise;
	client.abort();
	await expect(asked).rejects.toThrow();
	// Long before the site gives up by itself.
	expect(await Promise.race([ended.promise, delay(1_500)])).toBe('ended');
	await expect.poll(() => lines.map(({ msg }) => msg)).toContain('request given up by its client');
	expect(errors()).toEqual([]);
});
