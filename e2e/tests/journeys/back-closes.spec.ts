import type { Page } from '@playwright/test';
import { expect, test } from '../../src/clean-page.ts';
import { waitForApplication } from '../../src/living-page.ts';

const LIST = '/nl/te-koop/';
const CARD = '[data-slot-name="listings.results"] article';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const drawer = (page: Page) => page.locator('#drawer');
const sheet = (page: Page) => page.locator('form[popover]');
const lightbox = (page: Page) => page.locator('dialog[open]');
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function openMenu(page: Page): Promise<void> {
	await drawer(page).locator('summary').first().click();
	await expect(drawer(page)).toHaveAttribute('open');
}

async function openSheet(page: Page): Promise<void> {
	await page.locator('button[popovertarget]').first().click();
	await expect(sheet(page)).toBeVisible();
	// The entry in the history comes with the event that tells of it.
	await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(1);
}

async function openPictures(page: Page): Promise<void> {
	await page.locator('main li a:has(img)').first().click();
	await expect(lightbox(page)).toBeVisible();
	await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(1);
}

/** From the front page to the list by a link, so that there is a page to go back to. */
async function toList(page: Page): Promise<void> {
	await page.goto('/nl/');
	await waitForApplication(page);
	await page.locator(`main a[href="${LIST}"]`).first().click();
	await expect.poll(() => pathOf(page)).toBe(LIST);
	await expect(page.locator('main h1')).toBeFocused();
}

async function toProperty(page: Page): Promise<string> {
	await toList(page);
	const link = page.locator(CARD).first().getByRole('link');
	const href = (await link.getAttribute('href')) ?? '';
	await link.click();
	await expect.poll(() => pathOf(page)).toBe(href);
	await expect(page.locator('article [data-waiting]')).toHaveCount(0);
	return href;
}

test.describe('in a browser whose Back asks nobody, such as an iPhone’s', () => {
	test.beforeEach(async ({ page }) => {
		await page.addInitScript(() => {
			// biome-ignore lint/suspicious/noExplicitAny: the browser's own
			delete (window as any).CloseWatcher;
		});
	});

	test('Back closes the menu, the sheet of filters and the pictures; a second one leaves the page', async ({
		page,
	}) => {
		await toList(page);
		await openMenu(page);
		await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(1);
		await page.goBack();
		await expect(drawer(page)).not.toHaveAttribute('open');
		expect(pathOf(page)).toBe(LIST);

		await openSheet(page);
		await page.goBack();
		await expect(sheet(page)).toBeHidden();
		expect(pathOf(page)).toBe(LIST);

		await page.goBack();
		await expect.poll(() => pathOf(page)).toBe('/nl/');
	});

	test('what was closed by its own button takes no step of Back', async ({ page }) => {
		const property = await toProperty(page);
		await openPictures(page);
		// Whatever came before this page: style sheets of a page that was not a document's first come in another order.
		const [place, picture] = await Promise.all(
			['li', 'li img'].map((each) => lightbox(page).locator(each).first().boundingBox()),
		);
		expect(picture).toEqual(place);
		await lightbox(page).locator('button[aria-label="Sluiten"]').click();
		await expect(lightbox(page)).toHaveCount(0);
		await expect.poll(() => page.evaluate(() => history.state?.over)).toBeUndefined();
		await openPictures(page);
		await page.goBack();
		await expect(lightbox(page)).toHaveCount(0);
		expect(pathOf(page)).toBe(property);
		await page.goBack();
		await expect.poll(() => pathOf(page)).toBe(LIST);
	});

	test('a filtered list is one step from the list, though its sheet had a step of its own', async ({
		page,
	}) => {
		await toList(page);
		await openSheet(page);
		await sheet(page).locator('summary', { hasText: 'Type' }).click();
		await sheet(page).locator('input[name="type"]').first().check();
		await sheet(page).locator('button[type="submit"]').last().click();
		await expect(page).toHaveURL(/[?]type=1/);
		await page.goBack();
		await expect.poll(() => new URL(page.url()).search).toBe('');
		expect(pathOf(page)).toBe(LIST);
		await expect(sheet(page)).toBeHidden();
		await page.goBack();
		await expect.poll(() => pathOf(page)).toBe('/nl/');
	});

	test('a sheet in which nothing was changed closes when its results are asked for', async ({ page }) => {
		await toList(page);
		await openSheet(page);
		await sheet(page).locator('button[type="submit"]').last().click();
		await expect(sheet(page)).toBeHidden();
		await expect.poll(() => page.evaluate(() => history.state?.over)).toBeUndefined();
		expect(page.url()).toMatch(/\/nl\/te-koop\/$/);
		await page.goBack();
		await expect.poll(() => pathOf(page)).toBe('/nl/');
	});

	test('a form over a page is closed with what was typed behind it untouched; a link in the menu is followed once', async ({
		page,
	}) => {
		const property = await toProperty(page);
		await page.locator('main').getByRole('link', { name: 'Plan een bezoek' }).first().click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await page.goBack();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		expect(pathOf(page)).toBe(property);

		await openMenu(page);
		await drawer(page).locator('a[href="/nl/te-huur/"]').first().click();
		await expect.poll(() => pathOf(page)).toBe('/nl/te-huur/');
		await page.goBack();
		await expect.poll(() => pathOf(page)).toBe(property);
		await page.goBack();
		await expect.poll(() => pathOf(page)).toBe(LIST);
	});

	test('another language chosen in the menu is reached', async ({ page }) => {
		await toList(page);
		await openMenu(page);
		await drawer(page).locator('a[data-language="fr"]').first().click();
		await expect.poll(() => pathOf(page)).toBe('/fr/a-vendre/');
	});
});
