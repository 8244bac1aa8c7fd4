import type { Page } from '@playwright/test';
import { expect, test } from '../../src/clean-page.ts';
import { waitForApplication } from '../../src/living-page.ts';

const LIST = '/nl/te-koop/';
const CARD = '[data-property]';

/** What the first card of the page looks like, without what only its script adds. */
const lookOfCard = (page: Page) =>
	page
		.locator(CARD)
		.first()
		.evaluate((card) =>
			[card, ...card.querySelectorAll('img, p, li, a')].map((element) => {
				const { display, position, borderRadius, padding, fontSize, fontWeight, color } =
					getComputedStyle(element);
				return {
					element: element.tagName,
					display,
					position,
					borderRadius,
					padding,
					fontSize,
					fontWeight,
					color,
				};
			}),
		);

/** Shifts from now on; runs in the page before anything of it. */
function watchShifts(): void {
	const holder = window as unknown as { shifts: number };
	holder.shifts = 0;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
			holder.shifts += entry.value;
	}).observe({ type: 'layout-shift', buffered: true });
}

test('while the sheets of a slot are on their way the frame is painted, the slot is not, and nothing moves when they come', async ({
	page,
}) => {
	let letThrough = () => {};
	const held = new Promise<void>((resolve) => {
		letThrough = resolve;
	});
	await page.addInitScript(watchShifts);
	await page.route('**/-/remotes/**/*.css', async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(LIST, { waitUntil: 'commit' });
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect
		.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
		.toBe(1);
	await expect(page.locator(CARD)).toHaveCount(0);
	letThrough();
	await expect(page.locator(CARD).first()).toBeVisible();
	await page.waitForLoadState('load');
	expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.005);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('each sheet that a slot wears stands before its markup, once', async ({ page }) => {
		await page.goto(LIST);
		const sheets = page.locator('main [data-slot] > link[rel="stylesheet"]');
		expect(await sheets.count()).toBeGreaterThan(2);
		const addresses = await page
			.locator('link[rel="stylesheet"]')
			.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
		expect(new Set(addresses).size).toBe(addresses.length);
		for (const sheet of await sheets.all())
			expect(
				await sheet.evaluate((link) => link.parentElement?.lastElementChild?.matches('[data-slot-root]')),
			).toBe(true);
	});
});

test('a page that was come to within the application looks as when it was opened', async ({ page }) => {
	await page.goto('/nl/');
	const opened = await lookOfCard(page);
	await page.goto(LIST);
	await waitForApplication(page);
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	// The list's slots go, with the sheets that stand in them; the front page wears one of these.
	await page.locator('body > header a[href="/nl/"]').first().click();
	await expect(page.locator('[data-slot-name="listings.property-list"]').locator(CARD).first()).toBeVisible();
	await expect(page.locator('[data-slot-name="listings.results"]')).toHaveCount(0);
	expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
	expect(await lookOfCard(page)).toEqual(opened);
});

test('in the dark a list has the band of the other pages', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	const bandOf = async (path: string) => {
		await page.goto(path);
		const band = page.locator('main header').filter({ has: page.locator('h1') });
		return band.evaluate((element) => getComputedStyle(element).backgroundColor);
	};
	expect(await bandOf(LIST)).toBe(await bandOf('/nl/over-ons/'));
});
