import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../src/clean-page.ts';
import { fillForm, livingForm, newEmail, VALUES } from '../../src/forms/fill-form.ts';
import { formAddress } from '../../src/forms/form-pages.ts';
import { waitForApplication } from '../../src/living-page.ts';

const BEFORE = '/nl/te-koop/';
const pathOf = (page: Page) => new URL(page.url()).pathname;
const over = (page: Page) => page.evaluate(() => history.state?.over);

/** A page to go back to, then the form. */
async function toOffer(page: Page, address: string): Promise<Locator> {
	await page.goto(BEFORE);
	await page.goto(address);
	await waitForApplication(page);
	return livingForm(page, 'purchase-offer');
}

async function isAt(form: Locator, step: number): Promise<void> {
	await expect(form.locator(`[data-step="${step}"]`)).toBeVisible();
	await expect(form.locator(`[data-step="${step}"] h2`)).toBeFocused();
	// The entry of the history comes, or goes, with the step.
	await expect.poll(() => over(form.page())).toBe(step > 0 ? 1 : undefined);
}

test('Back goes through the steps of a form, one by one, and leaves the page from the first alone', async ({
	page,
	request,
}) => {
	const address = await formAddress(request, 'purchase-offer', 'nl');
	const form = await toOffer(page, address);
	await fillForm(page, 'purchase-offer', { ...VALUES, email: newEmail('back') });
	const length = await page.evaluate(() => history.length);
	await expect.poll(() => over(page)).toBe(1);
	await page.goBack();
	await isAt(form, 1);
	await expect(form.locator('[name="lastName"]')).toHaveValue(VALUES.lastName ?? '');
	await page.goBack();
	await isAt(form, 0);
	await expect(form.locator('[name="amount"]')).not.toHaveValue('');
	expect(await page.evaluate(() => history.length)).toBe(length);

	// Forward finds nothing, and leaves nothing behind that a press of Back would be spent on.
	await page.goForward();
	await expect.poll(() => over(page)).toBeUndefined();
	await expect(form.locator('[data-step="0"]')).toBeVisible();
	await page.goBack();
	await expect.poll(() => pathOf(page)).toBe(BEFORE);
});

test('the form’s own button, a reload and a link of a later step take no press of Back', async ({
	page,
	request,
}) => {
	const address = await formAddress(request, 'purchase-offer', 'nl');
	const form = await toOffer(page, address);
	const offer = pathOf(page);
	const next = form.locator('button[type="submit"]');
	await fillForm(page, 'purchase-offer', { ...VALUES, email: newEmail('back') });
	const previous = form.getByRole('button', { name: 'Vorige stap' });
	await previous.click();
	await isAt(form, 1);
	await previous.click();
	await isAt(form, 0);

	await next.click();
	await isAt(form, 1);
	await page.reload();
	await livingForm(page, 'purchase-offer');
	await expect.poll(() => over(page)).toBeUndefined();
	await expect(form.locator('[data-step="0"]')).toBeVisible();
	await expect(form.locator('[name="amount"]')).not.toHaveValue('');

	await next.click();
	await isAt(form, 1);
	await page.locator('footer a[href="/nl/contact/"], header a[href="/nl/contact/"]').first().click();
	await expect.poll(() => pathOf(page)).toBe('/nl/contact/');
	await page.goBack();
	await expect.poll(() => pathOf(page)).toBe(offer);
	await expect(form.locator('[data-step="0"]')).toBeVisible();
	expect(await over(page)).toBeUndefined();
	await page.goBack();
	await expect.poll(() => pathOf(page)).toBe(BEFORE);
});

test('after a form that was sent Back shows it anew, and one more leaves it', async ({ page, request }) => {
	const address = await formAddress(request, 'purchase-offer', 'nl');
	const form = await toOffer(page, address);
	await (await fillForm(page, 'purchase-offer', { ...VALUES, email: newEmail('back') })).click();
	await expect(page).toHaveURL(/\/nl\/bedankt\/purchase-offer\/\?ref=M-/);
	await page.goBack();
	await livingForm(page, 'purchase-offer');
	await expect(form.locator('[data-step="0"]')).toBeVisible();
	await expect(form.locator('[name="lastName"]')).toHaveValue('');
	await page.goBack();
	await expect.poll(() => pathOf(page)).toBe(BEFORE);
});
