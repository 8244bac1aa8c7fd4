import type { Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { PAGE_SHOWN } from '../../../shell/src/frame/page-events.ts';
import { expect, test } from '../../src/clean-page.ts';
import { followLink } from '../../src/follow-link.ts';
import { slotAlive, waitForApplication, watchRequests } from '../../src/living-page.ts';
import { untilQuiet, watchTraffic } from '../../src/page-traffic.ts';
import { TEST_SITE_URL } from '../../src/test-stack.ts';

const CARD = '[data-slot-name="listings.results"] article';
const DETAIL = /\/nl\/te-koop\/[a-z0-9-]+\/[a-z0-9-]+\/\d+\/$/;

const cards = (page: Page) => page.locator(CARD);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function openList(page: Page, query = '') {
	watchTraffic(page.context());
	await page.goto(`/nl/te-koop/${query}`);
	await waitForApplication(page);
	// Before it is alive, its form posts as a form does.
	await slotAlive(page, 'listings.filters');
	return watchRequests(page);
}

for (const path of ['/nl/', '/nl/te-koop/'])
	test(`${path} asks for nothing twice: what is preloaded is what is used`, async ({ page }) => {
		const asked: string[] = [];
		page.on('request', (request) => {
			if (!['image', 'ping', 'other'].includes(request.resourceType())) asked.push(request.url());
		});
		watchTraffic(page.context());
		await page.goto(path);
		await page.keyboard.press('Tab');
		await waitForApplication(page);
		await untilQuiet(page);
		expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([]);
	});

test('a card opens its property without a new document, and Back restores list and scroll without a request', async ({
	page,
}) => {
	const requests = await openList(page);
	const titles = await cards(page).getByRole('heading').allInnerTexts();
	const listTitle = await page.title();
	const card = cards(page).nth(9);
	await card.scrollIntoViewIfNeeded();
	const position = await scrolled(page);
	expect(position).toBeGreaterThan(500);

	await card.getByRole('link').first().click();
	await expect(page).toHaveURL(DETAIL);
	await expect(heading(page)).toHaveText(titles[9] ?? '');
	await expect(heading(page)).toBeFocused();
	await expect(page).toHaveTitle(new RegExp(titles[9]?.slice(0, 12) ?? ''));
	await expect(page.locator('#announcer')).toContainText(titles[9]?.slice(0, 12) ?? '');
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
	expect(await scrolled(page)).toBe(0);

	// A resting pointer would point at what comes up under it.
	await page.mouse.move(2, 450);
	// What the page fetches ahead of its own links comes first.
	await untilQuiet(page);
	const before = requests.all.length;
	await page.goBack();
	await expect(page).toHaveURL(/\/nl\/te-koop\/$/);
	await expect(cards(page).getByRole('heading')).toHaveText(titles);
	await expect.poll(() => scrolled(page)).toBeCloseTo(position, -1);
	await expect(page).toHaveTitle(listTitle);
	expect(requests.all.slice(before)).toEqual([]);

	await page.goForward();
	await expect(heading(page)).toHaveText(titles[9] ?? '');
	expect(requests.documents).toEqual([]);
});

test.describe('what is far below a first view', () => {
	// Cards below each other
	test.use({ viewport: { width: 360, height: 640 } });
	/** Is the last card drawn? */
	const isDrawn = (page: Page) =>
		cards(page)
			.last()
			.getByRole('link')
			.first()
			.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));

	/** A browser with time for each thing once: of what was put off it draws one piece */
	const seldomIdle = () => {
		const known = new Set<IdleRequestCallback>();
		globalThis.requestIdleCallback = (callback) => {
			if (known.has(callback)) return 0;
			known.add(callback);
			return setTimeout(callback) as unknown as number;
		};
	};
	const watchShifts = (page: Page) =>
		page.evaluate(() => {
			const shifts: number[] = [];
			Object.assign(globalThis, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					shifts.push((entry as PerformanceEntry & { value: number }).value);
			}).observe({ type: 'layout-shift' });
		});
	const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as { shifts?: number[] }).shifts);

	test('is drawn while the browser is idle, moves nothing, and leaves nothing behind', async ({ page }) => {
		await openList(page);
		await watchShifts(page);
		await expect.poll(() => isDrawn(page)).toBe(true);
		await expect(page.locator(':root[data-first-view]')).toHaveCount(0);
		expect(await shiftsOf(page)).toEqual([]);
		await expect(page.locator('main > [style*="content-visibility"], article[style]')).toHaveCount(0);
	});

	test('is drawn when it comes near, moves nothing, and always drawn once the application has turned a page', async ({
		page,
	}) => {
		await page.addInitScript(seldomIdle);
		await openList(page);
		expect(await isDrawn(page)).toBe(false);
		await watchShifts(page);
		for (let place = 0; place < 40 && !(await isDrawn(page)); place++) {
			await page.mouse.wheel(0, 400);
			await page.waitForTimeout(30);
		}
		expect(await isDrawn(page)).toBe(true);
		expect(await shiftsOf(page)).toEqual([]);
		await cards(page).last().getByRole('link').first().click();
		await expect(page).toHaveURL(DETAIL);
		await page.goBack();
		await page.evaluate(() => scrollTo(0, 0));
		await expect.poll(() => isDrawn(page)).toBe(true);
	});

	test('does not stand between the End key and the end of a page', async ({ page }) => {
		await page.goto('/nl/');
		await page.keyboard.press('End');
		const toGo = () =>
			page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.round(scrollY));
		await expect.poll(toGo).toBeLessThan(2);
		await expect(page.locator('footer')).toBeInViewport();
	});

	test('is drawn at once where a place is named, come back to, or read without scripts', async ({
		page,
		browser,
	}) => {
		await page.addInitScript(seldomIdle);
		await page.goto('/nl/te-koop/#top');
		expect(await isDrawn(page)).toBe(true);
		await page.goto('/nl/te-koop/');
		expect(await isDrawn(page)).toBe(false);
		await page.reload();
		expect(await isDrawn(page)).toBe(true);
		const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: TEST_SITE_URL });
		await plain.goto('/nl/te-koop/');
		expect(await isDrawn(plain)).toBe(true);
		await plain.close();
	});
});

