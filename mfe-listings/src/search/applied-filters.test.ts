import { emptySearch, parseSearch, writeSearch } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { appliedFilters, withoutFilters } from './applied-filters.ts';

const search = (query: string, goal: 0 | 1 = 0) => parseSearch(new URLSearchParams(query), goal);
const everything =
	'search=tuin&city=gent|9000&city=aalst|9300&city-not=gentbrugge|9050&street=Kerkstraat&type=1&type=2&bedrooms=3&garages=1&price=200000-450000&area=120-&epc=a&epc=b&hide=sold&plot=300-&year=1950-2000&facades=3&facades=4&bedrooms-max=4&feature=garden&feature=lift&subtype=villa&available=now&epc-min=c&projects=only&radius=10&shape=_ibE_ibE_seK_seK~hbE_seK&sort=price-asc&page=4';

describe('the applied filters of a search', () => {
	it('are none when nothing is filtered, whatever the order and the page', () => {
		expect(appliedFilters(search('sort=price-desc&page=3'))).toEqual([]);
	});

	it('name every filter once, in the order of the form', () => {
		expect(appliedFilters(search(everything)).map(({ kind }) => kind)).toEqual([
			'search',
			'city',
			'city',
			'city-not',
			'street',
			'radius',
			'type',
			'type',
			'subtype',
			'price',
			'rooms',
			'rooms',
			'bedrooms-max',
			'area',
			'plot',
			'year',
			'facades',
			'facades',
			'feature',
			'feature',
			'epc',
			'epc',
			'hideSold',
			'epcMin',
			'available',
			'projects',
			'shape',
		]);
	});

	it('each lead to the search without just that filter, from page 1', () => {
		const filter = search(everything);
		for (const { kind, without } of appliedFilters(filter)) {
			expect(without.page, kind).toBe(1);
			expect(appliedFilters(without)).toHaveLength(appliedFilters(filter).length - 1);
			expect(without.sort).toBe('price-asc');
		}
		const gent = appliedFilters(filter).find(({ kind }) => kind === 'city');
		expect(writeSearch(gent!.without).getAll('city')).toEqual(['aalst|9300']);
		const gentbrugge = appliedFilters(filter).find(({ kind }) => kind === 'city-not');
		expect(writeSearch(gentbrugge!.without).has('city-not')).toBe(false);
	});

	it('tell two parts of one name apart', () => {
		const namesakes = (query: string) =>
			appliedFilters(search(query)).map((one) => one.kind === 'city' && one.isNamesake);
		expect(namesakes('city=gent|9000&city=gent|9050&city=aalst|9300')).toEqual([true, true, false]);
	});

	it('say only the price bounds that filter', () => {
		expect(appliedFilters(search('price=0-450000'))[0]).toMatchObject({
			kind: 'price',
			value: { max: 450_000 },
		});
		expect(appliedFilters(search('price=500-2000', 1))[0]).toMatchObject({ value: { min: 500 } });
	});

	it('have no circle where there is no town to draw it around', () => {
		expect(appliedFilters(search('radius=10'))).toEqual([]);
	});

	it('all go at once, and the order stays', () => {
		const rest = withoutFilters(search(everything));
		expect(rest).toEqual({ ...emptySearch(0), sort: 'price-asc' });
	});
});
