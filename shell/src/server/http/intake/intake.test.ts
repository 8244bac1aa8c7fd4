import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type DrillSite, startDrillSite } from '../../../testing/drill-site.ts';
import { INTAKE_LIMITS } from './intake-limits.ts';

let site: DrillSite;
let port: number;
const sockets = new Set<Socket>();

beforeAll(async () => {
	site = await startDrillSite({ versions: ['1.0.0'] });
	port = Number(new URL(site.url).port);
});
afterEach(() => {
	for (const socket of sockets) socket.destroy();
	sockets.clear();
});
afterAll(() => site.stop());

interface Sent {
	socket: Socket;
	text(): string;
	closed: Promise<string>;
}

function send(bytes: string): Sent {
	let text = '';
	const socket = connect(port, 'localhost', () => socket.write(bytes));
	sockets.add(socket);
	socket.setEncoding('utf8').on('data', (piece: string) => {
		text += piece;
	});
	socket.on('error', () => {});
	const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
	return { socket, text: () => text, closed };
}

const head = (lines: string[]) => `${['Host: localhost', ...lines].join('\r\n')}\r\n\r\n`;
const unfinished = (path: string, client: string, type = 'application/json') =>
	`POST ${path} HTTP/1.1\r\n${head([`Content-Type: ${type}`, 'Content-Length: 60000', `X-Forwarded-For: ${client}`])}{`;

describe('130 requests of one client whose body never arrives', () => {
	it.each([
		['/api/v1/requests/site-contact', 'application/json'],
		['/nl/oefening/', 'application/x-www-form-urlencoded'],
		['/nl/oefening/', 'multipart/form-data; boundary=b'],
	])('to %s as %s hold nobody up, and most of them are refused', async (path, type) => {
		const sent = Array.from({ length: 130 }, () => send(unfinished(path, '203.0.113.7', type)));
		await expect
			.poll(() => sent.filter(({ text }) => text().startsWith('HTTP/1.1 429')).length)
			.toBe(130 - INTAKE_LIMITS.bodiesOfClient);
		const refused = sent.find(({ text }) => text().startsWith('HTTP/1.1 429'));
		const page = (await refused?.closed) ?? '';
		expect(page).toMatch(/\r\nretry-after: 5\r\n/i);
		// A page says it in words, and nothing else: the form is not incomplete.
		if (!path.startsWith('/api/')) expect(page).toMatch(/wacht vijf seconden/);
		expect(page).not.toMatch(/kwam niet volledig aan/);
		expect((await fetch(`${site.url}/api/v1/revision`)).status).toBe(200);
		expect((await fetch(`${site.url}/nl/oefening/`)).status).toBe(200);
		// Answered before the others' time was over.
		expect(sent.filter(({ text }) => text() === '')).toHaveLength(INTAKE_LIMITS.bodiesOfClient);
	});

	it('count as those of one client also from as many addresses of an IPv6 network', async () => {
		const sent = Array.from({ length: 130 }, (_, index) =>
			send(unfinished('/api/v1/requests/site-contact', `2001:db8:1:1::${index.toString(16)}`)),
		);
		await expect
			.poll(() => sent.filter(({ text }) => text().startsWith('HTTP/1.1 429')).length)
			.toBe(130 - INTAKE_LIMITS.bodiesOfClient);
	});

	it('of the same network do not keep out who posts in earnest there', async () => {
		for (let count = 0; count < 60; count++) send(unfinished('/api/v1/requests/site-contact', '203.0.113.7'));
		const response = await fetch(`${site.url}/api/v1/owner/session`, {
			method: 'POST',
			body: '{}',
			headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
		});
		expect([408, 429, 503]).not.toContain(response.status);
		expect((await response.json()).error.code).toBeTruthy();
	});
});

it('a request that stops arriving is given up: headers are not waited for, a body is refused in its address’s own way', {
	timeout: 40_000,
}, async () => {
	const heads = send('GET /nl/oefening/ HTTP/1.1\r\nHost: localhost\r\nX-A: ');
	const call = send(unfinished('/api/v1/owner/session', '203.0.113.8'));
	const form = send(unfinished('/nl/oefening/', '203.0.113.8', 'application/x-www-form-urlencoded'));
	const [headed, called, posted] = await Promise.all([heads.closed, call.closed, form.closed]);
	expect(headed).toMatch(/^HTTP\/1.1 408 /);
	expect(called).toMatch(/^HTTP\/1.1 408 [\s\S]*connection: close[\s\S]*"code":"timeout"/i);
	expect(posted).toMatch(/^HTTP\/1.1 408 [\s\S]*text\/html[\s\S]*Het formulier kwam niet volledig aan/);
});

