import { belgianDay, LANGUAGES, type OwnerReport } from '@estate/shared-contract';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FeedOwner } from '../../import/feed/owner.schema.ts';
import { throttle } from '../../server/throttle.ts';
import { importItems } from '../../testing/import-items.ts';
import { insertGuest } from '../../testing/insert-guest.ts';
import { givePassword, startSession } from '../../testing/owner-account.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { SAMPLE_SITE, sampleProperty } from '../../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { REPORT_FILE_LIMIT } from './register-report.ts';

const owner = (id: number, propertyId: number): FeedOwner => ({
	kind: 'owner',
	id,
	firstName: 'Eigenaar',
	lastName: String(id),
	email: `owner${id}@example.test`,
	propertyIds: [propertyId],
	visits: [
		{
			propertyId,
			startsAt: '2026-02-28T23:30:00Z',
			status: 'done',
			contact: 'Na middernacht',
			feedback: 'Ruim',
		},
		{ propertyId, startsAt: '2026-02-20T10:00:00Z', status: 'cancelled', contact: 'Te vroeg', feedback: '' },
	],
	communications: ['mail', 'mail', 'phone'].map((type, index) => ({
		propertyId,
		date: `2026-03-0${index + 1}T09:00:00Z`,
		type,
		contact: 'An',
		subject: 'Vraag',
		comment: '',
		status: 'done',
		source: 'site',
	})),
	media: [
		{
			propertyId,
			portal: 'Immoweb',
			url: 'https://portal.example/',
			since: '2026-01-03T09:00:00Z',
			providesStatistics: true,
		},
		{
			propertyId,
			portal: 'Later',
			url: 'https://later.example/',
			since: '2026-06-03T09:00:00Z',
			providesStatistics: true,
		},
	],
	pageVisits: [
		{ propertyId, day: '2026-02-28', portal: 'site', count: 100 },
		{ propertyId, day: '2026-03-01', portal: 'site', count: 5 },
		{ propertyId, day: '2026-03-02', portal: 'Immoweb', count: 3 },
		{ propertyId, day: '2026-04-01', portal: 'site', count: 100 },
	],
});

