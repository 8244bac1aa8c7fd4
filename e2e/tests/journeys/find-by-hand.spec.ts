import type { Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { expect, test } from '../../src/clean-page.ts';
import { fillForm, newEmail, VALUES } from '../../src/forms/fill-form.ts';
import { waitForApplication } from '../../src/living-page.ts';
import { mailTextTo } from '../../src/mails.ts';

const SENTENCE = 'huis met tuin in gent';
const FOUND = '/nl/te-koop/?city=gent%7C9000&type=1&feature=garden';
const NEAR = `${FOUND}&radius=10`;

const field = (page: Page) => page.locator('main input[name="search"]:visible').first();
const filters = (page: Page) => page.getByRole('search', { name: 'Filters' }).locator('form');
const saveLink = (page: Page) =>
	page.getByRole('complementary', { name: 'Zoekopdracht bewaren' }).getByRole('link');

/** The dialog of a search that is to be saved, filled in; what sends it. */
async function filledIn(page: Page, email: string) {
	const dialog = page.getByRole('dialog', { name: 'Bewaar deze zoekopdracht' });
	await expect(dialog.locator('form[data-alive]')).toBeVisible();
	return fillForm(page, 'save-search', { ...VALUES, email });
}

async function expectSaved(page: Page, email: string): Promise<void> {
	await expect(page.getByText('Uw zoekopdracht is bewaard.')).toBeVisible();
	expect(await mailTextTo(email)).toContain('Gent');
}

test.describe('by touch on a phone', () => {
	test.use({ viewport: { width: 360, height: 760 }, hasTouch: true });

	test('a sentence, a radius, and the search is saved', { tag: LONG_TAG }, async ({ page }) => {
		await page.goto('/nl/');
		await waitForApplication(page);
		await field(page).tap();
		await field(page).fill(SENTENCE);
		await page.locator('form:has(input[name="search"]) button[type="submit"]:visible').first().tap();
		await expect(page).toHaveURL(FOUND);

		await page.getByRole('button', { name: /^Filters/ }).tap();
		await filters(page).locator('summary', { hasText: 'Plaats' }).tap();
		await filters(page).getByLabel('Straal rond de plaats').selectOption('10');
		await filters(page).getByRole('button', { name: /^Toon/ }).tap();
		await expect(page).toHaveURL(NEAR);

		const email = newEmail('touches');
		await page.waitForFunction(() => document.querySelector('[data-slot-alive] aside'));
		await saveLink(page).tap();
		await (await filledIn(page, email)).tap();
		await expectSaved(page, email);
	});
});

test('by keyboard alone: a sentence, and the search is saved', { tag: LONG_TAG }, async ({ page }) => {
	await page.goto('/nl/');
	await waitForApplication(page);
	await field(page).focus();
	await page.keyboard.type(SENTENCE);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(FOUND);

	const email = newEmail('types');
	await page.waitForFunction(() => document.querySelector('[data-slot-alive] aside'));
	await saveLink(page).press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Bewaar deze zoekopdracht' });
	await expect(dialog.locator(':focus')).toHaveCount(1);
	await (await filledIn(page, email)).press('Enter');
	await expectSaved(page, email);
});
