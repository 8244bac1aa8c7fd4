import { describe, expect, it } from 'vitest';
import { alternatesOf, canonicalOf } from './page-links.ts';

const addresses = { byLanguage: { nl: '/nl/te-koop/', fr: '/fr/a-vendre/' }, neutral: '/for-sale/' };
const page = { head: {}, addresses, language: 'nl', pathname: '/for-sale/' } as const;

describe('the canonical address', () => {
	it('has the language, also where the page was found without one (decisions 4)', () => {
		expect(canonicalOf(page)).toBe('/nl/te-koop/');
	});

	it('is what the page’s slot says, such as a page of a list (decisions 41)', () => {
		expect(canonicalOf({ ...page, head: { canonical: '/nl/te-koop/?page=2' } })).toBe('/nl/te-koop/?page=2');
	});
});

describe('the other languages', () => {
	it('are the same list in every version, with x-default for readers of none of them', () => {
		const expected = [
			['nl', '/nl/te-koop/'],
			['fr', '/fr/a-vendre/'],
			['x-default', '/for-sale/'],
		];
		expect(alternatesOf(page)).toEqual(expected);
		expect(alternatesOf({ ...page, language: 'fr', pathname: '/fr/a-vendre/' })).toEqual(expected);
	});

	it('keep the query of the canonical address', () => {
		const second = alternatesOf({ ...page, head: { canonical: '/nl/te-koop/?page=2' } });
		expect(second.map(([, path]) => path)).toEqual([
			'/nl/te-koop/?page=2',
			'/fr/a-vendre/?page=2',
			'/for-sale/?page=2',
		]);
	});

	it('are left out of a page that search engines leave alone', () => {
		expect(alternatesOf({ ...page, head: { noindex: true } })).toEqual([]);
	});
});