describe('the report of a period', () => {
	let api: TestApi;
	const tokens: string[] = [];
	beforeAll(async () => {
		// What is kept of requests depends on the day.
		vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T09:00:00Z') });
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			...[1, 2].map((ID) =>
				sampleProperty({
					ID,
					contactId: 1,
					PublishAddress: false,
					BoxNr: '3',
					FormerPrice: 370_000,
					PriceChangedOn: '2026-03-05',
				}),
			),
			owner(1, 1),
			owner(2, 2),
		]);
		await givePassword(api.database.db);
		for (const id of [1, 2]) tokens[id] = await startSession(api, id);
	});
	afterAll(async () => {
		await api.close();
		vi.useRealTimers();
	});

	const get = (path: string, who: number | undefined = 1) =>
		api.app.inject({
			url: `/api/v1/owner/properties/${path}`,
			cookies: who ? { '__Host-session': tokens[who] ?? '' } : {},
		});
	const march = 'language=nl&from=2026-03-01&to=2026-03-31';

	it('shows views, visits, messages and media of the Belgian days between two dates, both counted', async () => {
		const report: OwnerReport = (await get(`1/report?${march}`)).json();
		expect(report).toMatchObject({ from: '2026-03-01', to: '2026-03-31', viewsBefore: 100 });
		expect(report.views.days).toHaveLength(31);
		expect(report.views.series.map(({ portal, counts }) => [portal, counts.slice(0, 3)])).toEqual([
			['site', [5, 0, 0]],
			['Immoweb', [0, 3, 0]],
			['Later', [0, 0, 0]],
		]);
		expect(report.visits.map(({ contact }) => contact)).toEqual(['Na middernacht']);
		expect(report.communications).toEqual([
			{ type: 'mail', count: 2 },
			{ type: 'phone', count: 1 },
		]);
		expect(report.media.map(({ portal }) => portal)).toEqual(['Immoweb']);
		expect(report.property.Street).toBe('Coupure');
	});

	it('names no visitor to a guest who sees figures alone, and no offer', async () => {
		await insertGuest(api, { propertyId: 1, by: 1, guest: 2, parts: ['figures'] });
		// The day of this file is that of the test, and that of the database is today.
		await sql`update property_guest set expires_at = now() + interval '1 day'`.execute(api.database.db);
		const own = await get(`1/report?${march}`);
		const shared = await get(`1/report?${march}`, 2);
		const { funnel, ...figures } = own.json().figures;
		const { offers: _, ...withoutOffers } = funnel;
		expect(shared.json()).toEqual({
			...own.json(),
			figures: { ...figures, funnel: withoutOffers },
			property: { ...own.json().property, Shared: { by: 'Eigenaar 1', parts: ['figures'] } },
			visits: [],
			communications: [],
		});
		const pages = async (who: number) => (await get(`1/report.pdf?${march}`, who)).rawPayload.length;
		expect(await pages(2)).toBeLessThan(await pages(1));
	});

	it('is made for one owner after the other: who asks for many waits for their own, and some are refused', async () => {
		const asked = await Promise.all(Array.from({ length: 9 }, () => get(`1/report.pdf?${march}`)));
		const made = asked.filter(({ statusCode }) => statusCode === 200);
		expect(made).toHaveLength(6);
		expect(made.every(({ rawPayload }) => rawPayload.subarray(0, 5).toString() === '%PDF-')).toBe(true);
		const refused = asked.filter(({ statusCode }) => statusCode === 429);
		expect(refused).toHaveLength(3);
		expect(refused[0]?.headers['retry-after']).toBe('2');
	});

	it('shows the last 30 days by default', async () => {
		const { from, to, views } = (await get('1/report?language=nl')).json();
		expect([to, views.days.length, views.days[0]]).toEqual([belgianDay(), 30, from]);
	});

	it.each(LANGUAGES)('is a PDF in %s, not to be cached', async (language) => {
		const file = await get(`1/report.pdf?language=${language}&from=2026-01-01&to=2026-03-31`);
		expect(file.headers).toMatchObject({
			'cache-control': 'private, no-store',
			'content-type': 'application/pdf',
			'content-disposition': 'attachment; filename="1-2026-01-01-2026-03-31.pdf"',
		});
		const pdf = file.rawPayload;
		expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
		expect(pdf.toString('latin1')).toContain(`/Lang (${language}-BE)`);
		expect(pdf.length).toBeGreaterThan(10_000);
		const box = { nl: 'bus 3', fr: 'boîte 3', en: 'box 3', de: 'Bus 3' }[language];
		expect(pdfText(pdf), 'the owner’s own address, whole').toContain(`Coupure 1 ${box}, 9000 G`);
	});

	it('is a table for spreadsheets: views a day and place, prices, numbers, and what is not known in words', async () => {
		const csv = await get(`1/report.csv?${march}`);
		expect(csv.headers).toMatchObject({
			'cache-control': 'private, no-store',
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': 'attachment; filename="1-2026-03-01-2026-03-31.csv"',
		});
		const lines = csv.body.split('\r\n');
		expect(lines[0]).toBe('\uFEFF"Cijfer";"Dag";"Van";"Aantal"');
		const said = (name: string) => lines.filter((line) => line.startsWith(`"${name}`));
		expect(said('keer bekeken"')).toHaveLength(3 * 31);
		expect(lines).toContain('"keer bekeken";"2026-03-01";"onze website";"5"');
		expect(lines).toContain('"keer bekeken";"2026-03-02";"Immoweb";"3"');
		expect(said('Nieuwe gepubliceerde prijs')).toEqual([
			'"Nieuwe gepubliceerde prijs";"2026-03-05";"ervoor: €\u00a0370.000";"350000"',
		]);
		expect(said('Dagen online')).toEqual([expect.stringMatching(/;"";"";"89"$/)]);
		expect(said('Keer bekeken, op')).toEqual([expect.stringMatching(/;"8"$/)]);
		expect(said('Bezoeken, zonder')).toEqual([expect.stringMatching(/;"1"$/)]);
		expect(said('Favorieten vandaag')).toEqual([expect.stringMatching(/;"0"$/)]);
		const later = await get('1/report.csv?language=nl&from=2025-03-01&to=2025-03-31');
		expect(later.body).toContain('"Aanvragen via onze website";"";"";"niet bekend"');
	});

	it('is a sheet whose numbers are numbers', async () => {
		const xlsx = await get(`1/report.xlsx?${march}`);
		expect(xlsx.headers['cache-control']).toBe('private, no-store');
		const sheet = Object.values(unzipSync(xlsx.rawPayload))
			.map((part) => strFromU8(part))
			.join('\n');
		expect(sheet).toContain('Bezoeken, zonder de geannuleerde');
		expect(sheet).toContain('<v>350000</v>');
		expect(sheet).not.toContain('<f>');
	});

	it('is made into so many files an hour for one account, and for others all the same', async () => {
		expect((await get(`2/report.csv?${march}`, 2)).statusCode).toBe(200);
		await throttle(api.database.db, REPORT_FILE_LIMIT, '2', REPORT_FILE_LIMIT.times).catch(() => {});
		const beyond = await get(`2/report.pdf?${march}`, 2);
		expect([beyond.statusCode, beyond.json().error.code]).toEqual([429, 'too-many-tries']);
		expect((await get(`2/report?${march}`, 2)).statusCode).toBe(200);
		expect((await get(`1/report.csv?${march}`)).statusCode).toBe(200);
	});

	it.each([
		['from=2026-03-02&to=2026-03-01', 'to', 'order'],
		['from=2026-02-30', 'from', 'invalid'],
		['from=2020-01-01&to=2026-01-01', 'from', 'too-long'],
	])('says what is wrong with %s', async (query, path, code) => {
		for (const kind of ['report', 'report.pdf', 'report.csv', 'report.xlsx']) {
			const answer = await get(`1/${kind}?language=nl&${query}`);
			expect(answer.statusCode).toBe(422);
			expect(answer.json().error.fields).toEqual([{ path, code }]);
		}
	});
});
