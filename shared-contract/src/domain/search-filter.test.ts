import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_SHAPE_POINTS, writeShape } from './map-shape.ts';
import { FACADE_COUNTS, FEATURES, facadeCount, monthNumber, monthOfNumber, RADII } from './more-filters.ts';
import { GOAL, PRICE_RANGES } from './price-ranges.ts';
import { parseSearch, readSearch } from './read-search.ts';
import { EPC_LETTERS } from './search-facets.ts';
import {
	emptySearch,
	isFiltered,
	PAGE_SIZE,
	ROOM_KINDS,
	SEARCH_PARAMETERS,
	type SearchFilter,
	SORT_ORDERS,
	upperPrice,
	withGoal,
	writeSearch,
} from './search-filter.ts';

const read = (query: string, goal: 0 | 1 = 0) => parseSearch(new URLSearchParams(query), goal);

const to5 = (degrees: number) => Math.round(degrees * 1e5) / 1e5 || 0;
const degrees = (min: number, max: number) =>
	fc.double({ min, max, noNaN: true }).map((value) => Math.max(to5(value), to5(min)));
const REQUIRED = Object.keys(emptySearch(0)) as (keyof ReturnType<typeof emptySearch>)[];

const corner = fc.record({
	lat: fc.integer({ min: -900_000, max: 900_000 }).map((steps) => steps / 1e4),
	lng: fc.integer({ min: -1_800_000, max: 1_800_000 }).map((steps) => steps / 1e4),
});
const shapes = fc.array(corner, { minLength: 3, maxLength: MOST_SHAPE_POINTS });

const filters: fc.Arbitrary<SearchFilter> = fc.constantFrom(0 as const, 1 as const).chain((goal) => {
	const { min, max } = PRICE_RANGES[goal];
	const word = fc.stringMatching(/^[a-zé'-]{1,12}( [a-z]{1,8})?$/);
	return fc.record(
		{
			goal: fc.constant(goal),
			search: fc.oneof(fc.constant(''), word),
			cities: fc.array(fc.record({ name: word, zip: fc.stringMatching(/^[1-8]\d{3}$/) }), { maxLength: 4 }),
			notCities: fc.array(fc.record({ name: word, zip: fc.stringMatching(/^9\d{3}$/) }), { maxLength: 2 }),
			types: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
			rooms: fc.dictionary(fc.constantFrom(...ROOM_KINDS), fc.integer({ min: 1, max: 50 }), {
				noNullPrototype: true,
			}),
			price: fc
				.tuple(fc.integer({ min, max }), fc.integer({ min, max }))
				.map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
			area: fc.constantFrom({}, { min: 80 }, { max: 200 }, { min: 80, max: 200 }),
			epc: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), { maxLength: 7 }),
			hideSold: fc.boolean(),
			sort: fc.constantFrom(...SORT_ORDERS),
			page: fc.integer({ min: 1, max: 1_000_000 }),
			ids: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: 100 }),
			bounds: fc
				.tuple(degrees(-89, 88), degrees(-179, 178), degrees(0.00001, 1), degrees(0.00001, 1))
				.map(([south, west, tall, wide]) => ({
					south,
					west,
					north: to5(south + tall),
					east: to5(west + wide),
				})),
			plot: fc.constantFrom({}, { min: 300 }, { max: 2_000 }, { min: 300, max: 2_000 }),
			year: fc.constantFrom({}, { min: 1_950 }, { max: 2_020 }, { min: 1_950, max: 2_020 }),
			features: fc.uniqueArray(fc.constantFrom(...FEATURES)),
			facades: fc.uniqueArray(fc.constantFrom(...FACADE_COUNTS)),
			bedroomsMax: fc.integer({ min: 1, max: 50 }),
			subtypes: fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,10}(-[a-z]{1,9})?$/), { maxLength: 4 }),
			shape: shapes,
			projects: fc.constantFrom('none' as const, 'only' as const),
			available: fc.oneof(
				fc.constant('now' as const),
				fc.integer({ min: 2_000 * 12, max: 2_100 * 12 - 1 }).map(monthOfNumber),
			),
			epcMin: fc.constantFrom(...EPC_LETTERS),
			radius: fc.constantFrom(...RADII),
			street: word,
		},
		{ requiredKeys: REQUIRED },
	);
});

