import type { Gazetteer } from '@estate/places';
import { emptySearch, SORT_ORDERS } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../testing/random.ts';
import { aroundRow, pageOf } from './find-properties.ts';
import { PropertyColumns } from './property-columns.ts';
import type { PreparedSearch } from './property-filter.ts';
import { RowSet } from './row-set.ts';
import { SearchIndex } from './search-index.ts';

const PROPERTIES = 3_000;

function randomIndex(): SearchIndex {
	const random = seededRandom(7);
	const columns = new PropertyColumns();
	for (let row = 0; row < PROPERTIES; row++) {
		columns.put({
			id: row * 3 + 1,
			goal: 0,
			state: 'available',
			city: '',
			city_slug: '',
			zip: '',
			type_ids: [],
			main_type: 1,
			public_price: random.chance(0.2) ? null : random.below(500),
			price_per_m2: random.below(50),
			price_unit: 0,
			living_area: random.chance(0.2) ? null : random.below(90),
			bedrooms: 1,
			bathrooms: 1,
			shower_rooms: 0,
			toilets: 1,
			garages: 0,
			epc_letter: null,
			created_at: new Date(random.below(400) * 1_000),
			lat: null,
			lng: null,
			shows_point: false,
			marquee: 0,
			project_id: null,
			features: 0,
			facades: null,
			plot_area: null,
			construction_year: null,
			free_month: null,
			subtype: '',
			street: null,
			house_number: null,
		});
	}
	return new SearchIndex(1, columns, { cities: [], gazetteer: {} as Gazetteer }, [], new Map());
}

describe('the order of what is found', () => {
	const index = randomIndex();
	const random = seededRandom(11);
	it.each(SORT_ORDERS)('%s is that of all, whether few are put in order or many are passed by', (sort) => {
		const search: PreparedSearch = {
			filter: { ...emptySearch(0), sort },
			anyGoal: false,
			cities: [],
			places: [],
			words: [],
		};
		for (const share of [0.002, 0.02, 0.3, 1]) {
			const found = RowSet.of(PROPERTIES, () => random.chance(share));
			const all = [...index.order(sort)].filter((row) => found.has(row));
			for (const start of [0, 12, 480])
				expect(pageOf(index, search, found, { start, count: 12 })).toEqual(all.slice(start, start + 12));
			for (const at of [0, 1, Math.floor(all.length / 2), all.length - 1]) {
				const row = all[at];
				if (row === undefined) continue;
				expect(aroundRow(index, search, found, row)).toEqual({
					previous: all[at - 1],
					next: all[at + 1],
					place: at + 1,
				});
			}
		}
	});
});
