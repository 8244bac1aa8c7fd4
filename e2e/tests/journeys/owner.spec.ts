import { expect, test } from '../../src/clean-page.ts';
import { DEMO_OWNER } from '../../src/demo-owner.ts';

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled, expectedStatuses: [401, 422] });

		test('an owner logs in, sees own properties and logs out for good', async ({ page, context }) => {
			await page.goto('/nl/eigenaar/');
			await expect(page).toHaveURL(/\/nl\/login\//);
			await page.locator('[name="email"]').fill(DEMO_OWNER.email);
			await page.locator('[name="password"]').fill(DEMO_OWNER.password);
			await page.getByRole('main').locator('form button[type="submit"]').click();
			await expect(page).toHaveURL(/\/nl\/eigenaar\//);
			await expect(page.getByRole('main').locator('article').first()).toBeVisible();
			const session = (await context.cookies()).find(({ name }) => name === '__Host-session');
			expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });

			await page.getByRole('button', { name: /afmelden|uitloggen/i }).click();
			await page.goto('/nl/eigenaar/');
			await expect(page).toHaveURL(/\/nl\/login\//);
		});

		test('a wrong password gets one generic answer', async ({ page }) => {
			await page.goto('/en/login/');
			await page.locator('[name="email"]').fill(DEMO_OWNER.email);
			await page.locator('[name="password"]').fill('not the password');
			await page.getByRole('main').locator('form button[type="submit"]').click();
			await expect(page.getByRole('main')).toContainText('The username or password are not correct');
			await expect(page.locator('[name="email"]')).toHaveValue(DEMO_OWNER.email);
		});
	});
}

test('portal pages are never kept by a cache', async ({ request }) => {
	const response = await request.get('/nl/login/');
	expect(response.headers()['cache-control']).toContain('no-store');
});