it('reads any search back from the address that it writes', () => {
	fc.assert(
		fc.property(filters, (made) => {
			// Classes below the least one are left out of any address, and a most below the least.
			const { bedroomsMax = 0, ...rest } = made;
			const filter = {
				...rest,
				epc: made.epc.filter((letter) => letter <= (made.epcMin ?? 'g')),
				...(bedroomsMax >= Math.max(1, made.rooms.bedrooms ?? 0) ? { bedroomsMax } : {}),
			};
			expect(parseSearch(new URLSearchParams(writeSearch(filter).toString()), filter.goal)).toEqual(filter);
		}),
	);
});

it('writes whatever it understood so that it is understood alike, for any address', () => {
	const names = fc.constantFrom(...SEARCH_PARAMETERS);
	fc.assert(
		fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary', maxLength: 300 }))), (pairs) => {
			const filter = parseSearch(new URLSearchParams(pairs), GOAL.sale);
			const again = parseSearch(new URLSearchParams(writeSearch(filter).toString()), GOAL.sale);
			expect(again).toEqual(filter);
			expect(JSON.stringify(filter)).not.toMatch(/\\u00[01]|\\ud[89a-f]/);
		}),
	);
});

it('never throws, whatever stands in the address, and keeps the price within its range', () => {
	const names = fc.constantFrom(
		'search',
		'city',
		'type',
		'price',
		'price-min',
		'price-max',
		'area',
		'epc',
		'hide',
		'sort',
		'page',
		'bedrooms',
	);
	fc.assert(
		fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' }))), (pairs) => {
			const { price, page, rooms } = parseSearch(new URLSearchParams(pairs), GOAL.rent);
			expect(price.min).toBeGreaterThanOrEqual(0);
			expect(price.max).toBeLessThanOrEqual(2000);
			expect(price.min).toBeLessThanOrEqual(price.max);
			expect(page).toBeGreaterThanOrEqual(1);
			expect(Object.values(rooms).every((count) => count > 0)).toBe(true);
		}),
	);
});

