import type { CityEntry, PropertyAnswer, PropertyMap, PropertyPage } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedProperty } from '../import/feed/property.schema.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** What each rule of the search finds among these few properties, written down by hand: nothing here works it out. */

const { Price, SurfaceLiving, Bedrooms, Bathrooms, EnergyPerformance, Location, ...BARE } = sampleProperty({
	ID: 0,
});
const house = (facts: Partial<FeedProperty> & { ID: number }): FeedProperty => ({
	...BARE,
	TypeDescription: { nl: 'Woning' },
	MainTypeName: { nl: 'Huis' },
	RecordFile: '',
	Description: {},
	Street: 'Coupure',
	HouseNumber: '1',
	CreatedAt: `2026-01-${String(facts.ID % 100).padStart(2, '0')}T00:00:00Z`,
	...facts,
});
const GENT = { City: 'Gent', Zip: '9000' };
const ANTWERPEN = { City: 'Antwerpen', Zip: '2000' };

/** One a day in January, by the last two digits of its id; 105 and 108 on the same. Nothing that is not named is known. */
const PROPERTIES = [
	house({
		...{ ID: 101, ...GENT, WebID: 1, Price: 300_000, SurfaceLiving: 100, EnergyPerformance: 90 },
		...{ Bedrooms: 3, Bathrooms: 1, Toilets: 1, Garages: 1 },
		...{ Street: 'Wolterslaan', Description: { nl: '<p>Zolder</p><b>met</b>licht' } },
	}),
	house({
		...{ ID: 102, ...GENT, WebID: 1, Price: 200_000, SurfaceLiving: 120, EnergyPerformance: 150 },
		...{ Bedrooms: 2, PublishPrice: false, Street: 'Wolterslaan', PublishAddress: false },
		...{ TypeDescription: { nl: 'Beukenhof', fr: 'Hêtraie' } },
	}),
	house({
		...{ ID: 103, ...ANTWERPEN, WebID: 2, Price: 250_000, SurfaceLiving: 120, EnergyPerformance: -5 },
		...{ Bedrooms: 2, ShowerRooms: 1, Toilets: 2, State: 'option', RecordFile: 'XY77' },
		...{ Description: { nl: 'Zolderkamer' } },
	}),
	house({
		...{ ID: 104, City: 'Brussel', Zip: '1000', WebID: 1, WebIDs: '2,3', Price: 450_000 },
		...{ Bedrooms: 1, EnergyPerformance: 400 },
	}),
	house({
		...{ ID: 105, City: 'Genk', Zip: '3600', WebID: 1, Price: 3_500_000, SurfaceLiving: 400 },
		...{ Bedrooms: 5, Bathrooms: 3, ShowerRooms: 2, Toilets: 4, Garages: 3, EnergyPerformance: 450 },
		...{ MainTypeName: { nl: 'Kasteel' }, Location: { lat: 50.965, lng: 5.5 } },
	}),
	house({
		...{ ID: 106, ...GENT, WebID: 1, Price: 300_000, SurfaceLiving: 150, EnergyPerformance: 250 },
		...{ Bedrooms: 4, Bathrooms: 2, Garages: 2, State: 'sold' },
	}),
	house({
		...{ ID: 107, ...GENT, WebID: 1, Price: 300_000, SurfaceLiving: 100, EnergyPerformance: 90 },
		...{ Bedrooms: 3, State: 'withdrawn' },
	}),
	house({ ID: 108, ...GENT, WebID: 2, ProjectID: 1, CreatedAt: '2026-01-05T00:00:00Z' }),
	house({
		...{ ID: 109, City: 'Gent', Zip: '9050', WebID: 1, Price: 200_000, SurfaceLiving: 100 },
		...{ Bedrooms: 0, State: 'rented', EnergyPerformance: 350 },
	}),
	house({ ID: 110, ...ANTWERPEN, WebID: 3, Price: 100_000, SurfaceLiving: 0, EnergyPerformance: 700 }),
	house({ ID: 201, Goal: 1, ...GENT, WebID: 2, Price: 900, SurfaceLiving: 70, Bedrooms: 1 }),
	house({ ID: 202, Goal: 1, ...ANTWERPEN, WebID: 1, Price: 2_500, State: 'rented' }),
	house({ ID: 203, Goal: 1, ...GENT, WebID: 2, Price: 1_950 }),
];
/** Those for sale that were not withdrawn, newest first. */
const ALL = [110, 109, 106, 108, 105, 104, 103, 102, 101];

