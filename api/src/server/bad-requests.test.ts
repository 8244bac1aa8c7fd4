import { connect } from 'node:net';
import { errorBodySchema } from '@estate/shared-contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

const contact = '/api/v1/requests/site-contact';
/** Deep enough to use a stack up, in less than a body may have. */
const nested = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);
const big = JSON.stringify({ remark: 'x'.repeat(70_000) });
const json = { 'content-type': 'application/json' };
const foreign = { origin: 'https://elsewhere.example' };

/** method, path, status, code, body, headers */
const CASES: [string, string, number, string, string?, Record<string, string>?][] = [
	['GET', '/', 404, 'not-found'],
	['GET', '/metrics', 404, 'not-found'],
	['GET', '/api/v1/castles', 404, 'not-found'],
	['GET', '/api/v1/properties/404?language=nl', 404, 'not-found'],
	['GET', '/api/v1/properties/9007199254740991?language=nl', 404, 'not-found'],
	['GET', '/api/v1/pages/404?language=nl', 404, 'not-found'],
	['GET', '/api/v1/articles/nothing?language=nl', 404, 'not-found'],
	['GET', '/api/v1/projects/404?language=nl', 404, 'not-found'],
	['GET', '/api/v1/units/404?language=nl', 404, 'not-found'],
	['POST', '/api/v1/site', 405, 'method-not-allowed'],
	['DELETE', '/api/v1/properties/1', 405, 'method-not-allowed'],
	['GET', contact, 405, 'method-not-allowed'],
	['PUT', '/api/v1/owner/session', 405, 'method-not-allowed', '{}', json],
	['PATCH', '/healthz', 405, 'method-not-allowed', '{}', json],
	['GET', '/api/v1/properties?language=nl', 400, 'invalid'],
	['GET', '/api/v1/properties?language=xx&goal=0', 400, 'invalid'],
	['GET', '/api/v1/properties?language=nl&language=fr&goal=0', 400, 'invalid'],
	['GET', '/api/v1/properties?language=nl&goal=0&pageSize=9999', 400, 'invalid'],
	['GET', '/api/v1/properties/1e400?language=nl', 400, 'invalid'],
	['GET', '/api/v1/properties/0?language=nl', 400, 'invalid'],
	['GET', '/api/v1/properties/-1?language=nl', 404, 'not-found'],
	['GET', '/api/v1/properties/1.5?language=nl', 400, 'invalid'],
	['GET', '/api/v1/articles?language=nl&limit=0', 400, 'invalid'],
	['GET', '/api/v1/%E0%A4%A', 400, 'bad-encoding'],
	['GET', '/api/v1/properties?language=nl&goal=0&search=%', 400, 'bad-encoding'],
	['GET', '/api/v1/articles/%ff?language=nl', 400, 'bad-encoding'],
	['GET', `/api/v1/site?x=${'y'.repeat(13_000)}`, 414, 'too-long'],
	['DELETE', '/api/v1/owner/session', 403, 'foreign-origin', undefined, foreign],
	['POST', '/api/v1/properties/1/views', 403, 'foreign-origin', undefined, foreign],
	['POST', '/api/v1/uploads?purpose=picture', 403, 'foreign-origin', 'x', foreign],
	['POST', contact, 413, 'too-large', big, json],
	['POST', contact, 400, 'bad-request', '{"a":', json],
	['POST', contact, 400, 'bad-request', '', json],
	['POST', contact, 400, 'invalid', 'null', json],
	['POST', contact, 400, 'invalid', '[]', json],
	['POST', contact, 400, 'invalid', '"text"', json],
	['POST', contact, 400, 'bad-request', '{"__proto__":{"x":1}}', json],
	['POST', contact, 400, 'bad-request', nested('[', ']', 30_000), json],
	['POST', contact, 400, 'bad-request', `{"values":${nested('{"a":[', ']}', 7_000)}}`, json],
	['POST', contact, 415, 'unsupported-type', '<a/>', { 'content-type': 'application/xml' }],
	['POST', '/api/v1/owner/session', 400, 'invalid', '{"email":{},"password":[]}', json],
];

describe('a bad request', () => {
	let api: TestApi;
	let address: string;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, SAMPLE_SITE);
		address = await api.app.listen({ port: 0, host: '127.0.0.1' });
	});
	afterAll(() => api.close());

	it.each(CASES)('%s %s is answered %i %s', async (method, path, status, code, body, headers) => {
		const response = await fetch(`${address}${path}`, {
			method,
			...(body === undefined ? {} : { body }),
			...(headers ? { headers } : {}),
		});
		const text = await response.text();
		expect([response.status, text.slice(0, 300)]).toEqual([
			status,
			expect.stringContaining(`"code":"${code}"`),
		]);
		expect(errorBodySchema.safeParse(JSON.parse(text)).success).toBe(true);
		expect(response.headers.get('content-type')).toContain('application/json');
		expect(response.headers.get('cache-control')).toMatch(/no-store/);
	});

	it('names the methods that an address takes', async () => {
		const response = await fetch(`${address}/api/v1/site`, { method: 'POST' });
		expect(response.headers.get('allow')).toBe('GET, HEAD');
	});

	it('names each field that is wrong', async () => {
		const response = await fetch(`${address}/api/v1/properties?language=xx`);
		expect((await response.json()).error.fields).toEqual([
			{ path: 'language', code: 'invalid' },
			{ path: 'goal', code: 'invalid' },
		]);
	});

	it.each([
		'GET /api/v1/site\r\n\r\n',
		'\0\0\0\0\r\n\r\n',
		'GET /api/v1/site HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
		`GET /api/v1/site HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`,
	])('that is no HTTP harms no other (case %#)', async (bytes) => {
		await new Promise<void>((resolve) => {
			const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(bytes));
			socket.on('data', () => {});
			socket.on('error', () => resolve());
			socket.on('close', () => resolve());
		});
		expect((await fetch(`${address}/healthz`)).status).toBe(200);
	});
});

describe('an api without content', () => {
	it('says so with 503 and the time to wait', async () => {
		const api = await createTestApi(await openTestDatabase());
		try {
			const response = await api.app.inject('/api/v1/site');
			expect([response.statusCode, response.json().error.code]).toEqual([503, 'no-content']);
			expect(response.headers['retry-after']).toBeDefined();
			expect((await api.app.inject('/api/v1/properties?language=nl&goal=0')).json().total).toBe(0);
		} finally {
			await api.close();
		}
	});
});