describe('a search in an address', () => {
	it('writes nothing when nothing is filtered', () => {
		expect(writeSearch(emptySearch(GOAL.sale)).toString()).toBe('');
		expect(read('')).toEqual(emptySearch(GOAL.sale));
	});

	it('takes a city with its bar encoded or not, and writes it encoded in lower case', () => {
		const gent = [{ name: 'gent', zip: '9000' }];
		expect(read('city=Gent|9000').cities).toEqual(gent);
		expect(read('city=gent%7C9000').cities).toEqual(gent);
		expect(writeSearch({ ...emptySearch(0), cities: [{ name: 'GENT', zip: '9000' }] }).toString()).toBe(
			'city=gent%7C9000',
		);
	});

	it('asks for a place that is ticked beside the field which leaves it out, and for a circle without it', () => {
		const [gent, aalst] = ['gent|9000', 'aalst|9300'];
		const { cities, notCities } = read(`city=${gent}&city-not=${gent}&city-not=${aalst}&radius=`);
		expect(cities).toEqual([{ name: 'gent', zip: '9000' }]);
		expect(notCities).toEqual([{ name: 'aalst', zip: '9300' }]);
		expect(read(`city=${gent}&city-not=${gent}&radius=10`).notCities).toEqual(cities);
	});

	it('takes several cities and types', () => {
		const filter = read('city=gent|9000&city=aalst|9300&type=1&type=2&type=2');
		expect(filter.cities).toHaveLength(2);
		expect(filter.types).toEqual([1, 2]);
	});

	it('counts only rooms above 0', () => {
		expect(read('bedrooms=0&bathrooms=2&toilets=-1&garages=x').rooms).toEqual({ bathrooms: 2 });
	});

	it('reads the two price fields of a plain form, one of them empty', () => {
		expect(read('price-min=&price-max=300000').price).toEqual({ min: 0, max: 300_000 });
		expect(read('price-min=100000&price-max=').price).toEqual({ min: 100_000, max: 3_000_000 });
	});

	it.each(['350.000', '350 000', '€ 350.000', '350.000,00', '350,000', '350000 €'])(
		'reads "%s" in a field of a plain form as people mean it',
		(written) => {
			expect(read(`price-min=&price-max=${encodeURIComponent(written)}`).price).toEqual({
				min: 0,
				max: 350_000,
			});
		},
	);

	it('reads the area fields of a plain form', () => {
		expect(read('area-min=80&area-max=').area).toEqual({ min: 80 });
	});

	it('takes two bounds in either order', () => {
		expect(read('price=500000-300000')).toMatchObject({ price: { min: 300_000, max: 500_000 } });
		expect(read('year=2000-1900')).toMatchObject({ year: { min: 1900, max: 2000 } });
	});

	it('leaves out what makes no sense', () => {
		expect(read('price=900&type=abc&page=0&sort=magic&epc=z&hide=all')).toEqual(emptySearch(0));
	});

	it('names every value that it left out, and none that is only empty or foreign', () => {
		const dropped = (query: string) => readSearch(new URLSearchParams(query), 0).dropped;
		expect(dropped('price=900&type=abc&page=0&sort=magic&epc=z&hide=all&bedrooms=many')).toEqual([
			{ name: 'price', value: '900' },
			{ name: 'bedrooms', value: 'many' },
			{ name: 'type', value: 'abc' },
			{ name: 'epc', value: 'z' },
			{ name: 'hide', value: 'all' },
			{ name: 'sort', value: 'magic' },
			{ name: 'page', value: '0' },
		]);
		expect(dropped('ids=1;drop&bounds=1,2,3&projects=all').map(({ name }) => name)).toEqual([
			'ids',
			'bounds',
			'projects',
		]);
		expect(dropped('search=&city=&type=&price-min=&price-max=&bedrooms=&utm_source=x&toilets=0')).toEqual([]);
		expect(dropped(`sort=${'x'.repeat(9_000)}`)[0]?.value).toHaveLength(40);
	});

	it('takes properties by id in their order, once each', () => {
		expect(read('ids=31,12,31').ids).toEqual([31, 12]);
		expect(read('ids=').ids).toBeUndefined();
		expect(read('ids=12,x,31').ids).toEqual([12, 31]);
		const thousand = Array.from({ length: 1_000 }, (_, at) => at + 1);
		expect(read(`ids=${thousand.join()}`).ids, 'a page shows no more').toEqual(thousand.slice(0, 100));
	});

	it('takes a part of the map, rounded to about a metre, and nothing that is no rectangle', () => {
		expect(read('bounds=51.0000004,3.6,51.1,3.8').bounds).toEqual({
			south: 51,
			west: 3.6,
			north: 51.1,
			east: 3.8,
		});
		for (const wrong of [
			'51.1,3.6,51,3.8',
			'51,3.8,51.1,3.6',
			'91,3,92,4',
			'1e1,2,30,4',
			'a,b,c,d',
			'1,2,3,4,5',
		])
			expect(read(`bounds=${wrong}`).bounds, wrong).toBeUndefined();
	});

	it('reads façades and the most bedrooms, and names what makes no sense', () => {
		expect(read('facades=4&facades=3&facades=4')).toEqual({ ...emptySearch(GOAL.sale), facades: [4, 3] });
		expect(read('bedrooms=2&bedrooms-max=2')).toMatchObject({ rooms: { bedrooms: 2 }, bedroomsMax: 2 });
		const { filter, dropped } = readSearch(
			new URLSearchParams('facades=5&bedrooms=3&bedrooms-max=2'),
			GOAL.sale,
		);
		expect(filter).toEqual({ ...emptySearch(GOAL.sale), rooms: { bedrooms: 3 } });
		expect(dropped).toEqual([
			{ name: 'facades', value: '5' },
			{ name: 'bedrooms-max', value: '2' },
		]);
	});

	it('compares façades as people say them: one is between neighbours, five stand alone, none says nothing', () => {
		expect([undefined, 0, 1, 2, 3, 4, 5].map(facadeCount)).toEqual([
			...[undefined, undefined, 2, 2],
			...[3, 4, 4],
		]);
	});

	it('reads features, spans, types and times as they are written, once each', () => {
		const filter = read(
			'feature=garden&feature=lift&feature=garden&feature=pool&plot=500-&year-min=&year-max=1950&subtype=villa&subtype=Villa&available=2027-03&epc-min=C&radius=10',
		);
		expect(filter).toMatchObject({
			features: ['garden', 'lift'],
			plot: { min: 500 },
			year: { max: 1950 },
			subtypes: ['villa'],
			available: '2027-03',
			epcMin: 'c',
			radius: 10,
		});
	});

	it('takes properties of projects alone, or none of them', () => {
		expect(read('projects=only').projects).toBe('only');
		expect(read('projects=none').projects).toBe('none');
	});

	it('drops and names what no new filter knows', () => {
		const query = 'feature=pool&subtype=Villa!&available=2027-13&epc-min=h&radius=7&shape=ab&year=y2k';
		const { filter, dropped } = readSearch(new URLSearchParams(query), 0);
		expect(filter).toEqual(emptySearch(0));
		expect(dropped.map(({ name }) => name).sort()).toEqual([
			'available',
			'epc-min',
			'feature',
			'radius',
			'shape',
			'subtype',
			'year',
		]);
	});

	it('compares months as they follow each other', () => {
		expect(monthNumber('2027-01') - monthNumber('2026-12')).toBe(1);
		expect(monthOfNumber(monthNumber('2026-12'))).toBe('2026-12');
	});

	it('keeps a drawn area to sixty corners on the globe', () => {
		const corners = (count: number) =>
			Array.from({ length: count }, (_, place) => ({ lat: 51 + (place % 7) / 100, lng: 4 + place / 100 }));
		const shape = (count: number) => read(`shape=${encodeURIComponent(writeShape(corners(count)))}`).shape;
		expect(shape(60)).toHaveLength(60);
		expect(shape(61)).toBeUndefined();
		expect(shape(2)).toBeUndefined();
		const off = writeShape([
			{ lat: 91, lng: 4 },
			{ lat: 51, lng: 4 },
			{ lat: 51, lng: 5 },
		]);
		expect(read(`shape=${encodeURIComponent(off)}`).shape).toBeUndefined();
	});

	it('cuts a text at 200 characters', () => {
		expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
	});
});

