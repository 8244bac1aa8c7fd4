import { expect, it } from 'vitest';
import { parseSearch } from './read-search.ts';
import { promisingFirst, widerSearches } from './widen-search.ts';

const circles = (query: string) =>
	widerSearches(parseSearch(new URLSearchParams(query), 0))
		.filter(({ filter, how }) => filter === 'radius' && how === 'relaxed')
		.map(({ search }) => search.radius);

it('widens a place to circles from ten kilometres, and a circle to larger ones', () => {
	expect(circles('city=antwerpen%7C2000')).toEqual([10, 20, 30]);
	expect(circles('city=antwerpen%7C2000&radius=20')).toEqual([30]);
	expect(circles('bedrooms=2')).toEqual([]);
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
