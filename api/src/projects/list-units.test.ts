import type { PropertyMap, PropertyPage } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedProject } from '../import/feed/project.schema.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProject, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { listUnitsOnce } from './list-units.ts';

type Unit = FeedProject['units'][number];

const unit = (ID: number, facts: Partial<Unit> = {}): Unit => ({
	ID,
	Name: { nl: `Appartement ${ID}`, fr: `Appartement ${ID}`, en: `Apartment ${ID}` },
	WebID: 2,
	Bedrooms: 2,
	SurfaceLiving: 80,
	Price: 300_000,
	PublishPrice: true,
	State: 'available',
	Description: { nl: '<p>Met zicht op de <b>Leie</b>.</p>' },
	pictures: [],
	...facts,
});

const UNITS = [
	unit(1, { Price: 240_000, State: 'sold' }),
	unit(2, { Price: 250_000, State: 'option', Bedrooms: 1 }),
	unit(3, { Price: 280_000, Floor: 0 }),
	unit(4, { Price: 320_000, Bedrooms: 3 }),
	unit(5, { Price: 999_999, PublishPrice: false, Bedrooms: 3 }),
];
const PROJECT = sampleProject({ ID: 9, PublicAddress: true, units: UNITS });
const RENTED = sampleProject({
	ID: 10,
	Goal: 1,
	Name: { nl: 'De Kaaien', fr: 'Les Quais', en: 'The Quays' },
	City: 'Antwerpen',
	Zip: '2000',
	units: [unit(11, { Price: 1_100 })],
});
const HOME = sampleProperty({ ID: 3, WebID: 2, Price: 300_000, Bedrooms: 2 });