it('a page of results has twelve properties (decisions 30)', () => {
	expect(PAGE_SIZE).toBe(12);
});

describe('the price range', () => {
	it('is 0 to 3,000,000 by 1,000 for sale and 0 to 2,000 by 100 for rent', () => {
		expect(PRICE_RANGES[GOAL.sale]).toEqual({ min: 0, max: 3_000_000, step: 1_000 });
		expect(PRICE_RANGES[GOAL.rent]).toEqual({ min: 0, max: 2_000, step: 100 });
	});

	it('is reset by another goal, while the rest of the search stays', () => {
		const filter = { ...read('city=gent|9000&price=100000-300000&page=3') };
		const rent = withGoal(filter, GOAL.rent);
		expect(rent.price).toEqual({ min: 0, max: 2000 });
		expect(rent.cities).toEqual(filter.cities);
		expect(rent.page).toBe(1);
	});

	it('is open-ended at its maximum, so that a property above it is still found', () => {
		expect(upperPrice(read('price=500000-3000000'))).toBeUndefined();
		expect(upperPrice(read('price=0-2999000'))).toBe(2_999_000);
	});

	it('is written only when it differs from the full range', () => {
		expect(writeSearch(read('price=0-3000000')).has('price')).toBe(false);
		expect(writeSearch(read('price=0-2000', GOAL.rent)).has('price')).toBe(false);
		expect(writeSearch(read('price=500-2000', GOAL.rent)).get('price')).toBe('500-2000');
	});
});

it('counts a filter as one, but neither sort nor page', () => {
	expect(isFiltered(read('sort=price-asc&page=4'))).toBe(false);
	expect(isFiltered(read('hide=sold'))).toBe(true);
	expect(isFiltered(read('epc=a'))).toBe(true);
});

describe('the order of a list', () => {
	const orderOf = (query: string) => parseSearch(new URLSearchParams(query), 0).sort;

	it('is how well a text fits, where there is one and no other order', () => {
		expect(['', 'search=loft', 'search=loft&sort=newest', 'sort=relevance'].map(orderOf)).toEqual([
			'newest',
			'relevance',
			'newest',
			'newest',
		]);
	});
});

it('turns bounds of a plain form round that were filled in the wrong way', () => {
	const { filter, dropped } = readSearch(new URLSearchParams('price-min=400000&price-max=250.000'), 0);
	expect([filter.price, dropped]).toEqual([{ min: 250_000, max: 400_000 }, []]);
});

describe('ids of properties', () => {
	const read = (query: string) => readSearch(new URLSearchParams(query), 0);

	it('that are none find nothing, and not everything', () => {
		expect(read('ids=abc').filter.ids).toEqual([]);
		expect(read('ids=abc').dropped).toEqual([{ name: 'ids', value: 'abc' }]);
		expect(read('ids=0,-').filter.ids).toEqual([]);
		expect(read('ids=abc,12').filter.ids).toEqual([12]);
	});

	it('say nothing where they are empty, as a plain form sends them', () => {
		expect(read('ids=').filter).not.toHaveProperty('ids');
		expect(read('').filter).not.toHaveProperty('ids');
	});

	it('of no property are written and read back as such', () => {
		const query = writeSearch({ ...emptySearch(0), ids: [] });
		expect(readSearch(query, 0)).toMatchObject({ filter: { ids: [] }, dropped: [] });
	});
});
