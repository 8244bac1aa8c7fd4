import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolations } from '../../src/axe.ts';
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

/** Logs the demo's owner in, which leads to the overview. */
async function logIn(page: Page): Promise<void> {
	await page.goto('/nl/login/');
	await page.locator('[name="email"]').fill(DEMO_OWNER.email);
	await page.locator('[name="password"]').fill(DEMO_OWNER.password);
	await page.getByRole('main').locator('form button[type="submit"]').click();
	await expect(page).toHaveURL(/\/nl\/eigenaar\//);
}

for (const width of [1440, 360])
	test(`an owner follows one home at ${width} px: chart, table and files`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		const isChartCode = (body: string) => body.includes('recharts');
		const bodies: Promise<string>[] = [];
		page.on('response', (response) => {
			if (response.url().endsWith('.js')) bodies.push(response.text().catch(() => ''));
		});
		await logIn(page);
		await page.reload({ waitUntil: 'networkidle' });
		expect((await Promise.all(bodies)).filter(isChartCode)).toEqual([]);

		const home = page.getByRole('main').locator('article').last().getByRole('link').first();
		await page.goto((await home.getAttribute('href')) ?? '');
		const statistics = page.getByRole('region', { name: 'Bekeken in de laatste 30 dagen' });
		await statistics.scrollIntoViewIfNeeded();
		const chart = statistics.getByRole('img', { name: /keer bekeken in de laatste 30 dagen/ });
		await expect(chart.locator('svg path').first()).toBeAttached();
		expect((await Promise.all(bodies)).some(isChartCode)).toBe(true);
		await statistics.getByText('Cijfers per dag').click();
		await expect(statistics.getByRole('rowheader')).toHaveCount(30);
		expect(await axeViolations(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

		const [picture] = await Promise.all([
			page.waitForEvent('download'),
			statistics.getByRole('button', { name: /Downloaden als afbeelding/ }).click(),
		]);
		expect((await readFile(await picture.path())).subarray(1, 4).toString()).toBe('PNG');
		for (const [name, start] of [
			['Downloaden als CSV', '\uFEFFDatum;Soort;Contact'],
			['Downloaden voor Excel', 'PK'],
		] as const) {
			const [file] = await Promise.all([
				page.waitForEvent('download'),
				page.getByRole('link', { name }).click(),
			]);
			expect((await readFile(await file.path(), 'utf8')).startsWith(start)).toBe(true);
		}
	});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('an owner filters and sorts the messages by form and links', async ({ page }) => {
		await logIn(page);
		const home = page.getByRole('main').locator('article').last().getByRole('link').first();
		await page.goto((await home.getAttribute('href')) ?? '');
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
