import { describe, expect, it } from 'vitest';
import { hrefOf, type Place, placeOf } from './place.ts';

describe('a place in the console', () => {
	it.each<Place>([
		{ kind: 'overview' },
		{ kind: 'remote', name: 'owner-portal' },
		{ kind: 'log' },
		{ kind: 'log', remote: 'forms' },
		{ kind: 'audit' },
	])('has an address that leads to it: %j', (place) => {
		expect(placeOf(hrefOf(place))).toEqual(place);
	});

	it.each(['', '#', '#/remotes', '#/nonsense/x'])('is the overview for %j', (hash) => {
		expect(placeOf(hash)).toEqual({ kind: 'overview' });
	});
});
