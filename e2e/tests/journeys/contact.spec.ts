import type { Page } from '@playwright/test';
import { expect, test } from '../../src/clean-page.ts';
import { mailsTo } from '../../src/mails.ts';

async function fill(page: Page, email: string, isScripted: boolean) {
	const form = page.locator('[data-slot-name="forms.site-contact"] form');
	if (isScripted) await expect(form).toHaveAttribute('data-alive');
	await form.locator('[name="title"][value="none"]').check();
	await form.locator('[name="firstName"]').fill('Lotte');
	await form.locator('[name="lastName"]').fill('Vermeulen');
	await form.locator('[name="email"]').fill(email);
	await form.locator('[name="phone"]').fill('0478123456');
	await form.locator('[name="remark"]').fill('Ik zoek een huis met een kleine tuin.');
	// The proof comes with the first interaction, so not without JavaScript.
	if (isScripted) await form.locator('[name="captcha"]').fill('ABCDE');
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled, expectedStatuses: [401, 422] });

		test('a request is stored, thanked for and confirmed by mail, once', async ({ page }) => {
			const email = `lotte-${javaScriptEnabled}-${Date.now()}@example.be`;
			await page.goto('/nl/contact/');
			await fill(page, email, javaScriptEnabled);
			await page.locator('[data-slot-name="forms.site-contact"] button[type="submit"]').click();
			await expect(page).toHaveURL(/\/nl\/bedankt\/site-contact\//);
			await expect(page.getByRole('main')).toContainText(/M-[A-Z0-9]{4}-[A-Z0-9]{2}/);
			await expect.poll(() => mailsTo(email).length).toBe(1);
		});

		test('what was typed stays when something is missing', async ({ page }) => {
			await page.goto('/nl/contact/');
			await fill(page, 'geen-adres', javaScriptEnabled);
			const form = page.locator('[data-slot-name="forms.site-contact"] form');
			await form
				.evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''))
				.catch(() => {});
			await form.locator('button[type="submit"]').click();
			await expect(page.locator('[data-slot-name="forms.site-contact"]')).toContainText(/e-mail/i);
			await expect(page.locator('[name="email"]')).toHaveValue('geen-adres');
			await expect(page.locator('[name="firstName"]')).toHaveValue('Lotte');
			await expect(page.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
		});
	});
}