it.each([
	['is no HTTP', 'nonsense\r\n\r\n', 400],
	['has headers without end', `GET /nl/oefening/ HTTP/1.1\r\n${head([`X-A: ${'y'.repeat(70_000)}`])}`, 431],
	['names no host', 'GET /nl/oefening/ HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
])('what %s is answered with headers that let nothing of it run', async (_, bytes, status) => {
	const text = await send(bytes).closed;
	expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
	expect(text).toMatch(/\r\ncontent-security-policy: default-src '(none|self)'/i);
	expect(text).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
});

describe('a target in absolute form', () => {
	const get = (target: string, lines: string[] = []) =>
		send(`GET ${target} HTTP/1.1\r\n${head([...lines, 'Connection: close'])}`).closed;

	it.each(['/nl/oefening/', '/api/v1/revision'])('is the page at its path: %s', async (path) => {
		expect(await get(`http://localhost:${port}${path}`)).toMatch(/^HTTP\/1.1 200 /);
	});

	it('of another host is answered as a request with that in its header, and beside two hosts refused', async () => {
		const [target, header] = await Promise.all([
			get('http://evil.example/nl/oefening/'),
			send('GET /nl/oefening/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n').closed,
		]);
		expect(target.slice(0, 12)).toBe(header.slice(0, 12));
		expect(target).not.toContain('evil');
		expect(await get(`http://localhost:${port}/nl/oefening/`, ['Host: evil.example'])).toMatch(
			/^HTTP\/1.1 400 /,
		);
	});
});

describe('what is passed on to the api', () => {
	it('is closed where the client asks for it', async () => {
		const { closed } = send(`GET /api/v1/revision HTTP/1.1\r\n${head(['Connection: close'])}`);
		const text = await closed;
		expect(text).toMatch(/^HTTP\/1.1 200 /);
		expect(text).toMatch(/\r\nconnection: close\r\n/i);
		expect(text).not.toMatch(/keep-alive/i);
	});

	it('names one host', async () => {
		const { closed } = send(
			`GET /api/v1/revision HTTP/1.1\r\n${head(['Host: evil.example', 'Connection: close'])}`,
		);
		expect(await closed).toMatch(/^HTTP\/1.1 400 /);
	});

	it('is refused in the shape of the api’s own errors', async () => {
		const response = await fetch(`${site.url}/api/v1/owner/session`, {
			method: 'POST',
			body: 'x'.repeat(70_000),
			headers: { 'content-type': 'application/json' },
		});
		expect([response.status, (await response.json()).error.code]).toEqual([413, 'too-large']);
		const { closed } = send(
			`POST /api/v1/owner/session HTTP/1.1\r\n${head(['Content-Type: nonsense', 'Content-Length: 2', 'Connection: close'])}{}`,
		);
		const text = await closed;
		expect(text).toMatch(/^HTTP\/1.1 4/);
		expect(text).not.toContain('FST_');
	});
});

it('a proxy that TRUST_PROXY names is believed, loopback or not, and no other is', async () => {
	const seenBy = async ({ url, api }: DrillSite) => {
		api.calls.length = 0;
		const ask = () => fetch(`${url}/api/v1/revision`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
		// A site that has just started on a busy machine may say once that its api is late.
		await expect.poll(async () => (await ask()).status).toBe(200);
		return api.calls.find(({ name }) => name === 'revision')?.headers['x-forwarded-for'];
	};
	expect(await seenBy(site)).toBe('203.0.113.9');
	const other = await startDrillSite({ versions: ['1.0.0'], settings: () => ({ TRUST_PROXY: '192.0.2.1' }) });
	try {
		expect(await seenBy(other)).toMatch(/^(::1|(::ffff:)?127\.0\.0\.1)$/);
	} finally {
		await other.stop();
	}
});

it('a proxy that is not trusted is named once', async () => {
	const other = await startDrillSite({ versions: ['1.0.0'], settings: () => ({ TRUST_PROXY: '192.0.2.1' }) });
	try {
		for (let count = 0; count < 3; count++)
			await fetch(`${other.url}/nl/oefening/`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
		expect(other.log.filter((message) => message.includes('TRUST_PROXY'))).toHaveLength(1);
	} finally {
		await other.stop();
	}
});
