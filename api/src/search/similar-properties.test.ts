import type { Gazetteer } from '@estate/places';
import { expect, it } from 'vitest';
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
