import {
	EPC_LETTERS,
	emptySearch,
	type Goal,
	PAGE_SIZE,
	PROPERTY_TYPE_IDS,
	type PropertyAnswer,
	type PropertyMap,
	type PropertyPage,
	type PropertySummary,
	ROOM_KINDS,
	type SearchFilter,
	SORT_ORDERS,
	type SortOrder,
	showsPrice,
	writeSearch,
} from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRevision } from '../content/content-revision.ts';
import { importItems } from '../testing/import-items.ts';
import { CITIES, manyProperties, randomSearch } from '../testing/many-properties.ts';
import { seededRandom } from '../testing/random.ts';
import { SAMPLE_SITE } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { CurrentIndex } from './current-index.ts';
import { pageOf } from './find-properties.ts';
import { prepareSearch } from './prepare-search.ts';
import { countFound, PropertyFilter } from './property-filter.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * What holds for any search, found by comparing answers of the search with each other; what each rule means stands in
 * search-rules.test.ts.
 */

interface SortPlace {
	key: number;
	id: number;
}
const SORT_KEYS: Record<SortOrder, (property: PropertySummary) => number | undefined> = {
	newest: ({ CreatedAt }) => Date.parse(CreatedAt),
	'price-asc': ({ Price }) => Price,
	'price-desc': ({ Price }) => Price,
	'area-desc': ({ SurfaceLiving }) => SurfaceLiving,
	'price-per-m2-asc': ({ Price, SurfaceLiving }) =>
		Price !== undefined && SurfaceLiving ? Price / SurfaceLiving : undefined,
};

const ascending = (one: number, other: number) => one - other;
const idsOf = (list: readonly { ID: number }[]) => list.map(({ ID }) => ID);
const choiceOf = ({ name, zip }: (typeof CITIES)[number]) => ({ name: name.toLowerCase(), zip });

/** A search as several with one filter each. */
function filtersApart(filter: SearchFilter): SearchFilter[] {
	const none = emptySearch(filter.goal);
	const { search, types, cities, epc, hideSold, rooms, price, area, street } = filter;
	const parts: Partial<SearchFilter>[] = [
		...search.split(' ').map((word) => ({ search: word })),
		...[{ types }, { cities }, { epc }, { hideSold }],
		...(street === undefined ? [] : [{ street }]),
		...Object.entries(rooms).map(([kind, least]) => ({ rooms: { [kind]: least } })),
		...[{ price: { ...none.price, min: price.min } }, { price: { ...none.price, max: price.max } }],
		...(area.min === undefined ? [] : [{ area: { min: area.min } }]),
		...(area.max === undefined ? [] : [{ area: { max: area.max } }]),
	];
	return parts.map((part) => ({ ...none, ...part }));
}

/** So many searches, the same in every run, each with its address. */
function* searches(rounds: number, seed = 7): Generator<[filter: SearchFilter, label: string]> {
	const random = seededRandom(seed);
	for (let round = 0; round < rounds; round++) {
		const filter = randomSearch(random);
		yield [filter, `goal=${filter.goal}&${writeSearch(filter)}`];
	}
}