test('filters, order and pages travel in the address without a new document', async ({ page }) => {
	const requests = await openList(page);
	const form = page.locator('[data-slot-name="listings.filters"]');
	await form.locator('input[name="search"]').fill('licht');
	await form.locator('form button[type="submit"]').click();
	await expect(page).toHaveURL(/\?search=licht$/);
	await expect(cards(page).first()).toBeVisible();

	await page.locator('[data-slot-name="listings.results"] summary').click();
	await page.locator('[data-slot-name="listings.results"] details a[href*="sort=price-asc"]').click();
	await expect(page).toHaveURL(/search=licht.*sort=price-asc|sort=price-asc.*search=licht/);
	const chip = page.locator('[data-slot-name="listings.results"] a').filter({ hasText: 'licht' }).first();
	await chip.click();
	await expect(page).toHaveURL(/\/nl\/te-koop\/\?sort=price-asc$/);
	await expect(form.locator('input[name="search"]')).toHaveValue('');

	await page.locator('a[href*="page=2"]').first().click();
	await expect(page).toHaveURL(/page=2/);
	await expect(page.getByText(/Pagina 2 van/).first()).toBeVisible();
	await page.goBack();
	await page.goBack();
	await expect(page).toHaveURL(/search=licht/);
	await expect(form.locator('input[name="search"]')).toHaveValue('licht');
	expect(requests.documents).toEqual([]);
});

test('the language links follow the page, under the slugs of each language', async ({ page }) => {
	await openList(page, '?bedrooms=2');
	const french = page.locator('header a[data-language="fr"]').first();
	await expect(french).toHaveAttribute('href', '/fr/a-vendre/?bedrooms=2');
	await cards(page).first().getByRole('link').first().click();
	await expect(page).toHaveURL(DETAIL);
	const id = new URL(page.url()).pathname.split('/').at(-2);
	await expect(french).toHaveAttribute('href', new RegExp(`^/fr/a-vendre/[a-z0-9-]+/[a-z0-9-]+/${id}/$`));
	await french.click();
	await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
	await expect(page.locator('header a[data-language="en"]').first()).toHaveAttribute(
		'href',
		new RegExp(`^/en/for-sale/[a-z0-9-]+/[a-z0-9-]+/${id}/$`),
	);
	await page.goBack();
	await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
	await expect(page).toHaveURL(DETAIL);
});

