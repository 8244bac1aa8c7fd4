import {
	emptySearch,
	PAGE_SIZE,
	type PropertyAnswer,
	type PropertyPage,
	ROOM_KINDS,
	type SearchFilter,
	SORT_ORDERS,
	writeSearch,
} from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { CITIES, manyProperties, randomSearch } from '../testing/many-properties.ts';
import { seededRandom } from '../testing/random.ts';
import { SAMPLE_SITE } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { referenceSearch } from './search.reference.ts';

describe.each(testDatabases())('the search on $name', ({ open }) => {
	const properties = manyProperties(360);
	let api: TestApi;

	beforeAll(async () => {
		api = await createTestApi(await open());
		const report = await importItems(api.database.db, [...SAMPLE_SITE, ...properties]);
		expect(report.refused).toEqual([]);
	});
	afterAll(() => api.close());

	async function get<Answer>(path: string): Promise<Answer> {
		const response = await api.app.inject(path);
		expect(response.statusCode, response.body).toBe(200);
		return response.json();
	}
	const search = (filter: SearchFilter, more = '') =>
		get<PropertyPage>(`/api/v1/properties?language=nl&goal=${filter.goal}&${writeSearch(filter)}${more}`);

	it('finds the same properties in the same order as a plain filter over the feed, for 250 random searches', async () => {
		const random = seededRandom(7);
		let found = 0;
		for (let round = 0; round < 250; round++) {
			const filter = randomSearch(random);
			const expected = referenceSearch(properties, CITIES, filter);
			const pages = Math.max(1, Math.ceil(expected.length / PAGE_SIZE));
			filter.page = 1 + random.below(pages);
			const answer = await search(filter);
			const label = writeSearch(filter).toString();
			const start = (filter.page - 1) * PAGE_SIZE;
			expect(
				answer.items.map(({ ID }) => ID),
				label,
			).toEqual(expected.slice(start, start + PAGE_SIZE).map(({ ID }) => ID));
			expect([answer.total, answer.pageCount], label).toEqual([expected.length, pages]);
			found += expected.length;
		}
		expect(found).toBeGreaterThan(5_000);
	});

	it('counts each facet without its own filter, for 40 random searches', async () => {
		const random = seededRandom(7);
		for (let round = 0; round < 40; round++) {
			const filter = { ...randomSearch(random), page: 1 };
			const count = (change: Partial<SearchFilter>) =>
				referenceSearch(properties, CITIES, { ...filter, ...change }).length;
			const { facets } = await search(filter);
			const label = writeSearch(filter).toString();
			for (const { WebID, count: counted } of facets.types)
				expect(counted, label).toBe(count({ types: [WebID] }));
			for (const { Name, Zip, count: counted } of facets.cities)
				expect(counted, label).toBe(count({ cities: [{ name: Name.toLowerCase(), zip: Zip }] }));
			for (const { letter, count: counted } of facets.epc)
				expect(counted, label).toBe(count({ epc: [letter] }));
			for (const kind of ROOM_KINDS)
				expect(facets.rooms[kind], label).toEqual(
					[1, 2, 3, 4, 5].map((least) => count({ rooms: { ...filter.rooms, [kind]: least } })),
				);
			expect(facets.available, label).toBe(count({ hideSold: true }));
			const { counts, unpriced } = facets.prices;
			const anyPrice = count({ price: emptySearch(filter.goal).price });
			expect(
				counts.reduce((sum, bar) => sum + bar, unpriced),
				label,
			).toBe(anyPrice);
		}
	});

	it('puts each published price into its bar of the histogram, the last one open-ended', async () => {
		const { width, counts } = (await search(emptySearch(0))).facets.prices;
		const shown = properties.filter(
			({ Goal, State, PublishPrice, Price }) =>
				Goal === 0 && State !== 'withdrawn' && PublishPrice && Price !== undefined,
		);
		for (const [bar, count] of counts.entries()) {
			const isLast = bar === counts.length - 1;
			const within = shown.filter(
				({ Price = 0 }) => Price >= bar * width && (isLast || Price < (bar + 1) * width),
			);
			expect(count).toBe(within.length);
		}
		expect(counts.at(-1)).toBeGreaterThan(0);
	});

	it('names ways to find more only when nothing is found, each with as many properties as it promises', async () => {
		const none = await search({
			...emptySearch(0),
			cities: [{ name: 'genk', zip: '3600' }],
			rooms: { bedrooms: 5, toilets: 3, garages: 2 },
			price: { min: 0, max: 60_000 },
		});
		expect(none.total).toBe(0);
		expect(none.widen.length).toBeGreaterThan(0);
		expect(none.widen.at(-1)?.filter).toBe('all');
		for (const { query, total } of none.widen)
			expect((await get<PropertyPage>(`/api/v1/properties?language=nl&goal=0&${query}`)).total).toBe(total);
		expect((await search(emptySearch(0))).widen).toEqual([]);
	});

	it('finds properties by id for sale and for rent together, in the order in which they are named', async () => {
		const listed = properties.filter(({ State }) => State !== 'withdrawn');
		const ids = [listed[40], listed[3], listed[90], listed[7]].map((property) => property?.ID ?? 0);
		const answer = await get<PropertyPage>(`/api/v1/properties?language=nl&goal=any&ids=${ids.join(',')}`);
		expect(answer.items.map(({ ID }) => ID)).toEqual(ids);
	});

	it('counts alone as it counts with the properties', async () => {
		const filter = { ...emptySearch(0), hideSold: true, rooms: { bedrooms: 3 } };
		const { total } = await get<{ total: number }>(
			`/api/v1/properties/count?language=nl&goal=0&${writeSearch(filter)}`,
		);
		expect(total).toBe(referenceSearch(properties, CITIES, filter).length);
	});

	it('ignores an unknown city and says so', async () => {
		const answer = await search({ ...emptySearch(0), cities: [{ name: 'atlantis', zip: '1234' }] });
		expect(answer.unknownCities).toEqual(['atlantis (1234)']);
		expect(answer.total).toBe(referenceSearch(properties, CITIES, emptySearch(0)).length);
	});

	it('answers a page beyond the last with no properties and the number of pages', async () => {
		const answer = await search({ ...emptySearch(0), page: 999 });
		expect(answer.items).toEqual([]);
		expect(answer.page).toBe(999);
		expect(answer.pageCount).toBe(Math.ceil(answer.total / PAGE_SIZE));
	});

	it('takes a word that no property has for a typing error, but never one city for another', async () => {
		const wrong = await search({ ...emptySearch(0), search: 'Antwerpn' });
		expect(wrong.total).toBeGreaterThan(0);
		expect(new Set(wrong.items.map(({ City }) => City))).toEqual(new Set(['Antwerpen']));
		expect(wrong.didYouMean).toBe('antwerpen');
		const gent = await search({ ...emptySearch(0), search: 'Gent' });
		expect(new Set(gent.items.map(({ City }) => City))).toEqual(new Set(['Gent']));
		expect((await search({ ...emptySearch(0), search: 'qqqqqq' })).total).toBe(0);
	});

	it('finds a city by its name in another language, and words with or without accents', async () => {
		const gand = await search({ ...emptySearch(0), search: 'Gand' });
		expect(gand.total).toBe((await search({ ...emptySearch(0), search: 'Gent' })).total);
		expect((await search({ ...emptySearch(0), search: 'BÉUKENHOF' })).total).toBe(
			(await search({ ...emptySearch(0), search: 'beukenhof' })).total,
		);
	});

	it('takes the search marks of the database for plain text', async () => {
		for (const text of ["' or 1=1 --", 'a & | ! (', ':*', '\\', '%', '<->', '"', "zolder's"])
			expect((await search({ ...emptySearch(0), search: text })).total).toBeGreaterThanOrEqual(0);
	});

	it.each(SORT_ORDERS)(
		'walks from property to property in the order %s as the list shows them',
		async (sort) => {
			const filter: SearchFilter = { ...emptySearch(0), sort, types: [1] };
			const expected = referenceSearch(properties, CITIES, filter).map(({ ID }) => ID);
			for (const index of [0, 1, Math.floor(expected.length / 2), expected.length - 1]) {
				const answer = await get<PropertyAnswer>(
					`/api/v1/properties/${expected[index]}?language=nl&${writeSearch(filter)}`,
				);
				expect([answer.previous?.ID, answer.next?.ID]).toEqual([expected[index - 1], expected[index + 1]]);
			}
		},
	);

	it('gives no neighbours to a property that the search does not find', async () => {
		const [other] = referenceSearch(properties, CITIES, { ...emptySearch(0), types: [2] }).filter(
			({ WebID, WebIDs }) => WebIDs === '' && WebID === 2,
		);
		const answer = await get<PropertyAnswer>(`/api/v1/properties/${other?.ID}?language=nl&type=1`);
		expect(answer.previous).toBeUndefined();
		expect(answer.next).toBeUndefined();
	});

	it('shows four similar properties: available, for the same goal, and another one', async () => {
		const [property] = referenceSearch(properties, CITIES, { ...emptySearch(0), types: [1] });
		const { similar } = await get<PropertyAnswer>(`/api/v1/properties/${property?.ID}?language=nl`);
		expect(similar).toHaveLength(4);
		for (const other of similar) {
			expect([other.Goal, other.State]).toEqual([0, 'available']);
			expect(other.ID).not.toBe(property?.ID);
		}
	});

	it('answers a withdrawn property with its state, and lists it nowhere', async () => {
		const gone = properties.find(({ State }) => State === 'withdrawn');
		const { property } = await get<PropertyAnswer>(`/api/v1/properties/${gone?.ID}?language=nl`);
		expect(property.State).toBe('withdrawn');
		const listed = await search({ ...emptySearch(gone?.Goal ?? 0) }, `&ids=${gone?.ID}`);
		expect(listed.total).toBe(0);
	});
});
