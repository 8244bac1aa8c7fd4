import type { Gazetteer } from '@estate/places';
import { expect, it } from 'vitest';
import { seededRandom } from '../testing/random.ts';
import { PropertyColumns, type SearchRow } from './property-columns.ts';
import { SearchIndex } from './search-index.ts';
import { similarProperties } from './similar-properties.ts';

const GENT = { lat: 51.05, lng: 3.72 };
const HASSELT = { lat: 50.93, lng: 5.34 };
const HOUSE = 1;
const FLAT = 2;

const property = (facts: Partial<SearchRow> & Pick<SearchRow, 'id'>): SearchRow => ({
	...{
		goal: 0,
		state: 'available',
		street: null,
		house_number: null,
		city: '',
		city_slug: '',
		zip: '',
		type_ids: [HOUSE],
		main_type: HOUSE,
	},
	...{
		public_price: 300_000,
		price_per_m2: null,
		price_unit: 0,
		living_area: 100,
		bedrooms: 2,
		bathrooms: 1,
	},
	...{ shower_rooms: 0, toilets: 1, garages: 0, epc_letter: null, created_at: new Date(0), ...GENT },
	...{
		shows_point: true,
		marquee: 0,
		project_id: null,
		features: 0,
		facades: null,
		plot_area: null,
		construction_year: null,
	},
	...{ free_month: null, subtype: '' },
	...facts,
});

function indexOf(rows: readonly SearchRow[]): SearchIndex {
	const columns = new PropertyColumns();
	for (const row of rows) columns.put(row);
	return new SearchIndex(1, columns, { cities: [], gazetteer: {} as Gazetteer }, [], new Map());
}

it('prefers the same type, but for one that lies far away and costs far more', () => {
	const index = indexOf([
		property({ id: 10, type_ids: [FLAT] }),
		property({ id: 20, ...HASSELT, public_price: 900_000 }),
		property({ id: 30, bedrooms: 4 }),
		property({ id: 40 }),
		property({ id: 50, type_ids: [FLAT, HOUSE] }),
		property({ id: 60, state: 'sold' }),
	]);
	expect(similarProperties(index, 3)).toEqual([50, 30, 10, 20]);
});

it('names of several that are alike those first that were read first, whatever their type', () => {
	const index = indexOf([
		property({ id: 1 }),
		property({ id: 5, type_ids: [FLAT] }),
		...[6, 7, 8].map((id) => property({ id, ...HASSELT })),
		property({ id: 9, type_ids: [FLAT] }),
	]);
	expect(similarProperties(index, 0)).toEqual([5, 6, 7, 8]);
});

it('finds in the nearest towns what it would find among all', () => {
	const random = seededRandom(16);
	const towns = Array.from({ length: 30 }, (_, number) => ({
		city_slug: `town-${number}`,
		lat: 50 + random.below(140) / 100,
		lng: 2.7 + random.below(350) / 100,
	}));
	const rows = Array.from({ length: 400 }, (_, number) => {
		const { city_slug, lat, lng } = random.pick(towns);
		const place = random.chance(0.1)
			? { lat: null, lng: null }
			: { lat: lat + random.below(100) / 2_000, lng: lng + random.below(100) / 2_000 };
		return property({
			id: number + 1,
			city_slug,
			...place,
			type_ids: random.pick([[HOUSE], [FLAT], [HOUSE, FLAT]]),
			public_price: random.chance(0.1) ? null : 100_000 + random.below(50) * 10_000,
			living_area: 50 + random.below(30) * 10,
			bedrooms: 1 + random.below(4),
		});
	});
	const ratio = (one: number | null, other: number | null) =>
		one === null || other === null ? 1 : Math.min(2, Math.abs(Math.log(one / other)) * 2);
	const away = (one: SearchRow, other: SearchRow) => {
		if (one.lat === null || one.lng === null || other.lat === null || other.lng === null) return 2;
		const east = (other.lng - one.lng) * Math.cos((one.lat * Math.PI) / 180);
		return Math.min(4, (Math.hypot(east, other.lat - one.lat) * 111.2) / 8);
	};
	const distance = (one: SearchRow, other: SearchRow) =>
		(one.type_ids.some((type) => other.type_ids.includes(type)) ? 0 : 4) +
		away(one, other) +
		ratio(one.public_price, other.public_price) +
		ratio(one.living_area, other.living_area) / 2 +
		Math.min(1, Math.abs((one.bedrooms ?? 0) - (other.bedrooms ?? 0)) * 0.25);
	const index = indexOf(rows);
	for (const [row, own] of rows.entries()) {
		const others = rows.filter((other) => other !== own);
		others.sort((one, other) => distance(own, one) - distance(own, other) || one.id - other.id);
		expect(similarProperties(index, row)).toEqual(others.slice(0, 4).map(({ id }) => id));
	}
});
