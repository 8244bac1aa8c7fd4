import type { Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { waitForApplication } from '../../src/living-page.ts';

const CARD = '[data-slot-name="listings.results"] article';

test('the list shows 12 properties and says on which page of how many one is', async ({ page, request }) => {
	const { total, pageCount } = await (
		await request.get('/api/v1/properties?language=nl&goal=0&units=grouped')
	).json();
	// 90 homes and the units of nine projects, a project on one card.
	expect(pageCount).toBe(Math.ceil((90 + 9) / 12));
	await page.goto('/nl/te-koop/');
	await expect(page.locator(CARD)).toHaveCount(12);
	const shown = new RegExp(`Pagina 1 van ${pageCount} \\[${total} objecten\\]`);
	await expect(page.getByText(shown).first()).toBeVisible();
});

test('a card leads to its property, and the language switch to the same property under its French slug', {
	tag: LONG_TAG,
}, async ({ page }) => {
	await page.goto('/nl/te-koop/');
	const card = page.locator(CARD).first();
	const heading = (await card.getByRole('heading').innerText()).trim();
	await card.getByRole('link').first().click();
	await expect(page).toHaveURL(/\/nl\/te-koop\/[a-z0-9-]+\/[a-z0-9-]+\/\d+\/$/);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
	const dutch = new URL(page.url()).pathname;
	const id = dutch.split('/').at(-2);

	await page
		.locator('header')
		.getByRole('link', { name: /français|fr/i })
		.first()
		.click();
	await expect(page).toHaveURL(new RegExp(`/fr/a-vendre/[a-z0-9-]+/[a-z0-9-]+/${id}/$`));
	await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
	const french = new URL(page.url()).pathname;
	expect(french.split('/')[4]).not.toBe(dutch.split('/')[4]);
});

test('filters travel in the address and Back brings the former list', async ({ page }) => {
	await page.goto('/nl/te-koop/');
	const before = await page.locator(CARD).first().getByRole('heading').innerText();
	await page.goto('/nl/te-koop/?bedrooms=4&sort=price-desc');
	await expect(page.locator(CARD).first()).toBeVisible();
	await page.goBack();
	await expect(page.locator(CARD).first().getByRole('heading')).toHaveText(before);
});

test('a page beyond the last says so and leads to the first', async ({ page }) => {
	await page.goto('/nl/te-koop/?page=99');
	const main = page.getByRole('main');
	await expect(main.locator('a[href="/nl/te-koop/"]:visible').first()).toBeVisible();
	await expect(page.locator(CARD)).toHaveCount(0);
});

const searchForm = (page: Page) => page.getByRole('search', { name: 'Filters' }).locator('form');

test('the panels of the filters and the sheet with all of them are accessible', { tag: LONG_TAG }, async ({
	page,
}) => {
	await page.goto('/nl/te-koop/?price=200000-600000&bedrooms=1');
	await waitForApplication(page);
	const groups = searchForm(page).locator('summary');
	for (const group of await groups.all()) {
		await group.click();
		expect(await axeViolations(page)).toEqual([]);
	}
	await page.keyboard.press('Escape');
	await page.setViewportSize({ width: 360, height: 800 });
	await page.getByRole('button', { name: 'Filters (2)' }).click();
	for (const group of await groups.all()) await group.click();
	expect(await axeViolations(page)).toEqual([]);
});

test('the price follows the keys of its slider, and the results follow the price', { tag: LONG_TAG }, async ({
	page,
}) => {
	await page.goto('/nl/te-koop/');
	await waitForApplication(page);
	const form = searchForm(page);
	await form.getByText('Prijs', { exact: true }).click();
	const upper = form.getByRole('slider', { name: 'Maximumprijs' });
	await expect(upper).toHaveAttribute('aria-valuetext', /3\.000\.000\+$/);
	await upper.focus();
	await page.keyboard.press('Home');
	await page.keyboard.press('ArrowRight');
	await expect(form.locator('[name="price-max"]')).toHaveValue('2.000');
	await form.locator('[name="price-max"]').fill('400000');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/nl/te-koop/?price=0-400000');
	await expect(page.locator(CARD).first()).toBeVisible();
});

test('the list stays a list while its filters change', async ({ page }) => {
	await page.goto('/nl/te-koop/');
	await waitForApplication(page);
	await page.getByRole('link', { name: 'Lijst', exact: true }).click();
	await expect(page).toHaveURL('/nl/te-koop/?view=list');
	const form = searchForm(page);
	await form.getByRole('radio', { name: 'Huren' }).check();
	await form.getByRole('button', { name: /^Toon/ }).click();
	await expect(page).toHaveURL('/nl/te-huur/?view=list');
	await expect(page.locator(CARD)).toHaveCount(12);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('the search is a plain form', async ({ page }) => {
		await page.goto('/nl/te-koop/');
		await page.locator('main input[name="search"]').fill('licht');
		await page.locator('form[method="get"] button[type="submit"]').first().click();
		await expect(page).toHaveURL(/search=licht/);
		await expect(page.getByText(/\[\d+ object/).first()).toBeVisible();
	});

	test('another goal is another list, with the price range of its own and the other filters', async ({
		page,
	}) => {
		await page.goto('/nl/te-koop/?bedrooms=1&price=100000-900000&view=list');
		const form = searchForm(page);
		await form.getByRole('radio', { name: 'Huren' }).check();
		await form.locator('button[type="submit"]').click();
		await expect(page).toHaveURL(/^[^?]*\/nl\/te-huur\/\?bedrooms=1&view=list&price=/);
		await expect(page.getByText(/Uw prijs .* geldt niet voor deze lijst/)).toBeVisible();
		await expect(searchForm(page).locator('[name="price-max"]')).toHaveValue('');
	});
});
