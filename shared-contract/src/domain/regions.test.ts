import { describe, expect, it } from 'vitest';
import { regionOfPostcode } from './regions.ts';

describe('the region of a postcode', () => {
	it.each([
		['1000', 'brussels'],
		['1299', 'brussels'],
		['1300', 'wallonia'],
		['1499', 'wallonia'],
		['1500', 'flanders'],
		['3999', 'flanders'],
		['4000', 'wallonia'],
		['7999', 'wallonia'],
		['8000', 'flanders'],
		['9999', 'flanders'],
	])('puts %s in %s', (zip, region) => {
		expect(regionOfPostcode(zip)).toBe(region);
		expect(regionOfPostcode(Number(zip))).toBe(region);
	});

	it.each(['999', '10000', '', 'abc', '9000 Gent', '-1000', '1299.5', ' '])('knows none for "%s"', (zip) => {
		expect(regionOfPostcode(zip)).toBeUndefined();
	});
});
