import type { Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { documentInPieces } from '../../src/document-in-pieces.ts';
import { drawWhole } from '../../src/draw-whole.ts';

/** Both scales at their bounds (website.md §9): what the header is, and how many twelfths the first block of the footer takes. */
const WIDTHS = [
	{ width: 360, header: 'mobile', twelfths: 12 },
	{ width: 766, header: 'mobile', twelfths: 12 },
	{ width: 767, header: 'mobile', twelfths: 6 },
	{ width: 768, header: 'tablet', twelfths: 6 },
	{ width: 820, header: 'tablet', twelfths: 6 },
	{ width: 960, header: 'tablet', twelfths: 6 },
	{ width: 961, header: 'desktop', twelfths: 6 },
	{ width: 1279, header: 'desktop', twelfths: 6 },
	{ width: 1280, header: 'desktop', twelfths: 4 },
	{ width: 1440, header: 'desktop', twelfths: 4 },
] as const;

const HOME = '/nl/';
const LONG = '/de/';
const position = (page: Page) =>
	page.evaluate(() => getComputedStyle(document.querySelector('body > header') as Element).position);
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
/** Ends when what moves has come to rest and was painted. */
const untilStill = (page: Page) =>
	page.evaluate(async () => {
		// What follows a scroll position never ends, and does not move by itself.
		const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
		await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
		await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
	});
const drawer = (page: Page) => page.locator('#drawer');
const toggle = (page: Page) => page.locator('#drawer > summary');

test('header, drawer and columns follow their two scales at every width, and nothing scrolls sideways', async ({
	page,
}) => {
	await page.goto(LONG);
	await drawWhole(page);
	for (const { width, header, twelfths } of WIDTHS) {
		await page.setViewportSize({ width, height: 800 });
		const seen = {
			menu: await page.locator('header nav > ul > li > a').first().isVisible(),
			drawer: await toggle(page).isVisible(),
			languages: await page.locator('header a[data-language]:visible').count(),
			column: await page
				.locator('footer section')
				.first()
				.evaluate((block) => getComputedStyle(block).gridColumn),
			sideways: await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
		};
		expect.soft(seen, `${width} px`).toEqual({
			menu: header === 'desktop',
			drawer: header !== 'desktop',
			languages: header === 'mobile' ? 0 : 4,
			column: `span ${twelfths}`,
			sideways: expect.any(Number),
		});
		expect.soft(seen.sideways, `${width} px`).toBeLessThanOrEqual(0);
		const [logo, bar] = [
			page.locator('body > header a').filter({ has: page.locator('img') }),
			page.locator('body > header'),
		];
		expect.soft((await logo.boundingBox())?.height, `${width} px`).toBeLessThan(60);
		await expect.soft(bar, `${width} px`).toBeVisible();
	}
	// 200 % zoom is half the window; 320 px is 400 % of 1280.
	for (const width of [720, 480, 320]) {
		await page.setViewportSize({ width, height: 450 });
		expect
			.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
			.toBeLessThanOrEqual(0);
	}
});

for (const width of [360, 1440])
	test(`at ${width} px the header is absolute at 30 px and fixed at 31 px, and shifts nothing`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto(HOME);
		// What a font that comes late moves is the budget's matter: here is what the header moves.
		await page.evaluate(() => document.fonts.ready);
		await untilStill(page);
		await page.evaluate(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
			}).observe({ type: 'layout-shift' });
		});
		for (const [top, expected] of [
			[30, 'absolute'],
			[31, 'fixed'],
			[400, 'fixed'],
			[30, 'absolute'],
			[0, 'absolute'],
		] as const) {
			await scrollTo(page, top);
			await expect.poll(() => position(page), { message: `at ${top} px` }).toBe(expected);
			await untilStill(page);
		}
		expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
	});

test('the logo is smaller in the fixed header', { tag: LONG_TAG }, async ({ page }) => {
	await page.goto(HOME);
	const logo = page.locator('body > header a img').first();
	const height = async () => (await logo.boundingBox())?.height ?? 0;
	await untilStill(page);
	const near = await height();
	await scrollTo(page, 400);
	await expect.poll(() => position(page)).toBe('fixed');
	await untilStill(page);
	expect(await height()).toBeLessThan(near * 0.95);
});

