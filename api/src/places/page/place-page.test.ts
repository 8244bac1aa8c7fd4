import type { IndexableAnswer, PlacePage } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedItem } from '../../import/feed/feed-item.schema.ts';
import { importItems } from '../../testing/import-items.ts';
import { SAMPLE_SITE, sampleProject, sampleProperty } from '../../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';

const TYPES: FeedItem[] = [
	{ WebID: 1, Name: { nl: 'Huis', fr: 'Maison', en: 'House' } },
	{ WebID: 2, Name: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment' } },
	{ WebID: 7, Name: { nl: 'Garage', fr: 'Garage', en: 'Garage' } },
].map(({ WebID, Name }) => ({
	kind: 'property-type',
	ID: WebID,
	WebID,
	Name,
	ShowOrder: WebID,
	Sale: true,
	Rent: true,
}));

const PROPERTIES = [
	...[200_000, 300_000, 400_000, 500_000].map((Price, index) =>
		sampleProperty({ ID: index + 1, Price, SurfaceLiving: 100 }),
	),
	sampleProperty({ ID: 5, City: 'Gentbrugge', Zip: '9050', Price: 600_000, SurfaceLiving: 100, WebID: 2 }),
	sampleProperty({ ID: 6, Price: 900_000, State: 'sold' }),
	sampleProperty({ ID: 7, City: 'Elsene', Zip: '1050', Price: 450_000, PublishPrice: false }),
	sampleProperty({ ID: 8, City: 'Aalst', Zip: '9300' }),
	sampleProperty({ ID: 9, City: 'Aalst', Zip: '3800' }),
	sampleProperty({ ID: 11, City: 'Brugge', Zip: '8000', Price: 300_000 }),
	sampleProperty({ ID: 12, City: 'Brugge', Zip: '8000', Price: 400_000, WebID: 2 }),
	sampleProperty({ ID: 13, City: 'Brugge', Zip: '8000', Price: 18_000, WebID: 7 }),
	sampleProperty({ ID: 14, City: 'Brugge', Zip: '8000', Price: 2_000_000, WebID: 6 }),
	sampleProperty({ ID: 10, City: 'Leuven', Zip: '3000', WebID: 1, WebIDs: '1,2,1' }),
];

describe('pages of places', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		const project = sampleProject({ ID: 30, City: 'Gentbrugge', Zip: '9050' });
		const { refused } = await importItems(api.database.db, [
			...SAMPLE_SITE.filter(({ kind }) => kind !== 'property-type'),
			...TYPES,
			...PROPERTIES,
			project,
		]);
		expect(refused).toEqual([]);
	});
	afterAll(() => api.close());

	const ask = (place: string, query: Record<string, string> = {}) =>
		api.app.inject(`/api/v1/places/${place}?${new URLSearchParams({ language: 'nl', goal: '0', ...query })}`);
	async function page(place: string, query: Record<string, string> = {}): Promise<PlacePage> {
		const response = await ask(place, query);
		expect(response.statusCode, response.body).toBe(200);
		return response.json();
	}

	it('tells of a place with its parts what is available there', async () => {
		const ghent = await page('gent');
		expect(ghent).toMatchObject({
			place: { Name: 'Gent', Zip: '9000' },
			total: 5,
			price: { min: 200_000, max: 600_000 },
			median: { price: 400_000, perM2: 4_000 },
			types: [
				{ Name: 'Huis', slug: 'huis', count: 4 },
				{ Name: 'Appartement', slug: 'appartement', count: 1 },
			],
			parts: [{ Name: 'Gentbrugge', slug: 'gentbrugge', count: 1 }],
			nearest: [],
		});
		expect(ghent.items.map(({ ID }) => ID)).toEqual([5, 4, 3, 2, 1]);
		expect(ghent.projects.map(({ ID }) => ID)).toEqual([30]);
		expect(ghent.epc.map(({ count }) => count)).toEqual([5]);
	});

	it('is there whatever number the feed gives the colleague of a property', async () => {
		const brugge = PROPERTIES.find(({ ID }) => ID === 11)!;
		await importItems(api.database.db, [{ ...brugge, contactId: 3_000_000_000 }]);
		const { items, contact } = await page('brugge');
		expect([items.length, contact]).toEqual([4, undefined]);
		await importItems(api.database.db, [{ ...brugge, contactId: 1 }]);
		expect((await page('brugge')).contact).toMatchObject({ ID: 1, Name: 'An Peeters' });
		await importItems(api.database.db, [brugge]);
	});

	it('names the prices of residences where garages and shops are there as well, and of all on the page of one type', async () => {
		expect(await page('brugge')).toMatchObject({
			total: 4,
			price: { min: 300_000, max: 400_000 },
			pricesOf: 'residences',
		});
		const garages = await page('brugge', { type: 'garage' });
		expect([garages.price, garages.pricesOf]).toEqual([{ min: 18_000, max: 18_000 }, undefined]);
		expect((await page('gent')).pricesOf).toBeUndefined();
	});

	it('counts a property of two types once: in all, and on the page of each', async () => {
		const leuven = await page('leuven');
		expect([leuven.total, leuven.types.map(({ count }) => count)]).toEqual([1, [1, 1]]);
		expect(leuven.items.map(({ ID }) => ID)).toEqual([10]);
		for (const type of ['huis', 'appartement']) expect((await page('leuven', { type })).total, type).toBe(1);
	});

	it('names its address in every language, by any of its names', async () => {
		for (const name of ['gent', 'gand', 'ghent'])
			expect((await page(name, { type: 'house' })).slugs).toMatchObject({
				nl: { place: 'gent', type: 'huis' },
				fr: { place: 'gand', type: 'maison' },
				en: { place: 'ghent', type: 'house' },
			});
		expect((await page('aalst-3800')).slugs.nl.place).toBe('aalst-3800');
		expect((await page('aalst')).slugs.nl.place).toBe('aalst');
	});

	it('leads from a part to its whole', async () => {
		expect((await page('gentbrugge')).whole).toEqual({ Name: 'Gent', slug: 'gent', count: 5 });
	});

	it('gives no median of few, and no price that is not published', async () => {
		const apartments = await page('gent', { type: 'appartement' });
		expect([apartments.total, apartments.median]).toEqual([1, undefined]);
		const ixelles = await page('ixelles', { language: 'fr' });
		expect([ixelles.place.Name, ixelles.total, ixelles.price]).toEqual(['Ixelles', 1, undefined]);
	});

	it('shows the nearest where it has none', async () => {
		const { total, items, nearest, neighbours } = await page('merelbeke-melle');
		expect([total, items]).toEqual([0, []]);
		expect(nearest.map(({ City }) => City)).toContain('Gent');
		expect(neighbours[0]).toEqual({ Name: 'Gent', slug: 'gent', count: 5 });
	});

	it('shows the nearest however far they are', async () => {
		const { nearest, neighbours } = await page('oostende');
		expect([nearest.length, neighbours.length]).toEqual([6, 3]);
	});

	it.each(['atlantis', '9000', '-', 'huis', '%00', 'oost-vlaanderen'])('has no page of %s', async (place) => {
		expect([400, 404]).toContain((await ask(place)).statusCode);
	});

	it('has no page of a type that there is not', async () => {
		expect((await ask('gent', { type: 'kasteel' })).statusCode).toBe(404);
	});

	it('lists for search engines the places that have something, each with an address that leads back to it', async () => {
		for (const [kind, goal] of [
			['place-sale', '0'],
			['place-type-sale', '0'],
			['place-rent', '1'],
		] as const) {
			const response = await api.app.inject(`/api/v1/indexable?language=nl&kind=${kind}`);
			const { items } = response.json<IndexableAnswer>();
			expect(items.length > 0).toBe(goal === '0');
			for (const { parameters } of items)
				for (const language of ['nl', 'fr', 'en', 'de'] as const) {
					const { place = '', type } = parameters[language];
					const answer = await page(place, { language, goal, ...(type ? { type } : {}) });
					expect(answer.slugs[language]).toEqual({ place, ...(type ? { type } : {}) });
					expect(answer.total).toBeGreaterThan(0);
				}
		}
	});
});
