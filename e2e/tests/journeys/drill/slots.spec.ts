import type { Page } from '@playwright/test';
import { expect, test, visit, waitForSlot } from '../../../src/drill/drill-page.ts';
import { followLink } from '../../../src/follow-link.ts';
import { watchReports } from '../../../src/page-reports.ts';

test.describe.configure({ mode: 'default' });

const aside = (page: Page) => page.locator('[data-aside]');

test('a page comes alive on the server’s markup, and there is nothing to report', async ({ page }) => {
	const reports = await watchReports(page);
	await visit(page, '/nl/oefening/');
	await waitForSlot(page, 'drill.aside');
	await page.getByRole('button', { name: '0 keer' }).click();
	await expect(page.getByRole('button', { name: '1 keer' })).toBeVisible();
	expect(reports).toEqual([]);
});

test('a slot that the server could not render is rendered by the browser', async ({ page }) => {
	await page.goto('/nl/oefening/?aside=throw');
	await expect(aside(page)).toBeVisible();
});

test.describe('code that cannot be loaded', () => {
	test('is taken from the previous version: operators are informed, the visitor is not', async ({
		page,
		site,
		complaints,
	}) => {
		await site.serve('1.1.0');
		const reports = await watchReports(page);
		const loaded = page.waitForResponse(/\/drill\/1\.0\.0\/client\/aside\./);
		await page.route('**/drill/1.1.0/client/aside.*.js', (route) => route.abort());
		await page.goto('/nl/oefening/?aside=throw');
		await expect(aside(page)).toBeVisible();
		expect((await loaded).status()).toBe(200);
		expect(reports).toContainEqual(
			expect.objectContaining({ kind: 'load-error', remote: 'drill', version: '1.1.0', slot: 'aside' }),
		);
		expect(complaints.filter((each) => !/aside\.|ERR_FAILED/.test(each))).toEqual([]);
		complaints.length = 0;
	});

	test('leaves a message with a way to try again when there is no other version', async ({
		page,
		complaints,
	}) => {
		let isBlocked = true;
		await page.route('**/drill/1.0.0/client/remoteEntry.js*', (route) =>
			isBlocked ? route.abort() : route.continue(),
		);
		await page.goto('/nl/oefening/?aside=throw');
		const retry = page.getByRole('button', { name: 'Probeer opnieuw' });
		await expect(retry).toBeVisible();
		await expect(page.locator('[data-marker]')).toHaveText('drill 1.0.0');
		await expect(page.getByRole('contentinfo')).toBeVisible();
		isBlocked = false;
		await retry.click();
		await expect(aside(page)).toBeVisible();
		expect(complaints.filter((each) => !/remoteEntry|ERR_FAILED/.test(each))).toEqual([]);
		complaints.length = 0;
	});
});

test.describe('shared components that not every page needs', () => {
	async function choose(page: Page): Promise<void> {
		const field = page.getByRole('combobox', { name: 'Keuze' });
		await field.click();
		await page.getByRole('option', { name: '2' }).click();
		await expect(field).toHaveValue('2');
	}

	test('come with the first slot that uses them, and not before', async ({ page }) => {
		const parts: string[] = [];
		page.on('request', (request) => {
			if (/\/-\/shell\/(?!(?:app|boot|vitals)\.).*\.js$/.test(request.url())) parts.push(request.url());
		});
		await visit(page, '/nl/oefening/');
		await page.waitForLoadState('networkidle');
		expect(parts).toEqual([]);
		await followLink(page, '/nl/velden/');
		await choose(page);
		expect(parts).not.toEqual([]);
	});

	test('come alive on the server’s markup', async ({ page }) => {
		const reports = await watchReports(page);
		await page.goto('/nl/velden/');
		await waitForSlot(page, 'fields.form');
		await choose(page);
		expect(reports).toEqual([]);
	});
});
