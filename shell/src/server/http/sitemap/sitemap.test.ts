import { createApiClient, createRouteTable, type Route } from '@estate/shared-contract';
import { SAMPLE_SITE, type SampleApi, sampleProperties, serveSamples } from '@estate/shared-contract/samples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteState } from '../../site/site-state.ts';
import { type SitemapEntry, sitemapNames, sitemapPart } from './sitemap-entries.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const SITE = 'https://meander.example';
const route = (id: string, original: string, more: Partial<Route> = {}): Route => ({
	id,
	pageType: 'page',
	paths: { original },
	breadcrumb: [],
	unprefixed: 'show',
	slots: [],
	...more,
});
const ROUTES = [
	route('page.1', '/over-ons/', { sitemap: 'page', paths: { original: '/about-us/', nl: '/over-ons/' } }),
	route('portal.login', '/login/', { sitemap: 'page', noindex: true }),
	route('listings.favourites', '/favourites/'),
	route('listings.property-sale', '/for-sale/:city/:slug/:id/', {
		paths: { original: '/for-sale/:city/:slug/:id/', nl: '/te-koop/:city/:slug/:id/' },
		sitemap: 'property-sale',
		unprefixed: 'redirect',
	}),
	route('guide.city', '/guide/:city/', { unprefixed: 'redirect' }),
	route('portal.guide', '/portal/:city/', { private: true, unprefixed: 'redirect' }),
	route('other.taken', '/guide/taken/'),
	route('projects.odd', '/odd/:unheard-of/', { sitemap: 'project', unprefixed: 'redirect' }),
];

const BROUGHT = new Map([
	['guide.city', [{ city: 'gent' }, { city: 'taken' }]],
	['portal.guide', [{ city: 'gent' }]],
]);

let samples: SampleApi;
let names: string[];
let partOf: (name: string) => Promise<readonly SitemapEntry[] | undefined>;
beforeAll(async () => {
	samples = await serveSamples();
	const { enabledLanguages } = SAMPLE_SITE.configuration;
	const table = createRouteTable(ROUTES, enabledLanguages);
	const state = { site: SAMPLE_SITE, table, brought: BROUGHT } as unknown as SiteState;
	const api = createApiClient({ baseUrl: samples.url });
	names = await sitemapNames(state, api);
	partOf = (name) => sitemapPart(name, state, api);
});
afterAll(() => samples.close());

it('lists pages and properties, and nothing that search engines are not to know', async () => {
	expect(names).toEqual(['pages', 'listings.property-sale-1', 'guide.city-brought']);
	const xml = await sitemapXml((await partOf('pages')) ?? [], SITE);
	expect(xml).toContain(`<loc>${SITE}/nl/over-ons/</loc>`);
	expect(xml).toContain(`<loc>${SITE}/fr/about-us/</loc>`);
	expect(xml).not.toContain('login');
	expect(xml).not.toContain('favourites');
});

it('names the other languages of each address, and the one for a reader of none', async () => {
	const [property] = sampleProperties('nl').filter(({ Goal }) => Goal === 0);
	const xml = await sitemapXml((await partOf('listings.property-sale-1')) ?? [], SITE);
	const dutch = `${SITE}/nl/te-koop/${property?.Slugs.nl?.city}/${property?.Slugs.nl?.slug}/${property?.ID}/`;
	const french = `${SITE}/fr/for-sale/${property?.Slugs.fr?.city}/${property?.Slugs.fr?.slug}/${property?.ID}/`;
	const links = `<xhtml:link rel="alternate" hreflang="nl" href="${dutch}"/><xhtml:link rel="alternate" hreflang="fr" href="${french}"/>`;
	expect(xml.split(links)).toHaveLength(1 + SAMPLE_SITE.configuration.enabledLanguages.length);
	expect(xml).toContain(`<loc>${french}</loc>`);
	expect(xml).toContain('hreflang="x-default"');
});

it('lists the pages that a remote brings to its own routes, and none that another route answers', async () => {
	const xml = await sitemapXml((await partOf('guide.city-brought')) ?? [], SITE);
	expect(xml).toContain(`<loc>${SITE}/fr/guide/gent/</loc>`);
	expect(xml).not.toContain('taken');
	expect(await partOf('portal.guide-brought')).toBeUndefined();
});

it('names its parts in an index', async () => {
	const xml = await sitemapIndexXml(names, SITE);
	expect(xml).toContain(`<loc>${SITE}/sitemaps/pages.xml</loc>`);
	expect(xml).toContain(`<loc>${SITE}/sitemaps/listings.property-sale-1.xml</loc>`);
});

it.each(['listings.property-sale-2', 'listings.property-sale-0', 'page.1-1', 'nothing', 'projects.odd-1'])(
	'knows no part of the name %s',
	async (name) => {
		expect(await partOf(name)).toBeUndefined();
	},
);