describe.each(testDatabases())('the search on $name', ({ open }) => {
	const properties = manyProperties(360);
	const listed = (goal: Goal) =>
		properties.filter(({ Goal: of, State }) => of === goal && State !== 'withdrawn');
	let api: TestApi;
	let index: SearchIndex;

	beforeAll(async () => {
		api = await createTestApi(await open());
		const report = await importItems(api.database.db, [...SAMPLE_SITE, ...properties]);
		expect(report.refused).toEqual([]);
		const { db } = api.database;
		index = await new CurrentIndex(db).at(await readRevision(db));
	});
	afterAll(() => api.close());

	async function get<Answer>(path: string): Promise<Answer> {
		const response = await api.app.inject(path);
		expect(response.statusCode, response.body).toBe(200);
		return response.json();
	}
	const prepared = (filter: SearchFilter) =>
		prepareSearch(api.database.db, index, writeSearch(filter), filter.goal);
	const search = (filter: SearchFilter, more = '') =>
		get<PropertyPage>(`/api/v1/properties?language=nl&goal=${filter.goal}&${writeSearch(filter)}${more}`);

	/** Ids in the order of the search, as the list pages through them. */
	const inOrder = async (filter: SearchFilter) => {
		const asked = await prepared(filter);
		const all = { start: 0, count: Number.POSITIVE_INFINITY };
		const rows = pageOf(index, asked, new PropertyFilter(index, asked).found(), all);
		return rows.map((row) => index.properties.id[row] ?? 0);
	};
	const found = async (filter: SearchFilter) => new Set(await inOrder(filter));
	const counts = (filter: SearchFilter, changes: Partial<SearchFilter>[]) =>
		Promise.all(changes.map(async (change) => countFound(index, await prepared({ ...filter, ...change }))));

	it('answers list, count and map with the same properties, page by page, for 120 random searches', async () => {
		const random = seededRandom(8);
		let all = 0;
		for (const [filter, label] of searches(120)) {
			const ids = await inOrder(filter);
			const pages = Math.max(1, Math.ceil(ids.length / PAGE_SIZE));
			const page = 1 + random.below(pages);
			const answer = await search({ ...filter, page });
			expect(idsOf(answer.items), label).toEqual(ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE));
			expect([answer.total, answer.pageCount], label).toEqual([ids.length, pages]);
			const map = await get<PropertyMap>(`/api/v1/properties/map?language=nl&${label}`);
			expect([map.total, idsOf(map.points)], label).toEqual([ids.length, ids]);
			const { total } = await get<{ total: number }>(`/api/v1/properties/count?language=nl&${label}`);
			expect(total, label).toBe(ids.length);
			all += total;
		}
		expect(all).toBeGreaterThan(2_500);
	});

	it('shows on all pages together each property of the goal once', async () => {
		const { pageCount } = await search(emptySearch(0));
		const pages = await Promise.all(
			Array.from({ length: pageCount }, (_, n) => search({ ...emptySearch(0), page: n + 1 })),
		);
		const shown = pages.flatMap(({ items }) => idsOf(items));
		expect(shown.toSorted(ascending)).toEqual(idsOf(listed(0)).toSorted(ascending));
	});

	it('finds by several filters what each of them finds, for 250 random searches', async () => {
		for (const [filter, label] of searches(250)) {
			const apart = await Promise.all(filtersApart(filter).map(found));
			const together = apart.reduce((some, more) => some.intersection(more));
			expect((await inOrder(filter)).toSorted(ascending), label).toEqual([...together].sort(ascending));
		}
	});

	it('finds by several types, cities and classes what any of them finds, for 60 random searches', async () => {
		for (const [filter, label] of searches(60)) {
			const [types, cities, epc] = [[1, 3], CITIES.slice(0, 2).map(choiceOf), ['a', 'd']];
			for (const [any, each] of [
				[{ types }, types.map((type) => ({ types: [type] }))],
				[{ cities }, cities.map((city) => ({ cities: [city] }))],
				[{ epc }, epc.map((letter) => ({ epc: [letter] }))],
			] as const) {
				const apart = await Promise.all(each.map((change) => found({ ...filter, ...change })));
				const united = apart.reduce((some, more) => some.union(more));
				const together = await inOrder({ ...filter, ...any });
				expect(together.toSorted(ascending), label).toEqual([...united].sort(ascending));
			}
		}
	});

	it('counts in each facet what the search would find with that choice, for 40 random searches', async () => {
		for (const [filter, label] of searches(40)) {
			const { facets } = await search(filter);
			const { types, cities, epc, rooms, prices, available } = facets;
			// A choice that a facet does not name finds nothing.
			expect(
				PROPERTY_TYPE_IDS.map((id) => types.find(({ WebID }) => WebID === id)?.count ?? 0),
				label,
			).toEqual(
				await counts(
					filter,
					PROPERTY_TYPE_IDS.map((id) => ({ types: [id] })),
				),
			);
			expect(
				CITIES.map(({ name }) => cities.find(({ Name }) => Name === name)?.count ?? 0),
				label,
			).toEqual(
				await counts(
					filter,
					CITIES.map((city) => ({ cities: [choiceOf(city)] })),
				),
			);
			expect(
				EPC_LETTERS.map((known) => epc.find(({ letter }) => letter === known)?.count ?? 0),
				label,
			).toEqual(
				await counts(
					filter,
					EPC_LETTERS.map((letter) => ({ epc: [letter] })),
				),
			);
			for (const kind of ROOM_KINDS)
				expect(rooms[kind], label).toEqual(
					await counts(
						filter,
						[1, 2, 3, 4, 5].map((least) => ({ rooms: { ...filter.rooms, [kind]: least } })),
					),
				);
			expect([available], label).toEqual(await counts(filter, [{ hideSold: true }]));
			const { min, max } = emptySearch(filter.goal).price;
			// The last bar begins at the end of the range, which is open as a bound.
			const bars = prices.counts.map((_, bar) => ({
				price: { min: bar * prices.width, max: Math.min((bar + 1) * prices.width - 1, max) },
			}));
			expect(prices.counts, label).toEqual(await counts(filter, bars));
			const priced = prices.counts.reduce((sum, bar) => sum + bar);
			expect([priced + prices.unpriced], label).toEqual(await counts(filter, [{ price: { min, max } }]));
		}
	});

	it.each(SORT_ORDERS)('orders by %s the same properties as by any other order', async (sort) => {
		const sign = sort.endsWith('asc') ? 1 : -1;
		for (const [filter, label] of searches(12, 9)) {
			const { items } = await search({ ...filter, sort }, '&pageSize=100');
			expect(idsOf(items).toSorted(ascending), label).toEqual([...(await found(filter))].sort(ascending));
			for (const [place, item] of items.slice(1).entries()) {
				const [before, after] = [items[place] as PropertySummary, item].map((one) => ({
					// What is not known stands last in either direction.
					key: SORT_KEYS[sort](one) ?? sign * Number.POSITIVE_INFINITY,
					id: one.ID,
				})) as [SortPlace, SortPlace];
				const step = before.key === after.key ? after.id - before.id : after.key - before.key;
				expect(sign * step, `${label}: ${before.id}, ${after.id}`).toBeGreaterThan(0);
			}
		}
	});

	it.each([0, 1] as const)(
		'puts each published price into its bar of the histogram, the last one open-ended: goal %s',
		async (goal) => {
			const { width, counts: bars, unpriced } = (await search(emptySearch(goal))).facets.prices;
			const shown = listed(goal).flatMap((property) =>
				showsPrice(property) && property.Price !== undefined ? [property.Price] : [],
			);
			for (const [bar, count] of bars.entries()) {
				const isLast = bar === bars.length - 1;
				const within = shown.filter((price) => price >= bar * width && (isLast || price < (bar + 1) * width));
				expect(count).toBe(within.length);
			}
			expect(unpriced).toBe(listed(goal).length - shown.length);
			expect(bars.at(-1)).toBeGreaterThan(0);
		},
	);

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
		const both = properties.filter(({ State }) => State !== 'withdrawn');
		const ids = [both[40], both[3], both[90], both[7]].map((property) => property?.ID ?? 0);
		const answer = await get<PropertyPage>(`/api/v1/properties?language=nl&goal=any&ids=${ids.join(',')}`);
		expect(answer.items.map(({ ID }) => ID)).toEqual(ids);
	});

	it('ignores an unknown city and says so', async () => {
		const answer = await search({ ...emptySearch(0), cities: [{ name: 'atlantis', zip: '1234' }] });
		expect(answer.unknownCities).toEqual(['atlantis (1234)']);
		expect(answer.total).toBe(listed(0).length);
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
		expect(wrong.understood?.query).toBe('city=antwerpen%7C2000');
		const mistyped = await search({ ...emptySearch(0), search: 'beukenhoff' });
		expect([mistyped.didYouMean, mistyped.total > 0]).toEqual(['beukenhof', true]);
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
			const expected = await inOrder(filter);
			for (const index of [0, 1, Math.floor(expected.length / 2), expected.length - 1]) {
				const answer = await get<PropertyAnswer>(
					`/api/v1/properties/${expected[index]}?language=nl&${writeSearch(filter)}`,
				);
				expect([answer.previous?.ID, answer.next?.ID]).toEqual([expected[index - 1], expected[index + 1]]);
			}
		},
	);

	it('gives no neighbours to a property that the search does not find', async () => {
		const other = listed(0).find(({ WebID, WebIDs }) => WebIDs === '' && WebID === 2);
		const answer = await get<PropertyAnswer>(`/api/v1/properties/${other?.ID}?language=nl&type=1`);
		expect(answer.previous).toBeUndefined();
		expect(answer.next).toBeUndefined();
	});

	it('shows four similar properties: available, for the same goal, and another one', async () => {
		const property = listed(0).find(({ WebID }) => WebID === 1);
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
