import { parseSearch } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { demandAddress } from './demand-address.ts';

const searched = (query: string) => parseSearch(new URLSearchParams(query), 1);
const inDutch = (path: string) => `/nl${path}`;

it('carries the search and its goal to the form for a demand, without order and page', () => {
	expect(demandAddress(inDutch, searched('bedrooms=4&sort=price-asc&page=2'))).toBe(
		'/nl/demand-register/?bedrooms=4&goal=1',
	);
});

it('carries a search with a place to the form that takes any place', () => {
	expect(demandAddress(inDutch, searched('city=eupen|4700&bedrooms=4'))).toBe(
		'/nl/save-search/?city=eupen%7C4700&bedrooms=4&goal=1',
	);
});

it('is nowhere where the site has no such page', () => {
	for (const query of ['bedrooms=4', 'city=gent|9000'])
		expect(demandAddress(() => '/', searched(query))).toBeUndefined();
});
