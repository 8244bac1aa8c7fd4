import type { Page } from '@playwright/test';

/** Sends the form of a page that leads into the portal, as a press on its button does. */
export const submit = (page: Page) =>
	page.getByRole('main').locator('form button[type="submit"]').last().click();

/** Fills in the log-in page that is open. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
	await page.locator('[name="email"]').fill(email);
	await page.locator('[name="password"]').fill(password);
	await submit(page);
}

/** Chooses a password behind a mailed link. */
export async function choosePassword(page: Page, link: string, password: string): Promise<void> {
	await page.goto(link);
	await page.locator('[name="password"]').fill(password);
	await page.locator('[name="passwordRepeat"]').fill(password);
	await submit(page);
}