/** What a query finds, newest first. */
const FOUND: readonly (readonly [rule: string, query: string, ids: readonly number[]])[] = [
	['everything of the goal but what was withdrawn', '', ALL],
	['a type: of WebIDs alone where there are some, else WebID', 'type=1', [109, 106, 105, 102, 101]],
	['a type: among WebIDs, or WebID', 'type=2', [108, 104, 103]],
	['any of several types', 'type=2&type=3', [110, 108, 104, 103]],
	['no property of a type that none is of', 'type=9', []],
	['a city with its parts by name and postcode', 'city=gent|9000', [109, 106, 108, 102, 101]],
	['a city in every postcode', 'city=gent|', [109, 106, 108, 102, 101]],
	['a city in capitals', 'city=GENT|9000', [109, 106, 108, 102, 101]],
	['a part of a city by its postcode', 'city=gent|9050', [109]],
	['a part that is asked for, though the city is left out', 'city=gent|9050&city-not=gent|9000', [109]],
	['… and the others around it not', 'city=gent|9050&city-not=gent|9000&radius=10', [109]],
	['a city that is asked for, though its province is left out', 'city=genk|3600&city-not=limburg|', [105]],
	['a city without a part that is left out', 'city=gent|9000&city-not=gent|9050', [106, 108, 102, 101]],
	['a province', 'city=oost-vlaanderen|', [109, 106, 108, 102, 101]],
	['a region in another language', 'city=Flemish Region|', [110, 109, 106, 108, 105, 103, 102, 101]],
	['nothing in a place without properties', 'city=oostende|8400', []],
	['nothing in a part of a city without properties', 'city=ledeberg|', []],
	['a city by another name', 'city=gand|', [109, 106, 108, 102, 101]],
	['a city by another name and postcode', 'city=bruxelles|1000', [104]],
	['any of several cities', 'city=antwerpen|2000&city=genk|3600', [110, 105, 103]],
	['every city, where none is known', 'city=gent|2000', ALL],
	['the known cities alone, where some are', 'city=gent|2000&city=genk|3600', [105]],
	['at least so many bedrooms', 'bedrooms=3', [106, 105, 101]],
	['a bedroom, of which an unknown number is none', 'bedrooms=1', [106, 105, 104, 103, 102, 101]],
	['the most bedrooms', 'bedrooms=5', [105]],
	['more bedrooms than any', 'bedrooms=6', []],
	['bathrooms', 'bathrooms=2', [106, 105]],
	['shower rooms', 'showerrooms=1', [105, 103]],
	['toilets', 'toilets=2', [105, 103]],
	['garages', 'garages=3', [105]],
	['rooms of several kinds', 'bedrooms=2&garages=2', [106, 105]],
	[
		'a price from, bound included; hidden and unknown ones, and those of what is gone, left out',
		'price=250000-',
		[105, 104, 103, 101],
	],
	['a price up to, bound included, hidden and unknown ones left out', 'price=-250000', [110, 103]],
	['a price between', 'price=200000-300000', [103, 101]],
	['no hidden price, and none of what is let, at its own bounds', 'city=gent|9000&price=200000-200000', []],
	['no price of what is sold at its own bounds', 'ids=106&price=300000-300000', []],
	['a highest price at the end of the range: open', 'price=2000000-3000000', [105]],
	['a highest price below the end of the range', 'price=-2999000', [110, 104, 103, 101]],
	['all prices by the full range, hidden ones too', 'price=0-3000000', ALL],
	['an area from, bound included, unknown ones left out', 'area=100-', [109, 106, 105, 103, 102, 101]],
	['an area up to, bound included, unknown ones left out', 'area=-100', [110, 109, 101]],
	['an area between', 'area=100-120', [109, 103, 102, 101]],
	['an area from nothing: the known ones', 'area=0-', [110, 109, 106, 105, 103, 102, 101]],
	['an energy class, with its better ones', 'epc=a', [103, 101]],
	['any of several energy classes', 'epc=b&epc=c', [106, 102]],
	['an energy class of the scale of its region', 'epc=g', [104]],
	['nothing sold, rented or under option', 'hide=sold', [110, 108, 105, 104, 102, 101]],
	['nothing that belongs to a project', 'projects=none', [110, 109, 106, 105, 104, 103, 102, 101]],
	['what lies in a part of the map', 'bounds=50.9,5.4,51,5.6', [105]],
	['ids in their own order, without those that are gone', 'ids=105,101,107,999', [105, 101]],
	['ids in an order that is asked for', 'ids=105,104,101&sort=price-asc', [101, 104, 105]],
	['ids that a filter fits', 'ids=105,106,101&hide=sold', [105, 101]],
	['a type in a city', 'type=1&city=gent|9000', [109, 106, 102, 101]],
	['… that is available', 'type=1&city=gent|9000&hide=sold', [102, 101]],
	['… up to a price', 'type=1&city=gent|9000&hide=sold&price=-300000', [101]],
	[
		'every filter together',
		'type=1&city=gent|&bedrooms=2&garages=1&price=250000-300000&area=90-&epc=a&hide=sold&search=zolder',
		[101],
	],
	['a word of a text, without its tags', 'search=zolder', [101, 103]],
	['the beginning of a word', 'search=zold&sort=newest', [103, 101]],
	['no middle of a word', 'search=older', []],
	['no tag', 'search=strong', []],
	['a word beside a tag', 'search=licht', [101]],
	['a word in capitals', 'search=ZOLDERK', [103]],
	['a title in any language, with or without accents', 'search=hetraie', [102]],
	['a title', 'search=beukenhof', [102]],
	['a main type', 'search=kasteel', [105]],
	['a reference', 'search=xy77', [103]],
	['an id', 'search=104', [104]],
	['a postcode', 'search=3600', [105]],
	['a city', 'search=genk', [105]],
	['a street, where it is published', 'search=wolterslaan', [101]],
	['the homes of a street, where it is published', 'street=wolterslaan', [101]],
	['one house of a street', 'street=Coupure+1&city=genk', [105]],
	['no house of another number', 'street=Coupure+11', []],
	['every word of several', 'search=zolder gent', [101]],
	['no property that lacks a word of a text beside filters', 'city=genk&search=zolder', []],
	['what a sentence says, without the words that nothing of it has', 'search=zolder genk', [105]],
	['for rent', 'goal=1', [203, 202, 201]],
	['for rent, a price between', 'goal=1&price=1000-1900', []],
	['for rent, a highest price at the end of the range: open', 'goal=1&price=1000-2000', [203]],
	['for sale and for rent together', 'goal=any&type=2', [108, 104, 203, 103, 201]],
	[
		'for sale and for rent together, whatever the price',
		'goal=any&type=2&price=1000-2000',
		[108, 104, 203, 103, 201],
	],
	['for sale and for rent together, ids in their order', 'goal=any&ids=203,101', [203, 101]],
];

