import { createRouteTable, type Language, type RemoteManifest } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { pageEntry } from '../../testing/sample-site.ts';
import { resolveAddress } from './resolve-address.ts';
import { siteRoutes } from './site-routes.ts';

const ENABLED: Language[] = ['nl', 'fr', 'en'];
const listings: Pick<RemoteManifest, 'name' | 'routes'> = {
	name: 'listings',
	routes: [
		{
			id: 'for-sale',
			pageType: 'page',
			paths: { original: '/for-sale/', nl: '/te-koop/', fr: '/a-vendre/' },
			slots: ['results'],
			breadcrumb: [],
			unprefixed: 'show',
		},
		{
			id: 'property-sale',
			pageType: 'page',
			paths: { original: '/for-sale/:city/:slug/:id/', nl: '/te-koop/:city/:slug/:id/' },
			slots: ['detail'],
			breadcrumb: [],
			unprefixed: 'redirect',
		},
		{
			id: 'property',
			pageType: 'page',
			paths: { original: '/property/:id/' },
			slots: ['detail'],
			breadcrumb: [],
			unprefixed: 'redirect',
		},
	],
};
/** A page that mails link by its original path. */
const forms: Pick<RemoteManifest, 'name' | 'routes'> = {
	name: 'forms',
	routes: [
		{
			id: 'appointment',
			pageType: 'page',
			paths: { original: '/appointment/:token/', nl: '/afspraak/:token/' },
			slots: ['appointment'],
			breadcrumb: [],
			unprefixed: 'redirect',
			private: true,
		},
	],
};
const table = createRouteTable(
	siteRoutes(
		[listings, forms],
		[
			pageEntry({ id: 1, path: '/' }),
			pageEntry({ id: 2, path: '/about-us/', paths: { nl: '/over-ons/', FR: '/a-propos/' } }),
			pageEntry({ id: 3, path: '/for-sale/' }),
			pageEntry({ id: 4, path: '/useful-info/', paths: { nl: '/downloads-&-links/' } }),
			pageEntry({ id: 5, path: '/old/', redirectUrl: '/about-us/' }),
			pageEntry({ id: 6, path: '/draft/', status: 'Draft' }),
		],
	),
	ENABLED,
);

const resolve = (address: string, detected: Language = 'nl') => {
	const [pathname = '', query] = address.split('?');
	return resolveAddress({
		pathname,
		search: query ? `?${query}` : '',
		table,
		enabledLanguages: ENABLED,
		detect: () => detected,
		redirectOf: (id) => (id === 'page.5' ? '/about-us/' : undefined),
	});
};

describe('addresses that show a page', () => {
	it.each([
		['/nl/', 'page.1', 'nl', true],
		['/nl/te-koop/', 'listings.for-sale', 'nl', true],
		['/en/for-sale/', 'listings.for-sale', 'en', true],
		['/nl/over-ons/', 'page.2', 'nl', true],
		['/fr/a-propos/', 'page.2', 'fr', true],
		['/nl/downloads-&-links/', 'page.4', 'nl', true],
		['/nl/downloads-%26-links/', 'page.4', 'nl', true],
		['/', 'page.1', 'fr', false],
		['/for-sale/', 'listings.for-sale', 'fr', false],
		['/nl/te-koop/gent/villa/12/', 'listings.property-sale', 'nl', true],
	])('%s is %s in %s', (address, id, language, isPrefixed) => {
		const found = resolve(address, 'fr');
		expect(found).toMatchObject({ kind: 'page', language, isPrefixed });
		expect(found).toHaveProperty('route.id', id);
		expect(found).not.toHaveProperty('arrival');
	});
});

