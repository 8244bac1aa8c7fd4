import { parseSearch } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { demandAddress } from './demand-address.ts';

const filter = parseSearch(new URLSearchParams('city=gent|9000&bedrooms=4&sort=price-asc&page=2'), 1);

it('carries the search and its goal to the form for a saved search, without order and page', () => {
	expect(demandAddress((path) => `/nl${path}`, filter)).toBe(
		'/nl/demand-register/?city=gent%7C9000&bedrooms=4&goal=1',
	);
});

it('is nowhere where the site has no such page', () => {
	expect(demandAddress(() => '/', filter)).toBeUndefined();
});