/** All for sale in each order: equal ones by id in the direction of the order, those without a value at the end. */
const ORDERS = [
	['newest', ALL],
	['price-asc', [110, 103, 101, 104, 105, 102, 106, 108, 109]],
	['price-desc', [105, 104, 101, 103, 110, 109, 108, 106, 102]],
	['area-desc', [105, 106, 103, 102, 109, 101, 110, 108, 104]],
	['price-per-m2-asc', [103, 101, 105, 102, 104, 106, 108, 109, 110]],
] as const;

/** Facets as they are easiest to read: counts by type, by city, by letter; rooms from 1 to 5; bars that are not empty. */
const FACETS = [
	[
		'of all',
		'',
		{
			types: { 1: 5, 2: 3, 3: 2 },
			cities: { 'Antwerpen 2000': 2, 'Brussel 1000': 1, 'Genk 3600': 1, 'Gent 9000': 5, 'Gent 9050': 1 },
			epc: { a: 2, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 },
			rooms: {
				bedrooms: [6, 5, 3, 2, 1],
				bathrooms: [3, 2, 1, 0, 0],
				showerrooms: [2, 1, 0, 0, 0],
				toilets: [3, 2, 1, 1, 0],
				garages: [3, 2, 1, 0, 0],
			},
			prices: { 100000: 1, 250000: 1, 300000: 1, 450000: 1, 3000000: 1, unpriced: 4 },
			available: 6,
		},
	],
	[
		'without the type for types, and without what is available for that',
		'type=1&hide=sold',
		{
			types: { 1: 3, 2: 2, 3: 2 },
			cities: { 'Genk 3600': 1, 'Gent 9000': 2 },
			epc: { a: 1, b: 1, e: 1 },
			rooms: {
				bedrooms: [3, 3, 2, 1, 1],
				bathrooms: [2, 1, 1, 0, 0],
				showerrooms: [1, 1, 0, 0, 0],
				toilets: [2, 1, 1, 1, 0],
				garages: [2, 1, 1, 0, 0],
			},
			prices: { 300000: 1, 3000000: 1, unpriced: 1 },
			available: 3,
		},
	],
	[
		'without the city for cities, and without the price for prices',
		'city=gent|&price=200000-300000',
		{
			types: { 1: 1 },
			cities: { 'Antwerpen 2000': 1, 'Gent 9000': 1 },
			epc: { a: 1 },
			rooms: {
				bedrooms: [1, 1, 1, 0, 0],
				bathrooms: [1, 0, 0, 0, 0],
				showerrooms: [0, 0, 0, 0, 0],
				toilets: [1, 0, 0, 0, 0],
				garages: [1, 0, 0, 0, 0],
			},
			prices: { 300000: 1, unpriced: 4 },
			available: 1,
		},
	],
	[
		'without the class for classes, and without each kind of room for that kind',
		'epc=a&bedrooms=3',
		{
			types: { 1: 1 },
			cities: { 'Gent 9000': 1 },
			epc: { a: 1, c: 1, e: 1 },
			rooms: {
				bedrooms: [2, 2, 1, 0, 0],
				bathrooms: [1, 0, 0, 0, 0],
				showerrooms: [0, 0, 0, 0, 0],
				toilets: [1, 0, 0, 0, 0],
				garages: [1, 0, 0, 0, 0],
			},
			prices: { 300000: 1, unpriced: 0 },
			available: 1,
		},
	],
] as const;