test('a second click wins over a first that is still under way', { tag: LONG_TAG }, async ({ page }) => {
	const requests = await openList(page);
	const titles = await cards(page).getByRole('heading').allInnerTexts();
	await cards(page).evaluateAll(([first, second]) => {
		first?.querySelector('a')?.click();
		second?.querySelector('a')?.click();
	});
	await expect(heading(page)).toHaveText(titles[1] ?? '');
	await untilQuiet(page);
	await expect(heading(page)).toHaveText(titles[1] ?? '');
	await page.goBack();
	await expect(cards(page)).toHaveCount(12);
	expect(requests.documents).toEqual([]);
});

test('the menu leads from page to page of different remotes without a new document', async ({ page }) => {
	const requests = await openList(page);
	const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
	for (const [path, slot] of [
		['/nl/over-ons/', 'content.article'],
		['/nl/contact/', 'forms.site-contact'],
		['/nl/te-huur/', 'listings.results'],
	]) {
		await menu.locator(`a[href="${path}"]`).first().click();
		await expect(page).toHaveURL(new RegExp(`${path}$`));
		await expect(page.locator(`[data-slot-name="${slot}"]`).first()).not.toBeEmpty();
		await expect(heading(page)).toHaveCount(1);
		await expect(heading(page)).toBeFocused();
		await expect(menu.locator(`a[href="${path}"]`).first()).toHaveAttribute('aria-current', 'page');
		await expect(page.locator('meta[name="description"]')).toHaveCount(1);
	}
	expect(requests.documents).toEqual([]);
});

test('takes plain clicks on links of the site, and leaves all others to the browser', async ({ page }) => {
	await openList(page);
	const taken = await page.evaluate(() => {
		/** Is the click taken by the application? In either case it leads nowhere here. */
		function isTaken(attributes: Record<string, string>, click: MouseEventInit = {}): boolean {
			const link = document.createElement('a');
			for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
			document.getElementById('main')?.append(link);
			let isPrevented = false;
			const look = (event: Event) => {
				isPrevented = event.defaultPrevented;
				event.preventDefault();
			};
			window.addEventListener('click', look, { once: true });
			link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
			link.remove();
			return isPrevented;
		}
		const href = '/nl/over-ons/';
		return {
			control: isTaken({ href }, { ctrlKey: true }),
			command: isTaken({ href }, { metaKey: true }),
			shift: isTaken({ href }, { shiftKey: true }),
			alt: isTaken({ href }, { altKey: true }),
			middle: isTaken({ href }, { button: 1 }),
			'other tab': isTaken({ href, target: '_blank' }),
			download: isTaken({ href, download: '' }),
			'other site': isTaken({ href: 'https://www.example.be/' }),
			mail: isTaken({ href: 'mailto:hallo@example.be' }),
			phone: isTaken({ href: 'tel:+3292345678' }),
			broken: isTaken({ href: 'https://' }),
			file: isTaken({ href: '/media/plan.pdf' }),
			'other language': isTaken({ href: '/fr/a-vendre/', 'data-language': 'fr' }),
			'place on the page': isTaken({ href: '#main' }),
			plain: isTaken({ href }),
			'same tab': isTaken({ href, target: '_self' }),
		};
	});
	const names = Object.entries(taken).flatMap(([name, isTaken]) => (isTaken ? [name] : []));
	expect(names).toEqual(['plain', 'same tab']);
});

test('a link to the page that is shown takes no second place in the history', async ({ page }) => {
	const requests = await openList(page);
	const before = await page.evaluate(() => history.length);
	const shown = page.evaluate(
		(name) => new Promise((resolve) => addEventListener(name, resolve, { once: true })),
		PAGE_SHOWN,
	);
	await followLink(page, page.url());
	await shown;
	expect(await page.evaluate(() => history.length)).toBe(before);
	expect(requests.documents).toEqual([]);
});

