import { HtmlValidate } from 'html-validate';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { expect, test } from '../../src/clean-page.ts';
import { checkJsonLd } from '../../src/crawl/check-json-ld.ts';
import { type Crawl, crawlSite } from '../../src/crawl/crawl-site.ts';
import { TEST_SITE_URL } from '../../src/test-stack.ts';

const LANGUAGES = ['nl', 'fr', 'en'];
const STARTS = LANGUAGES.map((language) => `/${language}/`);

// One worker, so that the site is walked once.
test.describe.configure({ mode: 'default' });

/** What the site tells of itself at the least. */
const EXPECTED_TYPES = [
	'BreadcrumbList',
	'ItemList',
	'RealEstateListing',
	'BlogPosting',
	'RealEstateAgent',
	'WebSite',
];

let crawl: Crawl;
test.beforeAll(async () => {
	test.setTimeout(240_000);
	crawl = await crawlSite(TEST_SITE_URL, STARTS);
});

const pages = () => [...crawl.pages.values()];
/** Pages that search engines keep under their own address. */
const indexable = () =>
	pages().filter(({ address, noindex, canonical }) => !noindex && canonical === TEST_SITE_URL + address);

test('no link of the site is broken or takes more than one redirect, in three languages', () => {
	expect(crawl.broken).toEqual([]);
	for (const language of LANGUAGES)
		expect(pages().filter(({ address }) => address.startsWith(`/${language}/`)).length).toBeGreaterThan(100);
});

test('every page has one h1, a title, a description and a canonical address', () => {
	const faults = pages().flatMap(({ address, h1, title, description, canonical, noindex }) => [
		...(h1 === 1 ? [] : [`${address} has ${h1} h1`]),
		...(title ? [] : [`${address} has no title`]),
		...(description || noindex ? [] : [`${address} has no description`]),
		...(canonical ? [] : [`${address} has no canonical address`]),
	]);
	expect(faults).toEqual([]);
});

test('pages in other languages name each other', () => {
	const faults = indexable().flatMap(({ address, alternates }) =>
		Object.entries(alternates).flatMap(([hreflang, href]) => {
			const other = crawl.pages.get(href.slice(TEST_SITE_URL.length));
			if (hreflang === 'x-default') return [];
			if (!other) return [`${address} names ${href}, which no link leads to`];
			const back = JSON.stringify(other.alternates) === JSON.stringify(alternates);
			return back ? [] : [`${href} does not name what ${address} names`];
		}),
	);
	expect(faults).toEqual([]);
	expect(indexable().every(({ alternates }) => Object.keys(alternates).length === 4)).toBe(true);
});

test('the sitemap lists the pages that search engines may keep, exactly', async ({ request }) => {
	const locations = (xml: string) =>
		[...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
	const parts = locations(await (await request.get('/sitemap.xml')).text());
	const listed = new Set<string>();
	for (const part of parts)
		for (const href of locations(await (await request.get(part)).text())) listed.add(href);
	// Later pages of a list are found through the first, and stand in no sitemap.
	const kept = new Set(
		indexable()
			.filter(({ address }) => !address.includes('?'))
			.map(({ address }) => TEST_SITE_URL + address),
	);
	expect([...listed].filter((href) => !kept.has(href)).sort()).toEqual([]);
	expect([...kept].filter((href) => !listed.has(href)).sort()).toEqual([]);
});

/** `/nl/te-koop/gent/huis/12/` → `/nl/te-koop/:/:/:`: pages of one type look alike. */
const typeOf = (address: string) =>
	address
		.replace(/\?.*/, '?')
		.split('/')
		.map((segment, index) => (index > 2 && segment ? ':' : segment))
		.join('/');

const oneOfEachType = () => [...new Map(pages().map((page) => [typeOf(page.address), page])).values()];

test('structured data of every type of page fits the vocabulary of schema.org', {
	tag: LONG_TAG,
}, async () => {
	const found = oneOfEachType().flatMap(({ jsonLd }) => jsonLd);
	const types = new Set(found.map((object) => (object as { '@type': string })['@type']));
	for (const type of EXPECTED_TYPES) expect([...types]).toContain(type);
	expect(await checkJsonLd(found)).toBe('');
	// The check can fail: what the vocabulary does not know is refused.
	const wrong = { '@context': 'https://schema.org', '@type': 'Person', favouriteColour: 'green' };
	expect(await checkJsonLd([wrong])).toContain('favouriteColour');
});

test('the markup of every type of page is valid', { tag: LONG_TAG }, async ({ request }) => {
	const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
	expect((await validator.validateString('<p><div>no</div></p>')).valid).toBe(false);
	for (const { address } of oneOfEachType()) {
		const html = await (await request.get(address)).text();
		const report = await validator.validateString(html);
		const faults = report.results.flatMap(({ messages }) =>
			messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
		);
		expect.soft([...new Set(faults)], address).toEqual([]);
	}
});