describe.each(testDatabases())('units of projects among properties, on $name', ({ open }) => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await open());
		await importItems(api.database.db, [...SAMPLE_SITE, HOME, PROJECT, RENTED]);
	});
	afterAll(() => api.close());

	const read = async <Answer>(path: string, query: string, goal = 0): Promise<Answer> =>
		(await api.app.inject(`/api/v1/properties${path}?language=nl&goal=${goal}&${query}`)).json();
	const list = (query: string) => read<PropertyPage>('', query);
	const ids = async (query: string) => (await list(query)).items.map(({ ID }) => ID);
	const total = async (query: string) => (await read<{ total: number }>('/count', query)).total;

	it('are there for who asks for them alone: an older remote would take them for properties', async () => {
		expect(await ids('')).toEqual([3]);
		expect(await total('')).toBe(1);
		expect((await list('')).facets.types).toEqual([{ WebID: 2, count: 1 }]);
		expect((await read<PropertyMap>('/map', '')).points.map(({ ID }) => ID)).toEqual([3]);
	});

	it('are found by the same filters and in the same orders, those that are sold by none', async () => {
		expect(await ids('units=each&sort=price-asc')).toEqual([-2, -3, 3, -4, -5]);
		expect(await ids('units=each&sort=price-asc&bedrooms=3')).toEqual([-4, -5]);
		expect(await ids('units=each&price=-260000')).toEqual([-2]);
		expect(await ids('units=each&sort=price-asc&hide=sold')).toEqual([-3, 3, -4, -5]);
		const toLet = await read<PropertyPage>('', 'units=grouped&city=antwerpen|2000', 1);
		expect(toLet.items.map(({ ID, Price }) => [ID, Price])).toEqual([[-11, 1_100]]);
		expect(await ids('units=each&projects=none')).toEqual([3]);
		expect(await total('units=grouped')).toBe(5);
	});

	it('are found by the name of their project, and by words of their description', async () => {
		expect(await ids('units=each&sort=price-asc&search=Parc%20Lys')).toEqual([-2, -3, -4, -5]);
		expect(await total('units=each&search=zicht')).toBe(4);
	});

	it('are one item of a page where several of a project are found, which starts from what is still to be had', async () => {
		const { items, total, pageCount } = await list('units=grouped&sort=price-asc&pageSize=1');
		expect([total, pageCount]).toEqual([5, 2]);
		expect(items).toHaveLength(1);
		expect(items[0]).toMatchObject({
			TypeDescription: 'Park Leie',
			State: 'available',
			Price: 280_000,
			PriceUnit: 7,
			ProjectID: 9,
			Unit: { ProjectName: 'Park Leie', Group: { Count: 4, PriceFrom: 280_000 } },
		});
		expect(items[0]).not.toHaveProperty('Bedrooms');
		expect(await ids('units=grouped&sort=price-asc&pageSize=1&page=2')).toEqual([3]);
		expect(await ids('units=grouped&sort=price-asc&pageSize=1&page=3')).toEqual([]);
		// Its dearest unit, of 320,000, is dearer than the home of 300,000: the price that it names is not.
		expect(await ids('units=grouped&sort=price-desc&pageSize=1')).toEqual([3]);
		expect(await ids('units=grouped&sort=price-desc')).toHaveLength(2);
	});

	it('say no price where only units under option or without a published one are found', async () => {
		const { items } = await list('units=grouped&type=2&bedrooms=3&price=-3000000&sort=price-asc');
		const group = items.find(({ Unit }) => Unit?.Group);
		expect(group?.Unit?.Group).toEqual({ Count: 2, PriceFrom: 320_000 });
		const alone = (await list('units=grouped&price=-260000')).items[0];
		expect(alone).toMatchObject({ ID: -2, State: 'option', Unit: { ID: 2, Name: 'Appartement 2' } });
		expect(alone?.Unit).not.toHaveProperty('Group');
	});

	it('carry the parts of their address, and nothing that is not published', async () => {
		const { items } = await list('units=each&ids=-5');
		expect(items[0]).toMatchObject({
			TypeDescription: 'Appartement 5, Park Leie',
			MainTypeName: 'Appartement',
			Street: 'Coupure',
			Unit: { ID: 5, Slugs: { en: 'apartment-5' }, ProjectSlugs: { fr: { slug: 'parc-de-la-lys' } } },
		});
		expect(JSON.stringify(items)).not.toContain('999999');
	});

	it('tell their floor where they are read as properties, for who compares them', async () => {
		const { property } = (await api.app.inject('/api/v1/properties/-3?language=nl')).json();
		expect(property).toMatchObject({ ID: -3, Floor: 0 });
		expect(await ids('units=each&feature=ground-floor')).toEqual([-3]);
		expect((await api.app.inject('/api/v1/properties/-4?language=nl')).json().property).not.toHaveProperty(
			'Floor',
		);
	});

	it('stand on the map and in the counts', async () => {
		const map = await read<PropertyMap>('/map', 'units=each');
		expect(map.points.map(({ ID }) => ID).toSorted((one, other) => one - other)).toEqual([-5, -4, -3, -2, 3]);
		expect((await list('units=grouped')).facets.types).toEqual([{ WebID: 2, count: 5 }]);
		expect((await list('units=grouped')).facets.available).toBe(4);
	});

	it('follow their project: what is sold or no longer there is found no more, what is the same changes nothing', async () => {
		const { db } = api.database;
		const before = (await importItems(db, [PROJECT])).revision;
		expect((await importItems(db, [PROJECT])).revision).toBe(before);
		await importItems(db, [{ ...PROJECT, units: [{ ...UNITS[2]!, State: 'sold' }, UNITS[3]!] }]);
		expect(await ids('units=each&sort=price-asc')).toEqual([3, -4]);
		await importItems(db, [PROJECT]);
		expect(await ids('units=each&sort=price-asc')).toEqual([-2, -3, 3, -4, -5]);
		const rewritten = { ...UNITS[3]!, Description: { nl: '<p>Met een serre.</p>' } };
		await importItems(db, [{ ...PROJECT, units: UNITS.with(3, rewritten) }]);
		expect([await ids('units=each&search=serre'), await total('units=each&search=zicht')]).toEqual([[-4], 3]);
		await importItems(db, [PROJECT]);
		expect(await total('units=each&search=zicht')).toBe(4);
	});

	it('stay when a feed of properties alone withdraws those that it does not have', async () => {
		const { withdrawn } = await importItems(api.database.db, [HOME], { withdrawMissing: true });
		expect(withdrawn).toBe(0);
		expect(await total('units=each')).toBe(5);
	});

	it('are listed at the start of an api whose database has them from before', async () => {
		const { db } = api.database;
		await db.deleteFrom('property').where('unit_id', 'is not', null).execute();
		await listUnitsOnce(db);
		expect(await total('units=each')).toBe(5);
	});

	it('are no pages of their own for search engines beside those of units, and like no property', async () => {
		const sale = (await api.app.inject('/api/v1/indexable?kind=property-sale&part=0&language=nl')).json();
		expect(sale.items).toHaveLength(1);
		const { similar } = (await api.app.inject('/api/v1/properties/3?language=nl')).json();
		expect(similar).toEqual([]);
	});
});

describe('the prices of a project', () => {
	let api: TestApi;
	const take = async (units: Unit[], facts: Partial<FeedProject> = {}) => {
		await importItems(api.database.db, [
			sampleProject({ ID: 9, PriceMin: 100_000, PriceMax: 900_000, units, ...facts }),
		]);
		const { PriceMin, PriceMax } = (await api.app.inject('/api/v1/projects/9?language=nl')).json();
		return [PriceMin, PriceMax];
	};
	beforeAll(async () => {
		const [embedded] = testDatabases();
		api = await createTestApi(await embedded!.open());
		await importItems(api.database.db, SAMPLE_SITE);
	});
	afterAll(() => api.close());

	it('are those of what is still to be had: no sold unit and none under option sets them', async () => {
		expect(await take(UNITS)).toEqual([280_000, 320_000]);
	});

	it("are the feed's where no unit publishes one", async () => {
		expect(await take([])).toEqual([100_000, 900_000]);
		expect(await take([unit(5, { PublishPrice: false })])).toEqual([100_000, 900_000]);
	});

	it('are none where nothing is left', async () => {
		expect(await take([UNITS[0]!, UNITS[1]!])).toEqual([undefined, undefined]);
		expect(await take([], { State: 'sold-out' })).toEqual([undefined, undefined]);
	});
});