for (const [what, path, address] of [
	['private', '/nl/login/', '/nl/login/'],
	['in another language', '/fr/a-vendre/', '/fr/a-vendre/'],
	['not under its canonical address', '/nl/for-sale/', '/nl/te-koop/'],
	['not under its canonical address, with a place on it', '/nl/for-sale/#main', '/nl/te-koop/#main'],
] as const)
	test(
		`a page that is ${what} is the server's: a link leads to a document`,
		path.includes('for-sale') ? { tag: LONG_TAG } : {},
		async ({ page }) => {
			const requests = await openList(page, '?bedrooms=2');
			await followLink(page, path);
			await expect(page).toHaveURL(new RegExp(`${address}$`));
			expect(requests.documents[0]).toBe(TEST_SITE_URL + path.replace(/#.*/, ''));
		},
	);

test('no private page is kept for Back: the server is asked again, whose owner may have logged out', {
	tag: LONG_TAG,
}, async ({ page }) => {
	await page.goto('/nl/login/');
	await page.keyboard.press('Tab');
	await waitForApplication(page);
	await page.getByRole('navigation', { name: 'Hoofdmenu' }).locator('a[href="/nl/contact/"]').first().click();
	await expect(page.locator('[data-slot-name="forms.site-contact"] form')).toBeVisible();
	const { documents } = watchRequests(page);
	await page.goBack();
	await expect.poll(() => documents).toEqual([`${TEST_SITE_URL}/nl/login/`]);
});

test.describe('a page that is not there', () => {
	test.use({ expectedStatuses: [404] });

	test('keeps its words and its link property once the application is alive', async ({ page }) => {
		await page.goto('/nl/bestaat-niet/');
		await page.mouse.move(200, 300);
		await page.keyboard.press('Tab');
		await waitForApplication(page);
		const main = page.getByRole('main');
		await expect(main.getByRole('heading', { level: 1 })).toContainText('Oeps');
		await expect(main.locator('form')).toBeVisible();
		await main.locator('a[href="/nl/"]').click();
		await expect(page).toHaveURL(/\/nl\/$/);
		await expect(main.locator('a[href="/nl/"]')).toHaveCount(0);
		await expect(page.locator('[data-slot-name="listings.property-list"] article').first()).toBeVisible();
	});

	test('is the same page with the same status when a link leads there, and Back leads away again', {
		tag: LONG_TAG,
	}, async ({ page }) => {
		await openList(page);
		const answer = page.waitForResponse((response) => response.url().endsWith('/nl/bestaat-niet/'));
		await followLink(page, '/nl/bestaat-niet/');
		expect((await answer).status()).toBe(404);
		await expect(heading(page)).toHaveText('Oeps, deze pagina bestaat niet meer');
		await expect(page).toHaveTitle(/^Pagina niet gevonden/);
		await page.goBack();
		await expect(cards(page)).toHaveCount(12);
	});

	for (const [language, path] of [
		['fr', '/fr/a-vendre/'],
		['en', '/en/for-sale/'],
	] as const)
		test(`searches on from its form in ${language}`, async ({ page }) => {
			await page.goto(`/${language}/nowhere/`);
			await expect(page.locator('html')).toHaveAttribute('lang', language);
			await page.getByRole('main').locator('form button[type="submit"]').click();
			await expect(page).toHaveURL(new RegExp(`${path}`));
		});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the same links lead to the same pages', async ({ page }) => {
		await page.goto('/nl/te-koop/');
		const title = await cards(page).first().getByRole('heading').innerText();
		await cards(page).first().getByRole('link').first().click();
		await expect(page).toHaveURL(DETAIL);
		await expect(heading(page)).toHaveText(title);
		await page.locator('header a[data-language="en"]').first().click();
		await expect(page).toHaveURL(/\/en\/for-sale\/[a-z0-9-]+\/[a-z0-9-]+\/\d+\/$/);
		await page.goBack();
		await page.goBack();
		await page.locator('a[href*="page=2"]').first().click();
		await expect(page.getByText(/Pagina 2 van/).first()).toBeVisible();
		await page
			.getByRole('navigation', { name: 'Hoofdmenu' })
			.locator('a[href="/nl/contact/"]')
			.first()
			.click();
		await expect(page.locator('[data-slot-name="forms.site-contact"] form')).toBeVisible();
	});

	test.describe('a page that is not there', () => {
		test.use({ expectedStatuses: [404] });
		test('searches on from its form', async ({ page }) => {
			await page.goto('/nl/bestaat-niet/');
			await page.getByRole('main').locator('form button[type="submit"]').click();
			await expect(page).toHaveURL(/\/nl\/te-koop\//);
			await expect(cards(page).first()).toBeVisible();
		});
	});
});
