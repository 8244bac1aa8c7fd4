import { describe, expect, it } from 'vitest';
import { parseSearch } from './read-search.ts';
import { writeSearch } from './search-filter.ts';
import { promisingFirst, type WiderSearch, waysThatFind, widerSearches } from './widen-search.ts';

const circles = (query: string) =>
	widerSearches(parseSearch(new URLSearchParams(query), 0))
		.filter(({ filter, how }) => filter === 'radius' && how === 'relaxed')
		.map(({ search }) => search.radius);

it('widens a place to circles from ten kilometres, and a circle to larger ones', () => {
	expect(circles('city=antwerpen%7C2000')).toEqual([10, 20, 30]);
	expect(circles('city=antwerpen%7C2000&radius=20')).toEqual([30]);
	expect(circles('bedrooms=2')).toEqual([]);
});

it('offers to let go of everything only where that is not what letting go of one filter does', () => {
	const names = (query: string) =>
		widerSearches(parseSearch(new URLSearchParams(query), 0))
			.filter(({ how }) => how === 'removed')
			.map(({ filter }) => filter);
	expect(names('city=zottegem%7C9620')).toEqual(['city']);
	expect(names('city=zottegem%7C9620&radius=10')).toEqual(['city', 'radius']);
	expect(names('city=zottegem%7C9620&type=2&sort=price-asc')).toEqual(['city', 'type', 'all']);
	expect(names('')).toEqual([]);
});

it('lets go of each of several features by itself, before all of them', () => {
	const ways = (query: string) =>
		widerSearches(parseSearch(new URLSearchParams(query), 0))
			.filter(({ filter }) => filter === 'feature')
			.map(({ how, search }) => [how, search.features]);
	expect(ways('type=2&feature=garden&feature=ground-floor')).toEqual([
		['relaxed', ['ground-floor']],
		['relaxed', ['garden']],
		['removed', []],
	]);
	expect(ways('type=2&feature=garden')).toEqual([['removed', []]]);
});

it('offers the smallest circle with something in it before all else', () => {
	const way = (filter: 'radius' | 'city' | 'price' | 'all', how: 'relaxed' | 'removed', total: number) => ({
		filter,
		how,
		total,
	});
	const ways = [
		way('price', 'relaxed', 40),
		way('radius', 'relaxed', 0),
		way('radius', 'relaxed', 29),
		way('radius', 'relaxed', 60),
		way('city', 'removed', 170),
		way('all', 'removed', 180),
	];
	expect(promisingFirst(ways).map(({ filter, total }) => [filter, total])).toEqual([
		['radius', 29],
		['price', 40],
		['city', 170],
		['all', 180],
	]);
});

describe('a search of many filters', () => {
	const MANY = 'type=2&bedrooms=4&bathrooms=2&price=0-100000&feature=garden';
	/** Ways to widen a search that finds nothing as long as one of these stands in it */
	const waysOf = (asked: string, obstacles: readonly string[]) =>
		waysThatFind(parseSearch(new URLSearchParams(asked), 0), ({ search, ...way }: WiderSearch) => {
			const query = writeSearch(search).toString();
			return { ...way, query, total: obstacles.some((one) => query.includes(one)) ? 0 : 3 };
		}).map(({ filter: name, also, query }) => [name, also, query]);
	const waysPast = (...obstacles: readonly string[]) => waysOf(MANY, obstacles);

	it('is widened by one of them where that helps, else by two, else by three', () => {
		expect(waysPast('price').every(([, also]) => also === undefined)).toBe(true);
		expect(waysPast('price', 'bathrooms')).toEqual([
			['price', ['bathrooms'], 'type=2&bedrooms=4&feature=garden'],
			['all', undefined, ''],
		]);
		expect(waysPast('bedrooms', 'bathrooms')).toEqual([
			['bedrooms', ['bathrooms'], 'type=2&price=0-100000&feature=garden'],
			['all', undefined, ''],
		]);
		expect(waysPast('price', 'bathrooms', 'feature')).toEqual([
			['price', ['feature', 'bathrooms'], 'type=2&bedrooms=4'],
			['all', undefined, ''],
		]);
	});

	it('is not offered without two filters where it has no other', () => {
		expect(waysOf('type=2&bathrooms=2', ['type', 'bathrooms'])).toEqual([['all', undefined, '']]);
		expect(waysOf('city=gent%7C9000&radius=10&type=2', ['city', 'type'])).toEqual([['all', undefined, '']]);
	});

	it('is begun again where three do not help', () => {
		expect(waysPast('price', 'bathrooms', 'feature', 'type').map(([name]) => name)).toEqual(['all']);
	});
});
