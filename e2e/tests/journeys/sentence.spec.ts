import type { Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { waitForApplication } from '../../src/living-page.ts';

const CARD = '[data-slot-name="listings.results"] article';

/** The search of an address, as people read it. */
const searchOf = (page: Page) => {
	const { pathname, searchParams } = new URL(page.url());
	return `${pathname} ${[...searchParams].map(([name, value]) => `${name}=${value}`).join(' ')}`.trim();
};

/** Types into the field of the home page or of a list, and waits for its suggestions. */
async function typed(page: Page, text: string) {
	await waitForApplication(page);
	const field = page.locator('main input[name="search"]:visible').first();
	await field.click();
	await expect(field).toHaveRole('combobox');
	await field.pressSequentially(text);
	const list = page.getByRole('listbox');
	await expect(list.getByRole('option').first()).toBeVisible();
	return { field, options: list.getByRole('option') };
}

for (const [text, path, search] of [
	['huis gent', '/nl/te-koop/', '/nl/te-koop/ city=gent|9000 type=1'],
	['maison 3 chambres gand', '/fr/a-vendre/', '/fr/a-vendre/ city=gand|9000 type=1 bedrooms=3'],
	['flat to rent in ghent', '/en/for-sale/', '/en/for-rent/ city=ghent|9000 type=2'],
	['apartement antwerpn', '/nl/te-koop/', '/nl/te-koop/ city=antwerpen|2000 type=2'],
] as const)
	test(`"${text}" leads to the search that it means`, async ({ page }) => {
		await page.goto(`${path}?${new URLSearchParams({ search: text })}`);
		expect(searchOf(page)).toBe(search);
		await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
	});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a sentence in the field of the home page is understood by the server', async ({ page }) => {
		await page.goto('/nl/');
		const form = page.locator('form:has(input[name="search"])').first();
		await form.locator('input[name="search"]').fill('appartement met 2 slaapkamers in gent');
		await form.locator('button[type="submit"]').click();
		expect(searchOf(page)).toBe('/nl/te-koop/ city=gent|9000 type=2 bedrooms=2');
	});

	test('who wants to sell is led to the valuation, above properties like theirs', async ({ page }) => {
		await page.goto('/fr/a-vendre/?search=combien+vaut+ma+maison+%C3%A0+Gand');
		await expect(page.locator(CARD).first()).toBeVisible();
		await page.getByRole('status').getByRole('link', { name: 'Demander une estimation gratuite' }).click();
		await expect(page).toHaveURL(/\/fr\/estimation-gratuite\/$/);
	});
});

test('who wants to let is led to the valuation on the list for rent', async ({ page }) => {
	await page.goto(`/en/for-sale/?${new URLSearchParams({ search: 'rent out my apartment' })}`);
	await expect(page).toHaveURL(/\/en\/for-rent\//);
	await waitForApplication(page);
	await page.getByRole('status').getByRole('link', { name: 'Ask for a free valuation' }).click();
	await expect(page.locator('#contact-demand form')).toBeVisible();
});

test('the name of a place finds only what lies there', async ({ page }) => {
	await page.goto('/nl/te-koop/?search=brussel');
	expect(searchOf(page)).toContain('city=');
	await expect(page.locator(CARD).first()).toBeVisible();
	await expect(page.locator(CARD).filter({ hasText: 'Aalst' })).toHaveCount(0);
});

test('a text that nothing has finds nothing, and says so', { tag: LONG_TAG }, async ({ page }) => {
	for (const text of ['%', '🏡', 'xyzzyx']) {
		await page.goto(`/nl/te-koop/?${new URLSearchParams({ search: text })}`);
		await expect(page.getByText(`We vonden niets voor “${text}”.`)).toBeVisible();
		await expect(page.locator(CARD)).toHaveCount(0);
	}
});

test('suggestions are chosen by keyboard, and remembered until they are cleared', async ({ page }) => {
	await page.goto('/nl/');
	const { field, options } = await typed(page, 'gen');
	await expect(options.first()).toContainText('Gent');
	expect(await axeViolations(page)).toEqual([]);
	await field.press('ArrowDown');
	await field.press('Enter');
	await expect(page).toHaveURL(/\/nl\/te-koop\/\?city=gent%7C9000$/);

	await page.goto('/nl/');
	await waitForApplication(page);
	await page.locator('main input[name="search"]:visible').first().click();
	await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Gent, 9000');
	await page.getByRole('option', { name: 'Wis recente zoekopdrachten' }).click();
	await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
});

test.describe('by touch on a phone', () => {
	test.use({ viewport: { width: 360, height: 760 }, hasTouch: true });

	test('a suggestion of the list is taken beside the other filters', { tag: LONG_TAG }, async ({ page }) => {
		await page.goto('/nl/te-koop/?bedrooms=2');
		await waitForApplication(page);
		const { options } = await typed(page, 'gen');
		await options.first().tap();
		await expect(page).toHaveURL(/city=gent%7C9000&bedrooms=2$/);
	});

	for (const javaScriptEnabled of [true, false])
		test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
			test.use({ javaScriptEnabled });

			test('a list is searched in words without its sheet of filters', async ({ page }) => {
				await page.goto('/nl/te-koop/?bedrooms=2');
				if (javaScriptEnabled) await waitForApplication(page);
				await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('appartement in gent');
				await page.getByRole('button', { name: 'Zoek', exact: true }).tap();
				await expect.poll(() => searchOf(page)).toBe('/nl/te-koop/ city=gent|9000 type=2 bedrooms=2');
			});
		});
});

test.describe('where no page is', () => {
	test.use({ expectedStatuses: [404] });

	test('the field has its suggestions as well', { tag: LONG_TAG }, async ({ page }) => {
		await page.goto('/nl/bestaat-niet/');
		const { options } = await typed(page, 'appart');
		await options.first().click();
		await expect(page).toHaveURL(/\/nl\/te-koop\/\?type=2$/);
	});
});