function readable({ types, cities, epc, rooms, prices, available }: PropertyPage['facets']) {
	const bars = prices.counts.map((count, bar) => [bar * prices.width, count]);
	return {
		types: Object.fromEntries(types.map(({ WebID, count }) => [WebID, count])),
		cities: Object.fromEntries(cities.map(({ Name, Zip, count }) => [`${Name} ${Zip}`, count])),
		epc: Object.fromEntries(epc.map(({ letter, count }) => [letter, count])),
		rooms,
		prices: { ...Object.fromEntries(bars.filter(([, count]) => count)), unpriced: prices.unpriced },
		available,
	};
}

describe.each(testDatabases())('the rules of the search on $name', ({ open }) => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await open());
		const { refused } = await importItems(api.database.db, [...SAMPLE_SITE, ...PROPERTIES]);
		expect(refused).toEqual([]);
	});
	afterAll(() => api.close());

	async function get<Answer>(path: string, query: string): Promise<Answer> {
		const asked = new URLSearchParams(query);
		asked.set('language', 'nl');
		if (!asked.has('goal')) asked.set('goal', '0');
		const response = await api.app.inject(`/api/v1/properties${path}?${asked}`);
		expect(response.statusCode, response.body).toBe(200);
		return response.json();
	}
	const list = (query: string) => get<PropertyPage>('', query);
	const idsOf = ({ items }: Pick<PropertyPage, 'items'>) => items.map(({ ID }) => ID);

	it.each(FOUND)('finds %s: %s', async (_, query, ids) => {
		const answer = await list(query);
		expect([idsOf(answer), answer.total]).toEqual([ids, ids.length]);
		expect((await get<{ total: number }>('/count', query)).total).toBe(ids.length);
		expect((await get<PropertyMap>('/map', query)).total).toBe(ids.length);
	});

	it.each(ORDERS)('orders by %s', async (sort, ids) => {
		expect(idsOf(await list(`sort=${sort}`))).toEqual(ids);
	});

	it('names the cities that it does not know', async () => {
		expect((await list('city=gent|2000&city=atlantis|')).unknownCities).toEqual(['gent (2000)', 'atlantis']);
	});

	it.each(FACETS)('counts facets %s: %s', async (_, query, facets) => {
		expect(readable((await list(query)).facets)).toEqual(facets);
	});

	it('names facets in the order of their ids, names and letters', async () => {
		const { types, cities, epc } = (await list('')).facets;
		expect(types.map(({ WebID }) => WebID)).toEqual([1, 2, 3]);
		expect(cities.map(({ Name, Zip }) => `${Name} ${Zip}`)).toEqual(Object.keys(FACETS[0][2].cities));
		expect(epc.map(({ letter }) => letter)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
	});

	it.each([
		[105, [101, 102], { index: 2, total: 5, page: 1 }],
		[109, [106, undefined], { index: 5, total: 5, page: 1 }],
		[102, [105, 106], { index: 3, total: 5, page: 1 }],
		[103, [undefined, undefined], undefined],
		[107, [undefined, undefined], undefined],
	])('gives %s its neighbours in a search', async (id, neighbours, position) => {
		const answer = await get<PropertyAnswer>(`/${id}`, 'type=1&sort=price-asc');
		expect([answer.previous?.ID, answer.next?.ID]).toEqual(neighbours);
		expect(answer.position).toEqual(position);
	});

	it('shows the four available properties for the same goal that are most like one: by type, distance, price, size, bedrooms', async () => {
		const { similar } = await get<PropertyAnswer>('/101', '');
		expect(idsOf({ items: similar })).toEqual([102, 108, 105, 104]);
	});

	it('counts what each city has for a goal', async () => {
		const cities = async (query: string) => {
			const { items } = (await api.app.inject(`/api/v1/cities?language=nl${query}`)).json();
			return items.map(({ Name, PropertyCount }: CityEntry) => [Name, PropertyCount]);
		};
		const sale = [
			['Antwerpen', 2],
			['Brussel', 1],
			['Genk', 1],
			['Gent', 5],
		];
		expect(await cities('&goal=0')).toEqual(sale);
		expect(await cities('&goal=1')).toEqual([
			['Antwerpen', 1],
			['Gent', 2],
		]);
		expect(await cities('')).toEqual([['Antwerpen', 3], ...sale.slice(1, 3), ['Gent', 7]]);
	});
});
