import { isLanguage, LANGUAGES } from '@estate/shared-contract';
import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { expect, test } from '../../src/clean-page.ts';
import { checkJsonLd } from '../../src/crawl/check-json-ld.ts';
import { type Crawl, type CrawledPage, crawlSite, typeOfPage } from '../../src/crawl/crawl-site.ts';
import { wrongTexts } from '../../src/crawl/page-language.ts';
import { foreignPlaces } from '../../src/crawl/place-names.ts';
import { TEST_SITE_URL } from '../../src/test-stack.ts';

const STARTS = LANGUAGES.map((language) => `/${language}/`);

// One worker, so that the site is walked once.
test.describe.configure({ mode: 'default' });

/** What the site says of itself at the least. */
const EXPECTED_TYPES = [
	'BreadcrumbList',
	'ItemList',
	'RealEstateListing',
	'BlogPosting',
	'RealEstateAgent',
	'WebSite',
];

/** Pages that search engines keep under their own address. */
const indexablePages = ({ pages }: Crawl) =>
	[...pages.values()].filter(
		({ address, noindex, canonical }) => !noindex && canonical === TEST_SITE_URL + address,
	);

/** Addresses of the sitemap, of all its parts or those called so. */
async function listedInSitemap(request: APIRequestContext, part = ''): Promise<Set<string>> {
	async function locations(address: string): Promise<string[]> {
		let xml = '';
		// The api may be busy for a moment: a crawler then comes again as well.
		await expect(async () => {
			const answer = await request.get(address);
			expect(answer.status(), address).toBe(200);
			xml = await answer.text();
		}).toPass();
		return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
	}
	const named = (await locations('/sitemap.xml')).filter((address) => address.includes(part));
	const parts = await Promise.all(named.map(locations));
	return new Set(parts.flat());
}

/** Later pages of a list are found through the first, and stand in no sitemap. */
const keptPages = (crawl: Crawl) =>
	indexablePages(crawl)
		.filter(({ address }) => !address.includes('?'))
		.map(({ address }) => TEST_SITE_URL + address);

/** All that a page says to people and to search engines. */
const saidOn = ({ texts, description, jsonLd }: CrawledPage) => [
	...texts,
	description,
	...jsonLd.map((object) => JSON.stringify(object)),
];

/** What several pages have in common of something that each should have for itself. */
function alikeOf(list: readonly CrawledPage[], partOf: (page: CrawledPage) => string): string[] {
	const alike = [...Map.groupBy(list, partOf).values()].filter((group) => group.length > 1);
	return alike.map((group) => group.map(({ address }) => address).join(' = '));
}

