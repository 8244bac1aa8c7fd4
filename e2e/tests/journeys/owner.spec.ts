import { expect, test } from '../../src/clean-page.ts';
import { DEMO_OWNER } from '../../src/owners/demo-owner.ts';
import { logIn } from '../../src/owners/log-in-pages.ts';
import { startOwnerSession } from '../../src/owners/owner-session.ts';

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled, expectedStatuses: [401, 422] });

		test('an owner logs in, sees own properties and logs out for good', async ({ page, context }) => {
			await page.goto('/nl/eigenaar/');
			await expect(page).toHaveURL(/\/nl\/login\//);
			await logIn(page, DEMO_OWNER.email, DEMO_OWNER.password);
			await expect(page).toHaveURL(/\/nl\/eigenaar\//);
			await expect(page.getByRole('main').locator('article').first()).toBeVisible();
			const session = (await context.cookies()).find(({ name }) => name === '__Host-session');
			expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });

			await page.getByRole('button', { name: /afmelden|uitloggen/i }).click();
			await expect(page).toHaveURL(/\/nl\/login\/\?notice=out$/);
			await page.goto('/nl/eigenaar/');
			await expect(page).toHaveURL(/\/nl\/login\//);
		});

		test('a wrong password gets one generic answer', async ({ page }) => {
			await page.goto('/en/login/');
			await logIn(page, DEMO_OWNER.email, 'not the password');
			await expect(page.getByRole('main')).toContainText('The username or password are not correct');
			await expect(page.locator('[name="email"]')).toHaveValue(DEMO_OWNER.email);
		});
	});
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('an owner filters and sorts the messages by form and links', async ({ page, context }) => {
		await startOwnerSession(context);
		await page.goto('/nl/eigenaar/');
		const property = page.getByRole('main').locator('article').last().getByRole('link').first();
		await page.goto((await property.getAttribute('href')) ?? '');
		const table = page.getByRole('table', { name: 'Berichten en gesprekken' });
		const type = (await table.getByRole('row').nth(1).getByRole('cell').nth(1).textContent()) ?? '';
		await page.getByLabel('Soort').selectOption(type);
		await page.getByRole('button', { name: 'Tonen', exact: true }).click();
		await expect(page).toHaveURL(/[?&]type=/);
		await expect(table.getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveText(type);
		await table.getByRole('link', { name: 'Onderwerp' }).click();
		await expect(page).toHaveURL(/sort=subject/);
		await expect(table.getByRole('columnheader', { name: 'Onderwerp' })).toHaveAttribute(
			'aria-sort',
			'ascending',
		);
	});
});

test('portal pages are never kept by a cache', async ({ request }) => {
	const response = await request.get('/nl/login/');
	expect(response.headers()['cache-control']).toContain('no-store');
});
