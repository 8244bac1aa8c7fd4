import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FeedOwner } from '../import/feed/owner.schema.ts';
import { importItems } from '../testing/import-items.ts';
import { emailOf, givePassword, PASSWORD, startSession } from '../testing/owner-account.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { countOwnViews } from './own-statistics.ts';

/** Wrong passwords that an account takes */
const TRIES = 2;
/** The day on which all of this happens */
const TODAY = '2026-11-21';
const daysAgo = (days: number) => new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10);

const owner = (id: number, propertyIds: number[]): FeedOwner => ({
	kind: 'owner',
	id,
	firstName: 'Eigenaar',
	lastName: String(id),
	email: emailOf(id),
	propertyIds,
	visits: propertyIds.flatMap((propertyId) => [
		{
			propertyId,
			startsAt: '2020-05-01T10:00:00Z',
			status: 'done',
			contact: 'An',
			feedback: { nl: 'Licht', fr: 'Lumineux' },
		},
		{ propertyId, startsAt: '2099-05-01T10:00:00Z', status: 'confirmed', contact: 'Bo', feedback: '' },
	]),
	communications: propertyIds.map((propertyId) => ({
		propertyId,
		date: '2026-04-01T09:00:00Z',
		type: 'mail',
		contact: 'An',
		subject: `Over ${propertyId}`,
		comment: '=HYPERLINK("https://evil.example")',
		status: 'done',
		source: 'site',
	})),
	media: [
		{ portal: 'portal', providesStatistics: true },
		{ portal: 'silent', providesStatistics: false },
	].flatMap((media) =>
		propertyIds.map((propertyId) => ({
			propertyId,
			url: 'https://portal.example/',
			since: '2026-03-01T09:00:00Z',
			...media,
		})),
	),
	pageVisits: propertyIds.flatMap((propertyId) => [
		{ propertyId, day: daysAgo(0), portal: 'site', count: 5 },
		{ propertyId, day: daysAgo(0), portal: 'portal', count: 2 },
		{ propertyId, day: daysAgo(0), portal: 'silent', count: 1000 },
		{ propertyId, day: daysAgo(8), portal: 'site', count: 3 },
		{ propertyId, day: daysAgo(29), portal: 'portal', count: 4 },
		{ propertyId, day: daysAgo(30), portal: 'site', count: 50 },
		{ propertyId, day: daysAgo(400), portal: 'site', count: 100 },
	]),
});

/** All that a spreadsheet's file holds, as text. */
const readSheet = (file: Uint8Array) =>
	Object.values(unzipSync(file))
		.map((part) => strFromU8(part))
		.join('\n');