for (const { title, mostOfAType, leastPages, tag } of [
	{ title: 'pages of each type', mostOfAType: 3, leastPages: 50, tag: [] },
	{ title: 'all pages', mostOfAType: Number.POSITIVE_INFINITY, leastPages: 100, tag: [LONG_TAG] },
])
	test.describe(title, { tag }, () => {
		let crawl: Crawl;
		test.beforeAll(async () => {
			test.setTimeout(480_000);
			crawl = await crawlSite(TEST_SITE_URL, STARTS, mostOfAType);
		});
		const pages = () => [...crawl.pages.values()];

		test('no link of the site is broken or takes more than one redirect, in any language', () => {
			expect(crawl.broken).toEqual([]);
			for (const language of LANGUAGES)
				expect(pages().filter(({ address }) => address.startsWith(`/${language}/`)).length).toBeGreaterThan(
					leastPages,
				);
		});

		test('every page speaks its language: no key of a dictionary, no text of another language', () => {
			const faults = pages().flatMap(({ address, texts }) => {
				const language = address.split('/')[1] ?? '';
				return isLanguage(language) ? wrongTexts(texts, language).map((text) => `${address}: ${text}`) : [];
			});
			expect(faults).toEqual([]);
			// The check can fail.
			expect(wrongTexts(['frame.notFound.title', 'Aller au contenu', 'Zum Inhalt springen'], 'de')).toEqual([
				'frame.notFound.title',
				'Aller au contenu',
			]);
		});

		test('every page names places as its language does, where the gazetteer has a name in it', () => {
			for (const language of LANGUAGES) {
				const said = new Map(
					pages()
						.filter(({ address }) => address.startsWith(`/${language}/`))
						.flatMap((page) => saidOn(page).map((text) => [text, page.address])),
				);
				const faults = [...said].flatMap(([text, address]) =>
					foreignPlaces(text, language).map((name) => `${name} on ${address}: ${text.slice(0, 100)}`),
				);
				expect(faults).toEqual([]);
			}
			// The check can fail; names of streets are nobody's fault.
			expect(foreignPlaces('Maison à Elsene, Rue de Gent 3, ou à Sint-Niklaas', 'fr')).toEqual([
				'Elsene',
				'Sint-Niklaas',
			]);
			expect(foreignPlaces('Huis in Liège', 'nl')).toEqual(['Liège']);
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
			let compared = 0;
			const faults = indexablePages(crawl).flatMap(({ address, alternates }) =>
				Object.entries(alternates).flatMap(([hreflang, href]) => {
					const other = crawl.pages.get(href.slice(TEST_SITE_URL.length));
					if (hreflang === 'x-default') return [];
					if (!other)
						return mostOfAType < Number.POSITIVE_INFINITY
							? []
							: [`${address} names ${href}, which no link leads to`];
					compared++;
					const back = JSON.stringify(other.alternates) === JSON.stringify(alternates);
					return back ? [] : [`${href} does not name what ${address} names`];
				}),
			);
			expect(faults).toEqual([]);
			expect(compared).toBeGreaterThan(leastPages);
			expect(
				indexablePages(crawl).every(
					({ alternates }) => Object.keys(alternates).length === LANGUAGES.length + 1,
				),
			).toBe(true);
		});

		test('pages of places that the sitemap lists are each one of its kind', async ({ request }) => {
			const listed = [...(await listedInSitemap(request, '/listings.place-'))];
			const found = listed.flatMap((href) => crawl.pages.get(href.slice(TEST_SITE_URL.length)) ?? []);
			if (mostOfAType === Number.POSITIVE_INFINITY) expect(found.length).toBe(listed.length);
			expect(found.length).toBeGreaterThan(leastPages / 2);
			for (const { address, status, canonical, noindex } of found)
				expect([address, status, canonical, noindex]).toEqual([address, 200, TEST_SITE_URL + address, false]);
			expect(alikeOf(found, (page) => page.title)).toEqual([]);
			expect(alikeOf(found, (page) => page.description)).toEqual([]);
			expect(
				alikeOf(found, (page) => page.texts.filter((text) => !page.title.includes(text)).join(' ')),
			).toEqual([]);
		});

		test('the sitemap lists the pages that search engines may keep', async ({ request }) => {
			const listed = await listedInSitemap(request);
			const kept = keptPages(crawl);
			expect(kept.filter((href) => !listed.has(href)).sort()).toEqual([]);
			if (mostOfAType < Number.POSITIVE_INFINITY) return;
			const known = new Set(kept);
			expect([...listed].filter((href) => !known.has(href)).sort()).toEqual([]);
		});
	});

test.describe('one page of each type', { tag: LONG_TAG }, () => {
	test.describe.configure({ timeout: 240_000 });
	let examples: CrawledPage[];
	test.beforeAll(async () => {
		test.setTimeout(480_000);
		const { pages } = await crawlSite(TEST_SITE_URL, STARTS, 1);
		examples = [...new Map([...pages.values()].map((page) => [typeOfPage(page.address), page])).values()];
	});

	test('structured data fits the vocabulary of schema.org', async () => {
		const found = examples.flatMap(({ jsonLd }) => jsonLd);
		const types = new Set(found.map((object) => (object as { '@type': string })['@type']));
		for (const type of EXPECTED_TYPES) expect([...types]).toContain(type);
		expect(await checkJsonLd(found)).toBe('');
		// The check can fail: what the vocabulary does not know is refused.
		const wrong = { '@context': 'https://schema.org', '@type': 'Person', favouriteColour: 'green' };
		expect(await checkJsonLd([wrong])).toContain('favouriteColour');
	});

	test('the markup is valid', async ({ request }) => {
		const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
		expect((await validator.validateString('<p><div>no</div></p>')).valid).toBe(false);
		for (const { address } of examples) {
			const html = await (await request.get(address)).text();
			const report = await validator.validateString(html);
			const faults = report.results.flatMap(({ messages }) =>
				messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
			);
			expect.soft([...new Set(faults)], address).toEqual([]);
		}
	});
});
