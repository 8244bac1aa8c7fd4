import type { ProjectList } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedProject } from '../import/feed/project.schema.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProject } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

type Unit = FeedProject['units'][number];

const unit = (ID: number, facts: Partial<Unit>): Unit => ({
	ID,
	Name: { nl: String(ID) },
	WebID: 2,
	PublishPrice: true,
	State: 'available',
	Description: {},
	pictures: [],
	...facts,
});

const PROJECTS = [
	sampleProject({
		ID: 1,
		Delivery: '2028-03',
		PublicAddress: true,
		units: [
			unit(101, { Price: 200_000, Bedrooms: 1, State: 'sold' }),
			unit(102, { Price: 300_000, Bedrooms: 2 }),
			unit(103, { Price: 500_000, Bedrooms: 4, State: 'option' }),
		],
	}),
	sampleProject({
		...{ ID: 2, City: 'Antwerpen', Zip: '2000', Delivery: '2027-01' },
		units: [unit(201, { WebID: 1, Price: 450_000, Bedrooms: 3 })],
	}),
	sampleProject({ ID: 3, City: 'Gentbrugge', Zip: '9050', PriceMin: 250_000 }),
	sampleProject({ ID: 4, State: 'sold-out', units: [unit(401, { Price: 210_000, State: 'sold' })] }),
];

describe('the list of projects', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [...SAMPLE_SITE, ...PROJECTS]);
	});
	afterAll(() => api.close());
	const list = async (query = ''): Promise<ProjectList> =>
		(await api.app.inject(`/api/v1/projects?language=nl${query}`)).json();
	const ids = async (query: string) => (await list(query)).items.map(({ ID }) => ID);

	it('is whole without a page, as older remotes read it', async () => {
		const answer = await list();
		expect(answer.items.map(({ ID }) => ID)).toEqual([3, 2, 1, 4]);
		expect(answer).not.toHaveProperty('points');
	});

	it.each([
		['a place with its parts, in any language', 'city=gand|', [3, 1, 4]],
		['a place with its postcode, and its parts with theirs', 'city=gent|9000', [3, 1, 4]],
		['a part alone', 'city=gentbrugge|9050', [3]],
		['a province', 'city=oost-vlaanderen|', [3, 1, 4]],
		['no place that nobody knows', 'city=nergenshuizen|', [3, 2, 1, 4]],
		['a type of unit that is left', 'type=1', [2]],
		['bedrooms of one unit that is left', 'bedrooms=3', [2, 1]],
		['a price of a unit that is left, or of the project where it names no units', 'price=-310000', [3, 1]],
		['price and bedrooms of the same unit', 'price=-310000&bedrooms=4', []],
		['the fields of a plain form', 'price-min=400000&price-max=&city=&type=', [2, 1]],
		['a part of the map', 'bounds=50.9,3.6,51.1,3.8', [3, 2, 1, 4]],
		['nothing in a part of the map where nothing lies', 'bounds=49,3,50,4', []],
		['what is not sold out', 'hide=sold', [3, 2, 1]],
		['nothing else for what makes no sense', 'bedrooms=x&sort=up&type=zz', [3, 2, 1, 4]],
	])('finds %s', async (_, query, found) => {
		expect(await ids(`&page=1&${query}`)).toEqual(found);
	});

	it.each([
		['price-asc', [3, 1, 2, 4]],
		['price-desc', [2, 1, 3, 4]],
		['delivery', [2, 1, 3, 4]],
	])('stands in the order %s, those without a value last', async (sort, order) => {
		expect(await ids(`&page=1&sort=${sort}`)).toEqual(order);
	});

	it('stands in the order of months, whatever the feed names them in, and words among those without one', async () => {
		const readied = (first: string, second: string) =>
			importItems(api.database.db, [
				{ ...PROJECTS[0]!, Delivery: first },
				{ ...PROJECTS[1]!, Delivery: second },
			]);
		await readied('01/03/2027', 'begin 2027');
		const { items } = await list('&page=1&sort=delivery');
		expect(items.map(({ ID }) => ID)).toEqual([1, 3, 2, 4]);
		expect(items.map(({ Delivery }) => Delivery)).toEqual(['2027-03-01', undefined, 'begin 2027', undefined]);
		await readied('2028-03', '2027-02-30');
		expect((await list('&page=1')).items[1]).not.toHaveProperty('Delivery');
		await readied('2028-03', '2027-01');
	});

	it('starts from no price that is none: those are on request', async () => {
		const [first] = PROJECTS;
		const [one, ...others] = first!.units;
		const units = [
			{ ...one!, State: 'available' as const, Price: -5 },
			...others.map((each) => ({ ...each, Price: 0 })),
		];
		const { leftOut } = await importItems(api.database.db, [
			{ ...first!, units },
			sampleProject({ ...PROJECTS[2]!, PriceMin: 0, PriceMax: -1 }),
		]);
		expect(leftOut.map(({ item, path }) => `${item}: ${path}`)).toEqual([
			'project 1: units.0.Price',
			'project 3: PriceMax',
		]);
		for (const { ID, ...project } of (await list('&page=1')).items.filter(({ ID }) => ID === 1 || ID === 3))
			expect([ID, project.PriceMin, project.PriceMax]).toEqual([ID, undefined, undefined]);
		await importItems(api.database.db, PROJECTS);
	});

	it('tells what its filters offer, each without itself, and how many there are', async () => {
		const { choices, total, pageCount } = await list('&page=1&type=1');
		expect([total, pageCount]).toEqual([1, 1]);
		expect(choices?.cities).toEqual([{ Name: 'Antwerpen', Zip: '2000', count: 1 }]);
		expect(choices?.types.map(({ WebID, count }) => [WebID, count])).toEqual([
			[2, 2],
			[1, 1],
		]);
	});

	it('has every project on the map, hidden addresses by their circle', async () => {
		const { points = [], circleRadius } = await list('&page=1');
		expect(points.map(({ ID }) => ID)).toEqual([3, 2, 1, 4]);
		expect(points.find(({ ID }) => ID === 1)).toMatchObject({
			Lat: 51,
			Lng: 3.7,
			Price: 300_000,
			PriceUnit: 7,
		});
		const hidden = points.find(({ ID }) => ID === 2);
		expect(hidden?.Approximate).toBe(true);
		expect(hidden?.Lat).not.toBe(51);
		expect(circleRadius).toBeGreaterThan(0);
	});

	it('names the places that nobody knows', async () => {
		expect((await list('&page=1&city=nergenshuizen|1')).unknownCities).toEqual(['nergenshuizen (1)']);
	});

	it('is empty beyond its last page', async () => {
		const { items, total } = await list('&page=9');
		expect([items, total]).toEqual([[], 4]);
	});
});