describe('the owner portal', () => {
	let api: TestApi;
	beforeAll(async () => {
		vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T09:00:00Z`) });
		api = await createTestApi(await openTestDatabase(), { LOGIN_LIMIT: String(TRIES) });
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			...[1, 2, 3].map((ID) => sampleProperty({ ID, PublishPrice: false, PublishAddress: false })),
			owner(1, [1, 2]),
			owner(2, [3]),
		]);
		await givePassword(api.database.db);
	});
	afterAll(async () => {
		await api.close();
		vi.useRealTimers();
	});
	beforeEach(async () => {
		await api.database.db.deleteFrom('throttle').execute();
		await api.database.db.deleteFrom('owner_session').execute();
	});

	const logIn = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
		api.app.inject({ method: 'POST', url: '/api/v1/owner/session', payload: { email, password }, headers });
	const tokenOf = (response: Awaited<ReturnType<typeof logIn>>) =>
		response.cookies.find(({ name }) => name === '__Host-session')?.value ?? '';
	const get = (path: string, token: string) =>
		api.app.inject({ url: `/api/v1/owner/${path}`, cookies: { '__Host-session': token } });
	const age = (column: 'last_seen_at' | 'created_at', interval: string) =>
		api.database.db
			.updateTable('owner_session')
			.set({ [column]: sql`now() - ${sql.lit(interval)}::interval` })
			.execute();

	it('logs in with any spelling of the address and gives a cookie that scripts and other sites cannot use', async () => {
		const response = await logIn(' Owner1@Example.TEST ');
		expect(response.statusCode).toBe(200);
		expect(response.json().owner).toEqual({
			id: 1,
			firstName: 'Eigenaar',
			lastName: '1',
			email: emailOf(1),
			kind: 'owner',
		});
		expect([response.headers['set-cookie']].flat()[0]).toMatch(
			/^__Host-session=[\da-f]{64}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
		);
		expect(response.headers['cache-control']).toBe('private, no-store');
		const rows = await api.database.db.selectFrom('owner_session').selectAll().execute();
		expect(rows, 'no copy of the token is kept').toHaveLength(1);
		expect(JSON.stringify(rows)).not.toContain(tokenOf(response));
	});

	it('stops guessing of a network at an account after the limit, also with the right password', async () => {
		const from = (n: number) => ({ 'x-forwarded-for': `2001:db8:1:2::${n}` });
		for (let n = 0; n < TRIES; n++) expect((await logIn(emailOf(1), 'wrong', from(n))).statusCode).toBe(401);
		const refused = await logIn(emailOf(1), PASSWORD, from(9));
		expect(refused.statusCode).toBe(429);
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
		expect((await logIn(emailOf(2), PASSWORD, from(9))).statusCode).toBe(200);
		expect((await logIn(emailOf(1), PASSWORD, { 'x-forwarded-for': '2001:db8:1:3::9' })).statusCode).toBe(
			200,
		);
	});

	it('does not count log-ins that worked', async () => {
		for (let n = 0; n < TRIES + 2; n++) expect((await logIn(emailOf(1))).statusCode).toBe(200);
	});

	it('asks to log in without a session and after log-out', async () => {
		expect((await get('session', '')).statusCode).toBe(401);
		const token = await startSession(api, 1);
		expect((await get('session', token)).json().owner.id).toBe(1);
		await api.app.inject({
			method: 'DELETE',
			url: '/api/v1/owner/session',
			cookies: { '__Host-session': token },
		});
		for (const path of ['session', 'properties?language=nl', 'properties/1?language=nl'])
			expect((await get(path, token)).statusCode).toBe(401);
	});

	it('gives a new token at each log-in and ends the former session of that browser', async () => {
		const first = tokenOf(await logIn(emailOf(1)));
		const second = tokenOf(await logIn(emailOf(1), PASSWORD, { cookie: `__Host-session=${first}` }));
		expect(second).not.toBe(first);
		expect((await get('session', first)).statusCode).toBe(401);
		expect((await get('session', second)).statusCode).toBe(200);
	});

	it('ends a session after 30 minutes without a request, and after 12 hours anyway', async () => {
		const token = await startSession(api, 1);
		await age('last_seen_at', '29 minutes');
		expect((await get('session', token)).statusCode).toBe(200);
		await age('last_seen_at', '31 minutes');
		expect((await get('session', token)).statusCode).toBe(401);
		const other = await startSession(api, 1);
		await age('created_at', '12 hours 1 minute');
		expect((await get('session', other)).statusCode).toBe(401);
	});

	it('shows own properties with price, address and counters, and no others', async () => {
		const token = await startSession(api, 1);
		const { items } = (await get('properties?language=nl', token)).json();
		expect(items.map(({ ID }: { ID: number }) => ID)).toEqual([2, 1]);
		expect(items[0]).toMatchObject({
			Price: 350_000,
			Street: 'Coupure',
			Counters: { today: 7, total: 164 },
			ViewsLastWeek: 7,
			ViewsWeekBefore: 3,
			UpcomingVisits: 1,
		});
	});

	it('counts more views than a number of four bytes holds, as a feed may give them', async () => {
		const { db } = api.database;
		const count = 2_000_000_000;
		const days = [daysAgo(500), daysAgo(501)].map((day) => ({ property_id: 1, day, portal: 'site', count }));
		await db.insertInto('page_visit').values(days).execute();
		const response = await get('properties?language=nl', await startSession(api, 1));
		expect(response.statusCode, response.body).toBe(200);
		expect(response.json().items[1].Counters.total).toBe(2 * count + 164);
		expect(await countOwnViews(db, 1, 1, { from: daysAgo(501), to: daysAgo(500) })).toBe(2 * count);
		await db.deleteFrom('page_visit').where('count', '=', count).execute();
	});

	it('shows visits and communications of an own property', async () => {
		const token = await startSession(api, 2);
		const own = (await get('properties/3?language=nl', token)).json();
		expect(own.visits.map(({ contact }: { contact: string }) => contact)).toEqual(['Bo', 'An']);
		expect(own.communications).toMatchObject([{ subject: 'Over 3' }]);
		expect(own.media.map(({ portal }: { portal: string }) => portal)).toEqual(['portal', 'silent']);
		const feedbackIn = async (language: string) =>
			(await get(`properties/3?language=${language}`, token)).json().visits[1].feedback;
		expect([await feedbackIn('nl'), await feedbackIn('fr'), await feedbackIn('de')]).toEqual([
			'Licht',
			'Lumineux',
			'Licht',
		]);
	});

	it('shows views of thirty Belgian days, of the own site and of portals that provide figures', async () => {
		const token = await startSession(api, 2);
		const { days, series } = (await get('properties/3/statistics', token)).json();
		expect([days.length, days[0], days[29]]).toEqual([30, daysAgo(29), daysAgo(0)]);
		expect(series.map(({ portal }: { portal: string }) => portal)).toEqual(['site', 'portal']);
		const counted = series.map(({ counts }: { counts: number[] }) =>
			counts.flatMap((count, index) => (count > 0 ? [[index, count]] : [])),
		);
		expect(counted).toEqual([
			[
				[21, 3],
				[29, 5],
			],
			[
				[0, 4],
				[29, 2],
			],
		]);
	});

	it('gives communications as files without formulas, not to be cached', async () => {
		const token = await startSession(api, 2);
		const csv = await get('properties/3/communications.csv?language=fr', token);
		expect(csv.headers).toMatchObject({
			'cache-control': 'private, no-store',
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': 'attachment; filename="3.csv"',
		});
		const [headings, row] = csv.body.split('\r\n');
		expect(headings).toBe('\uFEFF"Date";"Type";"Contact";"Sujet";"Remarque";"Statut";"Source"');
		expect(row).toBe(
			`"2026-04-01";"mail";"An";"Over 3";"'=HYPERLINK(""https://evil.example"")";"done";"site"`,
		);
		const xlsx = await get('properties/3/communications.xlsx?language=nl', token);
		expect(xlsx.headers['cache-control']).toBe('private, no-store');
		const sheet = readSheet(xlsx.rawPayload);
		expect(sheet).toContain('Over 3');
		expect(sheet).not.toContain('<f>');
	});
});