describe('addresses that redirect once to the canonical form', () => {
	it.each([
		['/nl', '/nl/', 301],
		['/NL/Te-Koop', '/nl/te-koop/', 301],
		['/nl//te-koop//', '/nl/te-koop/', 301],
		['/nl/for-sale/?page=2&city=gent', '/nl/te-koop/?page=2&city=gent', 301],
		['/fr/te-koop/', '/fr/a-vendre/', 301],
		['/te-koop/', '/nl/te-koop/', 301],
		['/For-sale', '/for-sale/', 301],
		['/for-sale/?lng=fr', '/fr/a-vendre/', 302],
		['/nl/te-koop/?page=2&lng=en', '/en/for-sale/?page=2', 302],
		['/nl/old/', '/nl/over-ons/', 302],
	])('%s → %s (%i)', (address, to, status) => {
		expect(resolve(address)).toMatchObject({ kind: 'redirect', to, status });
	});

	it('stores the language that lng chose', () => {
		expect(resolve('/?lng=fr')).toMatchObject({ kind: 'redirect', to: '/fr/', store: 'fr' });
	});
});

describe('pages whose address only their slot knows', () => {
	it.each([
		['/property/12/', 301, '', 'nl'],
		['/nl/for-sale/gent/villa/12/?from=list', 301, '?from=list', 'nl'],
		['/nl/te-koop/gent/villa/12', 301, '', 'nl'],
		['/nl/appointment/12-ab.cd/', 301, '', 'nl'],
		['/nl/te-koop/gent/villa/12/?lng=fr', 302, '', 'fr'],
	])('%s arrives by %i', (address, status, search, language) => {
		expect(resolve(address)).toMatchObject({ kind: 'page', language, arrival: { status, search } });
	});
});

describe('addresses that are nothing', () => {
	it.each([
		'/nl/unknown/',
		'/de/',
		'/nl/draft/',
		'/nl/te-koop/gent/villa/abc/',
		'/nl/te-koop%2Fgent/',
		'/xx/',
	])('%s is not found', (address) => {
		expect(resolve(address)).toMatchObject({ kind: 'not-found' });
	});

	it.each([
		['/%6el/te%2dkoop/', '/nl/te-koop/'],
		['/nl/%74e-koop/', '/nl/te-koop/'],
	])('%s, letters spelled out, is another spelling of %s', (address, to) => {
		expect(resolve(address)).toMatchObject({ kind: 'redirect', to, status: 301 });
	});

	it.each(['/nl/%', '/%E0%A4%A/', '/nl/%zz/'])('%s has broken percent-encoding', (address) => {
		expect(resolve(address)).toMatchObject({ kind: 'bad-address' });
	});

	it('speaks the language of the path, else the visitor’s', () => {
		expect(resolve('/fr/unknown/')).toMatchObject({ language: 'fr' });
		expect(resolve('/unknown/', 'en')).toMatchObject({ language: 'en' });
	});
});

describe('lng', () => {
	it.each(['de', 'xx', '', 'nederlands'])('%s is no language of the site and no choice', (lng) => {
		expect(resolve(`/nl/te-koop/?lng=${lng}`)).toMatchObject({ kind: 'page', language: 'nl' });
		expect(resolve(`/?lng=${lng}`, 'en')).toMatchObject({ kind: 'page', language: 'en' });
	});

	it('may name a region or be written in capitals', () => {
		expect(resolve('/?lng=FR-be')).toMatchObject({ to: '/fr/', store: 'fr' });
	});

	it('of the page’s own language only leaves the address', () => {
		expect(resolve('/nl/te-koop/?lng=nl&page=2')).toMatchObject({ to: '/nl/te-koop/?page=2', status: 302 });
	});

	it('does not make a page of an address that is nothing', () => {
		expect(resolve('/unknown/?lng=fr')).toMatchObject({ kind: 'not-found', language: 'fr' });
		expect(resolve('/nl/unknown/?lng=fr')).toMatchObject({ kind: 'not-found', language: 'nl' });
	});
});

it('German has addresses as soon as the configuration enables it', () => {
	const german = resolveAddress({
		pathname: '/de/for-sale/',
		search: '',
		table: createRouteTable(siteRoutes([listings], []), [...ENABLED, 'de']),
		enabledLanguages: [...ENABLED, 'de'],
		detect: () => 'nl',
		redirectOf: () => undefined,
	});
	expect(german).toMatchObject({ kind: 'page', language: 'de', route: { id: 'listings.for-sale' } });
});

it('a remote’s route wins over a CMS page with the same path', () => {
	expect(resolve('/en/for-sale/')).toHaveProperty('route.id', 'listings.for-sale');
});
