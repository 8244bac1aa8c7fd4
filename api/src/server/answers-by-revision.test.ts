import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

const LIST = '/api/v1/properties?language=nl&goal=0';

describe('answers that are kept', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [...SAMPLE_SITE, sampleProperty({ ID: 1, Price: 100_000 })]);
	});
	afterAll(() => api.close());

	const ask = (path: string, headers: Record<string, string> = {}) => api.app.inject({ url: path, headers });

	it('are the same bytes, marked alike, and follow the content at once', async () => {
		const [first, second] = [await ask(LIST), await ask(LIST)];
		expect(second.body).toBe(first.body);
		expect(second.headers).toMatchObject({
			etag: first.headers.etag,
			'content-type': 'application/json; charset=utf-8',
			'cache-control': first.headers['cache-control'],
		});
		await importItems(api.database.db, [sampleProperty({ ID: 1, Price: 95_000 })]);
		const third = await ask(LIST);
		expect(third.json().items[0].Price).toBe(95_000);
		expect(third.headers.etag).not.toBe(first.headers.etag);
	});

	it('are not sent again to those who have them', async () => {
		const { headers } = await ask(LIST);
		const again = await ask(LIST, { 'if-none-match': String(headers.etag) });
		expect([again.statusCode, again.body]).toEqual([304, '']);
	});

	it('are those of one address: another language, goal or page is asked for itself', async () => {
		const titles = await Promise.all(
			['nl', 'fr'].map(async (language) => (await ask(`/api/v1/properties/1?language=${language}`)).json()),
		);
		expect(titles.map(({ property }) => property.language)).toEqual(['nl', 'fr']);
		expect((await ask('/api/v1/properties?language=nl&goal=1')).json().total).toBe(0);
	});

	it('are made in turns where somebody typed something: a flood of one network is refused, and others are answered', async () => {
		const search = (word: string, remoteAddress: string) =>
			api.app.inject({ url: `${LIST}&search=${word}`, remoteAddress });
		// Each word is looked up, which takes longer than to ask.
		const words = (at: number) => Array.from({ length: 10 }, (_, word) => `zwembad${at}x${word}`).join('+');
		const flood = Array.from({ length: 400 }, (_, at) => search(words(at), '192.0.2.1'));
		const others = [search('tuin', '192.0.2.2'), ask(`${LIST}&price=0-1000`)];
		const codes = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
		const answered = codes.filter((code) => code === 200).length;
		const refused = codes.filter((code) => code === 429).length;
		// Some are answered while others come, which are then not refused (`turns.test.ts` counts).
		expect(answered).toBeGreaterThanOrEqual(44);
		expect(refused).toBeGreaterThanOrEqual(20);
		expect(answered + refused).toBe(codes.length);
		expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
		expect((await search('zwembad0', '192.0.2.1')).statusCode).toBe(200);
	});

	it('are the same whatever stands beside the parameters of the endpoint, which nobody else gets to see', async () => {
		const plain = '/api/v1/projects?language=nl&city=gent%7C9000';
		const others = await Promise.all(['&z=1', '&radius=30', '&search=tuin'].map((more) => ask(plain + more)));
		const own = await ask(plain);
		for (const other of others)
			expect([other.body, other.headers.etag]).toEqual([own.body, own.headers.etag]);
	});

	it('are none where something is refused', async () => {
		for (const _ of ['first', 'again']) {
			const missing = await ask('/api/v1/properties/404?language=nl');
			expect([missing.statusCode, missing.json().error.code]).toEqual([404, 'not-found']);
		}
	});
});
