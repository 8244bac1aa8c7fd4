import { createRouteTable, type Route } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { pageAddresses } from './page-addresses.ts';

const base = { pageType: 'page', breadcrumb: [], slots: [] } as const;
const list: Route = {
	...base,
	breadcrumb: [],
	slots: [],
	id: 'list',
	paths: { original: '/for-sale/', nl: '/te-koop/' },
	unprefixed: 'show',
};
const detail: Route = {
	...list,
	id: 'detail',
	paths: { original: '/for-sale/:slug/:id/', fr: '/a-vendre/:ville/:slug/:id/' },
	unprefixed: 'redirect',
};
const table = createRouteTable([list, detail], ['nl', 'fr', 'en']);
const languages = { enabled: ['nl', 'fr', 'en'], default: 'nl' } as const;

it('lists the page in every language, and the neutral address of a list page', () => {
	expect(pageAddresses({ route: list, params: {} }, table, languages)).toEqual({
		byLanguage: { nl: '/nl/te-koop/', fr: '/fr/for-sale/', en: '/en/for-sale/' },
		neutral: '/for-sale/',
	});
});

it('takes slugs from the slot, leaves out a language that has no address, and names the default language as neutral', () => {
	const ownAddresses = { nl: '/nl/for-sale/villa/12/' };
	expect(
		pageAddresses({ route: detail, params: { slug: 'x', id: '12' } }, table, languages, ownAddresses),
	).toEqual({
		byLanguage: { nl: '/nl/for-sale/villa/12/', en: '/en/for-sale/x/12/' },
		neutral: '/nl/for-sale/villa/12/',
	});
});
