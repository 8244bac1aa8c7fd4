import type { Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { expect, test } from '../../src/clean-page.ts';
import { type ConfiguredSite, startConfiguredSite } from '../../src/configured-site.ts';
import { headLinks } from '../../src/head-links.ts';
import { waitForApplication, watchRequests } from '../../src/living-page.ts';
import { TEST_SITE_URL } from '../../src/test-stack.ts';

const LANGUAGES = ['nl', 'fr', 'en', 'de'];

/** Address of the first link of a page that fits. */
const linkOn = (html: string, fits: RegExp) =>
	[...html.matchAll(/href="(\/[^"]+)"/g)].map(([, href = '']) => href).find((href) => fits.test(href)) ?? '';

/** Page type → where one is found: its Dutch address, or a list and what its links look like. */
const PAGES: [name: string, address: string, link?: RegExp][] = [
	['home', '/nl/'],
	['for sale', '/nl/te-koop/'],
	['for rent', '/nl/te-huur/'],
	['second page of a list', '/nl/te-koop/?page=2'],
	['projects', '/nl/projecten/'],
	['content', '/nl/over-ons/'],
	['contact', '/nl/contact/'],
	['valuation', '/nl/gratis-schatting/'],
	['property', '/nl/te-koop/', /^\/nl\/te-koop\/[^/]+\/[^/]+\/\d+\/$/],
	['project', '/nl/projecten/', /^\/nl\/projecten\/[^/]+\/[^/]+\/\d+\/$/],
	['blog article', '/nl/blog/', /^\/nl\/blog\/[^/]+\/$/],
];

for (const [name, address, link] of PAGES)
	test(`${name}: right lang, its own canonical, and every language names all others`, async ({ request }) => {
		const start = await headLinks(request, address);
		const dutch = link ? linkOn(start.html, link) : address;
		const { alternates } = link ? await headLinks(request, dutch) : start;
		expect(Object.keys(alternates)).toEqual([...LANGUAGES, 'x-default']);
		for (const language of LANGUAGES) {
			const href = alternates[language] ?? '';
			expect(href.startsWith(`${TEST_SITE_URL}/${language}/`)).toBe(true);
			const there = await headLinks(request, href);
			expect(there).toMatchObject({ status: 200, lang: language, canonical: href, alternates });
		}
	});

test('pages that search engines leave alone have a language, but no list of them', async ({ request }) => {
	for (const address of ['/fr/login/', '/fr/merci/site-contact/', '/fr/nulle-part/']) {
		const { lang, alternates, html } = await headLinks(request, address);
		expect([address, lang, alternates]).toEqual([address, 'fr', {}]);
		expect(html).toContain('<meta name="robots" content="noindex">');
	}
});

test('the switcher keeps page and filters; what is found is the same in every language', async ({ page }) => {
	const query = '?city=gent%7C9000&bedrooms=2&sort=price-asc';
	const properties = () =>
		page
			.locator('[data-slot-name="listings.results"] article a')
			.evaluateAll((links) => [
				...new Set(links.map((link) => (link as HTMLAnchorElement).pathname.split('/').at(-2))),
			]);
	await page.goto(`/nl/te-koop/${query}`);
	const found = await properties();
	expect(found.length).toBeGreaterThan(0);
	for (const [language, path] of [
		['fr', '/fr/a-vendre/'],
		['en', '/en/for-sale/'],
		['de', '/de/for-sale/'],
		['nl', '/nl/te-koop/'],
	]) {
		await page.locator(`header a[data-language="${language}"]:visible`).click();
		await expect(page).toHaveURL(path + query);
		await expect(page.locator('html')).toHaveAttribute('lang', language ?? '');
		expect(await properties()).toEqual(found);
		await expect(page.locator(`header a[data-language="${language}"]:visible`)).toHaveAttribute(
			'aria-current',
			'true',
		);
	}
});

test.describe('an address without a language', () => {
	const ask = { maxRedirects: 0 };

	for (const [address, french] of [
		['/', '/fr/'],
		['/for-sale/', '/fr/a-vendre/'],
	] as const)
		test(`${address} speaks the visitor's language, and names the address that has it`, async ({
			request,
		}) => {
			const headers = { 'accept-language': 'fr-BE,fr;q=0.9,en;q=0.5' };
			const response = await request.get(address, { ...ask, headers });
			const html = await response.text();
			expect([response.status(), response.headers().vary]).toEqual([
				200,
				expect.stringContaining('Accept-Language'),
			]);
			expect(html).toContain('<html lang="fr"');
			expect(html).toContain(`<link rel="canonical" href="${TEST_SITE_URL}${french}">`);
			expect(html).toContain(`href="${TEST_SITE_URL}${address}" hreflang="x-default"`);
			const chosen = { ...headers, cookie: 'i18next=en' };
			expect(await (await request.get(address, { ...ask, headers: chosen })).text()).toContain(
				'<html lang="en"',
			);
			const crawler = { 'accept-language': '' };
			expect(await (await request.get(address, { ...ask, headers: crawler })).text()).toContain(
				'<html lang="nl"',
			);
		});

	test('of a property leads to its one address, and an unknown one is nothing', async ({ request }) => {
		const list = await (await request.get('/nl/te-koop/')).text();
		const property = linkOn(list, /^\/nl\/te-koop\/[^/]+\/[^/]+\/\d+\/$/);
		const id = property.split('/').at(-2);
		const response = await request.get(`/property/${id}/`, { ...ask, headers: { 'accept-language': 'nl' } });
		expect([response.status(), response.headers().location]).toEqual([301, property]);
		for (const address of ['/nergens/', '/es/', '/es/for-sale/'])
			expect((await request.get(address, ask)).status(), address).toBe(404);
	});
});

test.describe('an address without a language, where the browser alone remembers a choice', () => {
	const keep = (page: Page, storage: 'localStorage' | 'sessionStorage', language: string) =>
		page.evaluate(([kind, code]) => window[kind].setItem('i18nextLng', code), [storage, language] as const);

	for (const storage of ['localStorage', 'sessionStorage'] as const)
		test(
			`follows what the ${storage} holds, and informs the server of it`,
			storage === 'localStorage' ? {} : { tag: LONG_TAG },
			async ({ page, context }) => {
				await page.goto('/nl/');
				await keep(page, storage, 'fr');
				await page.goto('/for-sale/?bedrooms=2');
				await expect(page).toHaveURL(/\/fr\/a-vendre\/\?bedrooms=2$/);
				await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
				expect(await context.cookies()).toContainEqual(
					expect.objectContaining({ name: 'i18next', value: 'fr' }),
				);
				await page.goto('/for-sale/');
				await expect(page).toHaveURL(/\/for-sale\/$/);
				await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
			},
		);

	for (const [what, language, path] of [
		['a language that the site does not have moves nothing', 'es', '/for-sale/'],
		['an address with a language stays', 'fr', '/nl/te-koop/'],
	] as const)
		test(what, { tag: LONG_TAG }, async ({ page }) => {
			await page.goto('/nl/');
			await keep(page, 'localStorage', language);
			const { documents } = watchRequests(page);
			await page.goto(path);
			// Where it would lead on, it does so before the application is asked for.
			await page.keyboard.press('Tab');
			await waitForApplication(page);
			expect(documents).toEqual([TEST_SITE_URL + path]);
			expect(page.url()).toBe(TEST_SITE_URL + path);
		});
});

test('another spelling of an address is corrected in one step, with its query', async ({ request }) => {
	for (const [address, canonical] of [
		['/NL/Te-Koop', '/nl/te-koop/'],
		['/nl/te-koop?page=2', '/nl/te-koop/?page=2'],
		['/fr/te-koop/?bedrooms=2', '/fr/a-vendre/?bedrooms=2'],
		['/nl/for-sale', '/nl/te-koop/'],
		['/For-sale', '/for-sale/'],
		['/EN/about-us', '/en/about-us/'],
	] as const) {
		const response = await request.get(address, { maxRedirects: 0 });
		expect([address, response.status(), response.headers().location]).toEqual([address, 301, canonical]);
		expect((await request.get(canonical, { maxRedirects: 0 })).status(), canonical).toBe(200);
	}
});

test('lng leads to the same page in that language, is remembered, and counts only for languages of the site', async ({
	request,
}) => {
	for (const [address, to] of [
		['/nl/te-koop/?page=2&lng=fr', '/fr/a-vendre/?page=2'],
		['/?lng=en', '/en/'],
		['/nl/over-ons/?lng=nl', '/nl/over-ons/'],
	] as const) {
		const response = await request.get(address, { maxRedirects: 0 });
		expect([address, response.status(), response.headers().location]).toEqual([address, 302, to]);
		expect(response.headers()['set-cookie']).toMatch(new RegExp(`^i18next=${to.slice(1, 3)}; Path=/`));
	}
	for (const lng of ['es', 'xx']) {
		const response = await request.get(`/nl/te-koop/?lng=${lng}`, { maxRedirects: 0 });
		expect([response.status(), response.headers()['set-cookie']]).toEqual([200, undefined]);
	}
});

test('German has a frame of its own, and nothing on it is blank or a key', async ({ page, request }) => {
	await page.goto('/de/');
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	await expect(page.locator('header a[data-language="de"]:visible')).toHaveAttribute('aria-current', 'true');
	await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeAttached();
	const empty = await page
		.locator('h1, h2, h3, header a, footer a, footer dt, button, label')
		.evaluateAll((elements) =>
			elements
				.filter(
					(each) =>
						!each.textContent?.trim() && !each.getAttribute('aria-label') && !each.querySelector('img, svg'),
				)
				.map((each) => each.outerHTML),
		);
	expect(empty).toEqual([]);
	const keys = /\b(?:frame|ui)\.[a-z]+[A-Za-z.]+/;
	for (const address of ['/de/', '/de/for-sale/', '/de/about-us/', '/de/contact/']) {
		const { status, lang, html } = await headLinks(request, TEST_SITE_URL + address);
		expect([address, status, lang]).toEqual([address, 200, 'de']);
		const [, body = ''] = html.split('<body>');
		expect(body.split('<script')[0]?.match(keys)).toBeNull();
	}
});

test.describe('a language that the configuration does not enable', () => {
	let site: ConfiguredSite;
	test.beforeAll(async () => {
		site = await startConfiguredSite('three-languages', (configuration) => {
			configuration.enabledLanguages = ['nl', 'fr', 'en'];
		});
	});
	test.afterAll(() => site.stop());

	test('has no address, is no choice, and no page names it', async ({ request }) => {
		for (const address of ['/de/', '/de/for-sale/'])
			expect((await request.get(site.url + address, { maxRedirects: 0 })).status(), address).toBe(404);
		const chosen = await request.get(`${site.url}/nl/te-koop/?lng=de`, { maxRedirects: 0 });
		expect([chosen.status(), chosen.headers()['set-cookie']]).toEqual([200, undefined]);
		const { alternates, html } = await headLinks(request, `${site.url}/nl/te-koop/`);
		expect(Object.keys(alternates)).toEqual(['nl', 'fr', 'en', 'x-default']);
		expect(html).not.toContain('data-language="de"');
	});
});
