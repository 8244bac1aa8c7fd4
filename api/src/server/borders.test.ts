import { symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lendEmbedded } from '../testing/embedded-pool.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { upload } from '../testing/upload.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

let api: TestApi;
let port: number;
beforeAll(async () => {
	api = await createTestApi(await openTestDatabase());
	await importItems(api.database.db, SAMPLE_SITE);
	port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => api.close());

/** All that is answered to these bytes, until the connection ends. */
function answerTo(bytes: string): Promise<string> {
	return new Promise((resolve) => {
		let text = '';
		const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
		socket.setEncoding('utf8').on('data', (piece: string) => {
			text += piece;
		});
		socket.on('error', () => {});
		socket.on('close', () => resolve(text));
	});
}

describe('a request of another site', () => {
	it.each([
		['POST', '/api/v1/owner/session'],
		['POST', '/api/v1/owner/password'],
		['POST', '/api/v1/owner/second-factor/code'],
		['POST', '/api/v1/requests/site-contact'],
	] as const)('%s %s is refused before its body is looked at', async (method, url) => {
		for (const headers of [
			{ origin: 'https://localhost:3000' },
			{ origin: 'http://www.example.test' },
			{ 'sec-fetch-site': 'same-site' },
		])
			for (const payload of ['{"no":', '{}']) {
				const answer = await api.app.inject({
					method,
					url,
					payload,
					headers: { 'content-type': 'application/json', ...headers },
				});
				expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'foreign-origin']);
			}
	});
});

describe('what is no proper request', () => {
	it('names two hosts: 400', async () => {
		const text = await answerTo(
			'GET /api/v1/site HTTP/1.1\r\nHost: www.example.test\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
		);
		expect(text).toMatch(/^HTTP\/1.1 400 /);
		expect(text).toContain('"code":"bad-request"');
	});

	it('names no host: 400', async () => {
		const text = await answerTo('GET /api/v1/site HTTP/1.1\r\nConnection: close\r\n\r\n');
		expect(text).toMatch(/^HTTP\/1.1 400 /);
		expect(text).toContain('"code":"bad-request"');
		expect(await answerTo('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
	});

	it.each(['QUERY', 'TRACE', 'PROPFIND', 'PATCH'])(
		'a method that no address takes, %s: 405',
		async (method) => {
			const text = await answerTo(
				`${method} /api/v1/site HTTP/1.1\r\nHost: www.example.test\r\nConnection: close\r\n\r\n`,
			);
			expect(text).toMatch(/^HTTP\/1.1 405 /);
			expect(text).toContain('"code":"method-not-allowed"');
		},
	);

	it.each([
		['nonsense\r\n\r\n', 400],
		['GET /api/v1/site HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n', 400],
		[`GET / HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
	])('bytes that are no HTTP (case %#) are answered in the shape of all errors', async (bytes, status) => {
		const text = await answerTo(bytes);
		expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
		expect(text).toMatch(/\{"error":\{"code":"(bad-request|too-long)"/);
		expect(text).not.toContain('FST_');
		expect(text).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
		expect(text).toMatch(/\r\ncontent-security-policy: default-src 'none'\r\n/);
	});

	it.each([
		{ 'content-type': 'text/html' },
		{ 'content-type': 'no type' },
		{ 'content-type': 'application/json', 'content-length': '3' },
	])('says nothing of what the server is made of (%o)', async (headers) => {
		const answer = await api.app.inject({
			method: 'POST',
			url: '/api/v1/owner/session',
			payload: '{"email":1}',
			headers,
		});
		expect(answer.statusCode).toBeGreaterThanOrEqual(400);
		expect(answer.body).toMatch(/^\{"error":\{"code":"[a-z-]+"/);
		expect(answer.body).not.toMatch(/FST_|Fastify|content-length/i);
	});
});

describe('a database that hangs', () => {
	it('is named by /healthz, which does not wait for it', async () => {
		// It answers one question after the other.
		const hanging = await createTestApi(await lendEmbedded());
		try {
			const health = async () => (await hanging.app.inject('/healthz')).json();
			await expect.poll(health).toEqual({ ok: true });
			let isBusy = true;
			const busy = sql`select pg_sleep(3)`.execute(hanging.database.db).then(() => {
				isBusy = false;
			});
			const answer = await hanging.app.inject('/healthz');
			expect(isBusy).toBe(true);
			expect([answer.statusCode, answer.json()]).toEqual([503, { ok: false, problems: ['database'] }]);
			await busy;
			await expect.poll(health).toEqual({ ok: true });
		} finally {
			await hanging.close();
		}
	});
});

describe('a folder that nothing can be written to', () => {
	it('uploads are answered 507, /healthz says what is wrong, and what is read goes on', async () => {
		const other = await createTestApi(await openTestDatabase());
		try {
			await importItems(other.database.db, SAMPLE_SITE);
			// Nobody may make files there, not even root.
			await symlink('/sys', path.join(other.configuration.DATA_DIR, 'uploads'));
			const answer = await upload(other, PDF, { purpose: 'cv', name: 'cv.pdf' });
			expect([answer.statusCode, answer.json().error.code]).toEqual([507, 'storage-full']);
			expect(answer.headers['retry-after']).toBe('60');
			expect(answer.body).not.toMatch(/sys|EACCES/);
			const health = await other.app.inject('/healthz');
			expect([health.statusCode, health.json()]).toEqual([503, { ok: false, problems: ['storage'] }]);
			expect((await other.app.inject('/api/v1/site')).statusCode).toBe(200);
		} finally {
			await other.close();
		}
	});
});