test('a header that comes in pieces is painted whole, and then nothing shifts', { tag: LONG_TAG }, async ({
	page,
	baseURL,
}) => {
	const site = await documentInPieces(baseURL ?? '', [/<details[^>]* name="menu"/, /<main/]);
	try {
		await page.addInitScript(() => {
			const seen = { shift: 0 };
			Object.assign(window, { seen });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					seen.shift += (entry as PerformanceEntry & { value: number }).value;
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await page.goto(`${site.url}/nl/over-ons/`);
		await untilStill(page);
		expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBe(0);
	} finally {
		// It may still ask for something.
		await page.close();
		site.close();
	}
});

test('the link to the top appears at 10 px and leads there', { tag: LONG_TAG }, async ({ page }) => {
	await page.goto(HOME);
	const link = page.locator('#back-to-top');
	await scrollTo(page, 10);
	await expect(link).toBeVisible();
	await scrollTo(page, 9);
	await expect(link).toBeHidden();
	await scrollTo(page, 900);
	await link.click();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await expect(page.locator('#main')).toBeFocused();
});

test('a sub-list opens by key, by pointing and by click, and Escape closes it', async ({ page }) => {
	await page.clock.install();
	await page.setViewportSize({ width: 961, height: 800 });
	await page.goto(HOME);
	const list = page.locator('header details[name="menu"]').first();
	const summary = list.locator('summary');
	await summary.focus();
	await page.keyboard.press('Enter');
	await expect(list.getByRole('link').first()).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(list.getByRole('link').first()).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(list).not.toHaveAttribute('open');
	await expect(summary).toBeFocused();

	await list.locator('..').hover();
	const link = list.getByRole('link').last();
	await expect(link).toBeVisible();
	await link.hover();
	// Far longer than a pointer may stray.
	await page.clock.fastForward('00:10');
	await expect(link).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(link).toBeHidden();
	await page.mouse.move(400, 700);
	await summary.click();
	await expect(link).toBeVisible();
});

test('the drawer keeps the focus, locks the page, and gives both back', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(HOME);
	await toggle(page).focus();
	await page.keyboard.press('Enter');
	await expect(drawer(page)).toHaveAttribute('open');
	await expect(page.locator('main')).toHaveAttribute('inert');
	await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
	await expect(drawer(page).locator('a[href="/nl/gratis-schatting/"]')).toBeVisible();
	await expect(drawer(page).locator('a[href="/nl/login/"]')).toBeVisible();
	await expect(drawer(page).locator('a[data-language="fr"]')).toBeVisible();
	await untilStill(page);
	expect(await axeViolations(page)).toEqual([]);
	for (let step = 0; step < 25; step += 1) {
		await page.keyboard.press(step < 5 ? 'Shift+Tab' : 'Tab');
		expect(await drawer(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
	}
	await page.keyboard.press('Escape');
	await expect(drawer(page)).not.toHaveAttribute('open');
	await expect(toggle(page)).toBeFocused();
	await expect(page.locator('main')).not.toHaveAttribute('inert');

	await toggle(page).click();
	await page.mouse.click(20, 400);
	await expect(drawer(page)).not.toHaveAttribute('open');
	await toggle(page).click();
	await page.setViewportSize({ width: 961, height: 740 });
	await expect(drawer(page)).not.toHaveAttribute('open');
});

test('the footer carries what a Belgian agent must show, and the way to the consent', async ({ page }) => {
	await page.goto('/fr/');
	const footer = page.getByRole('contentinfo');
	for (const fact of [
		'Meander Vastgoed bv',
		'Coupure Links 214',
		'09 000 40 20',
		'gent@meander.example',
		'0786.421.362',
		'BE 0786.421.362',
		'IPI 514.208',
		'Rue du Luxembourg 16B',
		'Waterkant Verzekeringen nv',
		'WV 4.118.207',
		'lun.–ven.',
		'sam.\u00a0: 10:00',
	])
		await expect.soft(footer).toContainText(fact.replace('lun.–ven.', 'lun. – ven.'));
	await expect(footer.locator('[data-consent-open]')).toBeVisible();
});

test.describe('without a script', () => {
	test.use({ javaScriptEnabled: false });
	test('the drawer opens, and the header stays in sight', async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(HOME);
		await toggle(page).click();
		await expect(drawer(page).getByRole('link', { name: 'Te koop' })).toBeVisible();
		await toggle(page).click();
		await page.mouse.wheel(0, 600);
		await expect(toggle(page)).toBeInViewport();
	});
});
