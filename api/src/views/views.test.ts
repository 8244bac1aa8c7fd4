import { belgianDay } from '@estate/shared-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { RecentViews } from './recent-views.ts';
import { takeInViews } from './take-in-views.ts';
import { ViewCounter } from './view-counter.ts';

const BROWSER =
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

describe('views of properties', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			sampleProperty({ ID: 1 }),
			sampleProperty({ ID: 2, State: 'withdrawn' }),
			sampleProperty({ ID: 3 }),
			...Array.from({ length: 80 }, (_, n) => sampleProperty({ ID: 100 + n })),
		]);
	});
	afterAll(() => api.close());
	beforeEach(() => api.database.db.deleteFrom('page_visit').execute());

	let visitor = 0;
	/** A browser's word, each from an address of its own by default */
	const look = (id: number | string, headers: Record<string, string> = {}) => {
		visitor += 1;
		const address = `10.7.${visitor >> 8}.${visitor % 256}`;
		return api.app.inject({
			method: 'POST',
			url: `/api/v1/properties/${id}/views`,
			headers: { 'user-agent': BROWSER, 'x-forwarded-for': address, ...headers },
		});
	};
	const counted = async () =>
		Object.fromEntries(
			(await api.database.db.selectFrom('page_visit').select(['property_id', 'count']).execute()).map(
				({ property_id, count }) => [property_id, count],
			),
		);
	const arrives = (count: number) =>
		expect.poll(async () => (await counted())[1], { interval: 50 }).toBe(count);

	it('counts a number a day and property, of the own site, within about a second', async () => {
		const answers = await Promise.all(Array.from({ length: 40 }, () => look(1)));
		expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
		expect(answers[0]?.headers['cache-control']).toBe('private, no-store');
		expect(answers[0]?.headers['set-cookie']).toBeUndefined();
		await arrives(40);
		expect(await api.database.db.selectFrom('page_visit').selectAll().execute()).toMatchObject([
			{ property_id: 1, portal: 'site', count: 40 },
		]);
	});

	it('counts no robot, no owner who is logged in, no foreign site, no property that is not there', async () => {
		for (const agent of ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', ''])
			expect((await look(1, { 'user-agent': agent })).json()).toEqual({ ok: true });
		await look(1, { cookie: '__Host-session=somebody' });
		expect((await look(1, { origin: 'https://evil.example' })).statusCode).toBe(403);
		expect((await look('x')).statusCode).toBe(400);
		for (const id of [2, 404]) expect((await look(id)).statusCode).toBe(200);
		await look(1);
		await arrives(1);
		expect(await counted()).toEqual({ 1: 1 });
	});

	it('counts an address once an hour and property, with the same answer each time', async () => {
		const answers = [];
		for (let n = 0; n < 30; n++) answers.push(await look(1, { 'x-forwarded-for': '198.51.100.7' }));
		expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
		await look(3, { 'x-forwarded-for': '198.51.100.7' });
		await look(1);
		await arrives(2);
		expect(await counted()).toEqual({ 1: 2, 3: 1 });
	});

	it('counts an address again after an hour', () => {
		let now = 1;
		const recent = new RecentViews(() => now);
		const isFirst = (network = '198.51.100.7') => recent.isFirst(network, 1);
		expect([isFirst(), isFirst(), isFirst('198.51.100.8')]).toEqual([true, false, true]);
		now += 59 * 60_000;
		expect(isFirst()).toBe(false);
		now += 2 * 60_000;
		expect([isFirst(), isFirst()]).toEqual([true, false]);
	});

	it('counts who is logged in as an owner, and looks again as a visitor, as a visitor', async () => {
		const address = { 'x-forwarded-for': '198.51.100.8' };
		await look(1, { ...address, cookie: '__Host-session=somebody' });
		await look(1, address);
		await arrives(1);
	});

	it('stops counting for an address that looks more often than anybody reads', async () => {
		for (let n = 0; n < 80; n++) await look(100 + n, { 'x-forwarded-for': '198.51.100.9' });
		await look(1);
		await arrives(1);
		expect(Object.values(await counted())).toHaveLength(61);
	});

	it('counts the addresses of one IPv6 network as one', async () => {
		for (let n = 0; n < 8; n++) await look(1, { 'x-forwarded-for': `2001:db8:7:7::${n.toString(16)}` });
		await look(1);
		await arrives(2);
	});

	it('writes nothing without a view, and twice as much for two at once', async () => {
		const { db } = api.database;
		const counters = [new ViewCounter(db), new ViewCounter(db)];
		await Promise.all(counters.map((counter) => counter.write()));
		expect(await counted()).toEqual({});
		for (const counter of counters) for (let n = 0; n < 1_000; n++) counter.count(1);
		await Promise.all(counters.map((counter) => counter.write()));
		expect(await counted()).toEqual({ 1: 2_000 });
	});

	it('keeps what could not be written until it can', async () => {
		const { db } = api.database;
		const counter = new ViewCounter(db);
		counter.count(1);
		await db.schema.alterTable('page_visit').renameTo('page_visit_away').execute();
		await expect(counter.write()).rejects.toThrow();
		await sql`alter table page_visit_away rename to page_visit`.execute(db);
		await counter.write();
		expect(await counted()).toEqual({ 1: 1 });
	});

	it('counts one property while a feed gave another all the views that a number holds', async () => {
		const { db } = api.database;
		const all = 2_147_483_647;
		await takeInViews(db, [{ property_id: 1, day: belgianDay(), portal: 'site', count: all }]);
		const counter = new ViewCounter(db);
		for (const id of [1, 3]) counter.count(id);
		await counter.write();
		expect(await counted()).toEqual({ 1: all, 3: 1 });
	});

	it('files a view under the day in Belgium', async () => {
		const counter = new ViewCounter(api.database.db);
		counter.count(1, new Date('2026-06-30T22:30:00Z'));
		counter.count(1, new Date('2026-06-30T21:30:00Z'));
		await counter.write();
		const rows = await api.database.db.selectFrom('page_visit').select('day').orderBy('day').execute();
		expect(rows.map(({ day }) => belgianDay(new Date(day)))).toEqual(['2026-06-30', '2026-07-01']);
	});

	it('loses none of its own count to a feed, which decides for portals', async () => {
		const { db } = api.database;
		const day = belgianDay();
		const counted = (portal: string, count: number) => ({ property_id: 1, day, portal, count });
		await takeInViews(db, [counted('site', 5), counted('Immoweb', 9)]);
		const counter = new ViewCounter(db);
		counter.count(1);
		await counter.write();
		await takeInViews(db, [counted('site', 5), counted('Immoweb', 7)]);
		const rows = await db.selectFrom('page_visit').select(['portal', 'count']).orderBy('portal').execute();
		expect(rows).toEqual([
			{ portal: 'Immoweb', count: 7 },
			{ portal: 'site', count: 6 },
		]);
	});
});
