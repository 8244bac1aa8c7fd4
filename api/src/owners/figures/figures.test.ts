import type { OwnerComparison, OwnerFigures, ReportPeriod, RequestKind } from '@estate/shared-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FeedOwner } from '../../import/feed/owner.schema.ts';
import { CurrentIndex } from '../../search/current-index.ts';
import { importItems } from '../../testing/import-items.ts';
import { insertGuest } from '../../testing/insert-guest.ts';
import { insertOffer } from '../../testing/insert-offer.ts';
import { insertOwner } from '../../testing/owner-account.ts';
import { SAMPLE_SITE, sampleProperty } from '../../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { countDemoOwners, removeDemoOwners } from '../demo-owners.ts';
import { readPriceChanges } from './price-changes.ts';
import { readFigures } from './read-figures.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const MONTH: ReportPeriod = { from: '2026-10-23', to: '2026-11-21' };
const EVER: ReportPeriod = { from: '2000-01-01', to: '2999-12-31' };
const OWN = 1;
/** Like it, with as many views a day as their place in this list from 1 */
const OTHERS = [11, 12, 13, 14, 15, 16];
const DAYS = 28;

describe('figures of a property', () => {
	let api: TestApi;
	let index: CurrentIndex;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		index = new CurrentIndex(api.database.db);
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			...[OWN, ...OTHERS].map((ID) => sampleProperty({ ID })),
		]);
		await insertOwner(api.database.db, 1, { properties: [OWN] });
		await insertOwner(api.database.db, 2);
	});
	afterAll(() => api.close());
	beforeEach(async () => {
		const { db } = api.database;
		for (const table of ['page_visit', 'request', 'visit', 'kept_property', 'subscription'] as const)
			await db.deleteFrom(table).execute();
		await db.deleteFrom('property_guest').execute();
		await db.deleteFrom('owner_property').where('property_id', '<>', OWN).execute();
		await db
			.updateTable('property')
			.set({ state: 'available', city: 'Gent', zip: '9000', city_slug: 'gent', public_price: 350_000 })
			.set({ main_type: 1, created_at: new Date('2026-06-01T09:00:00Z') })
			.execute();
		for (const [place, id] of OTHERS.entries()) await see(id, (place + 1) * DAYS);
		await see(OWN, 5 * DAYS);
	});

	const see = (property_id: number, count: number, day = '2026-11-10') =>
		api.database.db.insertInto('page_visit').values({ property_id, day, portal: 'site', count }).execute();
	const change = (ids: readonly number[], values: object) =>
		api.database.db.updateTable('property').set(values).where('id', 'in', ids).execute();
	async function figures(period = MONTH, reader: Parameters<typeof readFigures>[1] = { id: 1 }) {
		const context = { ...api, searchIndex: index };
		const found = await readFigures(context, reader, OWN, period, NOW);
		if (!found) throw new Error('The property has no figures.');
		return found;
	}
	const compared = async (...asked: Parameters<typeof figures>) =>
		(await figures(...asked)).comparison as OwnerComparison;
	const ask = (kind: RequestKind, at: string, property_id = OWN) =>
		api.database.db
			.insertInto('request')
			.values({
				reference: `${kind}-${at}-${property_id}`,
				kind,
				language: 'nl',
				idempotency_key: `${kind}-${at}-${property_id}`,
				fingerprint: 'x',
				property_id,
				project_id: null,
				page: null,
				fields: '{}',
				created_at: new Date(at),
			})
			.execute();

	describe('beside similar ones', () => {
		it('are the middle of six others, and of five, which are the least; beside four there are none', async () => {
			for (const day of ['2026-10-30', '2026-11-05']) await ask('contact-me', `${day}T10:00:00Z`);
			expect(await compared()).toMatchObject({
				others: 6,
				percent: 20,
				from: '2026-10-24',
				to: '2026-11-20',
				viewsPerDay: { own: 5, others: 3.5 },
				requestsPerWeek: { own: 0.5, others: 0 },
				daysOnline: { own: 174, others: 174 },
			});
			await change([16], { state: 'sold' });
			expect(await compared()).toMatchObject({ others: 5, viewsPerDay: { others: 3 } });
			await change([15], { state: 'sold' });
			expect((await figures()).comparison).toBe('too-few');
		});

		it('are the same for every period: no two answers differ by one property or one day', async () => {
			const periods = [
				MONTH,
				{ from: '2026-11-10', to: '2026-11-10' },
				{ from: '2026-02-01', to: '2026-03-01' },
			];
			const answers = await Promise.all(periods.map((period) => compared(period)));
			expect(answers[1]).toEqual(answers[0]);
			expect(answers[2]).toEqual(answers[0]);
		});

		it('count no property that a reader knows from inside: of owners, of guests, and of the guest who reads', async () => {
			const { db } = api.database;
			await db.insertInto('owner_property').values({ owner_id: 1, property_id: 11 }).execute();
			expect(await compared()).toMatchObject({ others: 5 });
			await insertGuest(api, { propertyId: 12, by: 2, guest: 1, parts: ['figures'] });
			expect((await figures()).comparison).toBe('too-few');
			await db.deleteFrom('property_guest').execute();
			await db.insertInto('owner_property').values({ owner_id: 2, property_id: 13 }).execute();
			expect(await compared()).toMatchObject({ others: 5 });
			const guest = { id: 2, firstName: '', lastName: '', parts: [] };
			expect((await figures(MONTH, { id: 1, guest })).comparison).toBe('too-few');
		});

		it('count none that is gone, of another kind, online for less than a week, or whose views nobody counts', async () => {
			for (const values of [
				{ state: 'withdrawn' },
				{ main_type: 2 },
				{ goal: 1 },
				{ created_at: new Date('2026-11-15T09:00:00Z') },
			]) {
				await change([11, 12], values);
				expect((await figures()).comparison, JSON.stringify(values)).toBe('too-few');
				await change([11, 12], {
					state: 'available',
					main_type: 1,
					goal: 0,
					created_at: new Date('2026-06-01T09:00:00Z'),
				});
			}
			await api.database.db.deleteFrom('page_visit').where('property_id', 'in', [11, 12]).execute();
			expect((await figures()).comparison).toBe('too-few');
		});

		it('are taken from as near by and as near a price as five are found', async () => {
			expect((await compared()).place?.nl).toBe('Gent');
			await change(OTHERS, { public_price: 460_000 });
			expect(await compared()).toMatchObject({ percent: 40, place: { nl: 'Gent' } });
			await change(OTHERS, { city: 'Aalst', zip: '9300', city_slug: 'aalst' });
			// The index knows cities that properties name once they are imported.
			await importItems(api.database.db, [
				{
					kind: 'city',
					Name: 'Aalst',
					Zip: '9300',
					CountryID: 10,
					CountryName: { nl: 'België' },
					aliases: [],
				},
			]);
			expect((await compared()).place?.nl).toBe('Oost-Vlaanderen');
			await change(OTHERS, { public_price: 2_000_000 });
			const widest = await compared();
			expect(widest).toMatchObject({ others: 6 });
			expect([widest.place, widest.percent]).toEqual([undefined, undefined]);
		});

		it('are none of a property that is gone or online for less than a week', async () => {
			await change([OWN], { state: 'sold' });
			expect((await figures()).comparison).toBe('gone');
			await change([OWN], { state: 'available', created_at: new Date('2026-11-16T09:00:00Z') });
			expect((await figures()).comparison).toBe('too-new');
		});
	});

	it('count days online up to the end of the period, where it is known that it was', async () => {
		expect((await figures()).daysOnline).toBe(174);
		expect((await figures({ from: '2026-05-30', to: '2026-06-02' })).daysOnline).toBe(2);
		expect(await figures({ from: '2026-05-01', to: '2026-05-31' })).not.toHaveProperty('daysOnline');
		await change([OWN], { state: 'sold' });
		expect(await figures()).not.toHaveProperty('daysOnline');
	});

	it('count favourites of accounts that are not its owners’', async () => {
		const keep = (owner_id: number, favourite_at: Date | null) =>
			api.database.db
				.insertInto('kept_property')
				.values({ owner_id, property_id: OWN, favourite_at })
				.execute();
		await keep(1, new Date());
		expect((await figures()).favourites).toBe(0);
		await keep(2, new Date());
		expect((await figures()).favourites).toBe(1);
		await api.database.db
			.updateTable('kept_property')
			.set({ favourite_at: null, seen_at: new Date() })
			.execute();
		expect((await figures()).favourites).toBe(0);
	});

	it('count saved searches that find it, neither paused nor for rent, and say nothing once it is sold', async () => {
		const save = (query: string, status: 'active' | 'paused' = 'active', goal = 0) =>
			api.database.db
				.insertInto('subscription')
				.values({
					request_id: null,
					kind: 'wish',
					status,
					email: 'a@example.test',
					first_name: '',
					last_name: '',
					language: 'nl',
					goal,
					query,
					frequency: 'daily',
				})
				.execute();
		await save('city=gent%7C9000');
		await save('city=gent%7C9000');
		await save('maxprice=360000');
		await save('type=2');
		await save('city=nowhere%7C0000');
		await save('', 'paused');
		await save('', 'active', 1);
		expect((await figures()).savedSearches).toBe(3);
		await change([OWN], { state: 'sold' });
		expect(await figures()).not.toHaveProperty('savedSearches');
	});

	it('lead from views over requests and visits to offers, each counted by its Belgian day', async () => {
		await see(OWN, 7, '2026-10-22');
		await ask('contact-me', '2026-10-22T22:30:00Z');
		await ask('contact-me', '2026-10-22T21:30:00Z');
		await ask('contact-appointment', '2026-11-01T10:00:00Z');
		await ask('send-to-friend', '2026-11-01T10:00:00Z');
		await insertOffer(api.database.db, OWN, { received_at: new Date('2026-11-02T10:00:00Z') });
		await insertOffer(api.database.db, OWN, { received_at: new Date('2026-10-21T10:00:00Z') });
		await insertOffer(api.database.db, 11, { received_at: new Date('2026-11-02T10:00:00Z') });
		const visit = (starts_at: string, status: 'done' | 'cancelled') =>
			api.database.db
				.insertInto('visit')
				.values({ property_id: OWN, starts_at: new Date(starts_at), status, contact: 'An', feedback: '' })
				.execute();
		await visit('2026-11-03T10:00:00Z', 'done');
		await visit('2026-11-04T10:00:00Z', 'cancelled');
		expect((await figures()).funnel).toEqual({ views: 140, requests: 2, visits: 1, offers: 1 });
	});

	it('say from when on requests are kept, and nothing of those that are not', async () => {
		const funnel = async (period: ReportPeriod): Promise<OwnerFigures['funnel']> =>
			(await figures(period)).funnel;
		expect(await funnel({ from: '2025-11-22', to: '2026-11-21' })).not.toHaveProperty('since');
		expect(await funnel({ from: '2025-11-21', to: '2026-11-20' })).toMatchObject({
			since: '2025-11-22',
			requests: 0,
		});
		expect(await funnel({ from: '2025-10-01', to: '2025-10-30' })).toEqual({
			views: 0,
			visits: 0,
			since: '2025-11-22',
		});
	});

	it('are made up for the demo agency alone', async () => {
		const views = [{ propertyId: 11, day: '2026-11-12', count: 9 }];
		const nothing = { visits: [], communications: [], media: [], pageVisits: [] };
		const owner: FeedOwner = {
			kind: 'owner',
			id: 5,
			firstName: 'An',
			lastName: 'Demo',
			email: 'demo@example.test',
			password: 'of the demo agency',
			propertyIds: [],
			...nothing,
			happened: { views, favourites: [{ propertyId: OWN, visitors: 2 }] },
		};
		const { db } = api.database;
		const counted = async () => [
			(await figures()).favourites,
			await db.selectFrom('page_visit').select('count').where('day', '=', '2026-11-12').execute(),
		];
		await importItems(db, [owner]);
		expect(await counted()).toEqual([0, []]);
		await db.updateTable('site').set({ is_demo: true }).execute();
		for (let times = 0; times < 2; times++) await importItems(db, [owner]);
		expect(await counted()).toEqual([2, [{ count: 9 }]]);
		expect(await countDemoOwners(db)).toBe(1);
		await removeDemoOwners(db);
		expect((await figures()).favourites).toBe(0);
		await db.updateTable('site').set({ is_demo: false }).execute();
	});

	describe('prices', () => {
		const ID = 30;
		const take = (facts: Parameters<typeof sampleProperty>[0]) =>
			importItems(api.database.db, [sampleProperty(facts)]);
		const changes = async () =>
			(await readPriceChanges(api.database.db, ID, EVER)).map(({ from, to }) => [from, to]);

		it('that changed are noted one by one, but for hidden ones; those of a sale are none of a rental', async () => {
			await take({ ID, Price: 400_000 });
			expect(await changes()).toEqual([]);
			for (const Price of [390_000, 390_000, 375_000]) await take({ ID, Price });
			await take({ ID, Price: 370_000, PublishPrice: false });
			await take({ ID, Price: 365_000 });
			expect(await changes()).toEqual([
				[400_000, 390_000],
				[390_000, 375_000],
			]);
			await take({ ID, Goal: 1, Price: 900 });
			expect(await changes()).toEqual([]);
		});

		it('have the day that the feed names, once, and only in their period', async () => {
			await take({ ID, Price: 400_000 });
			await take({ ID, Price: 380_000, FormerPrice: 400_000, PriceChangedOn: '2026-10-30' });
			expect(await readPriceChanges(api.database.db, ID, MONTH)).toEqual([
				{ day: '2026-10-30', from: 400_000, to: 380_000 },
			]);
			const later = { from: '2026-10-31', to: '2026-11-21' };
			expect(await readPriceChanges(api.database.db, ID, later)).toEqual([]);
			await take({ ID, Price: 380_000, FormerPrice: 400_000, PriceChangedOn: '11/10/2026' });
			expect((await readPriceChanges(api.database.db, ID, EVER)).map(({ day }) => day)).toEqual([
				'2026-10-11',
			]);
			for (const PriceChangedOn of ['never', 'nummer 10', '2026-02-30']) {
				await take({ ID, Price: 380_000, FormerPrice: 410_000, PriceChangedOn });
				expect(await changes(), PriceChangedOn).toEqual([[400_000, 380_000]]);
			}
		});
	});
});
