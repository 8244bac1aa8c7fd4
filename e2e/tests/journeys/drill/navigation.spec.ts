import { expect, test, visit } from '../../../src/drill/drill-page.ts';
import { followLink } from '../../../src/follow-link.ts';
import { waitForApplication, watchRequests } from '../../../src/living-page.ts';
import { untilIdle } from '../../../src/page-traffic.ts';

test.describe.configure({ mode: 'default' });

test('a place on the page keeps what a visitor did there; Back to the page begins again', async ({
	page,
}) => {
	await visit(page, '/nl/oefening/');
	await page.getByRole('button', { name: '0 keer' }).click();
	await page.waitForLoadState('networkidle');
	const requests = watchRequests(page);
	await followLink(page, '#main');
	await expect(page).toHaveURL(/\/nl\/oefening\/#main$/);
	await page.evaluate(untilIdle);
	await expect(page.getByRole('button', { name: '1 keer' })).toBeVisible();
	expect(requests.all).toEqual([]);

	await page.getByRole('link', { name: 'Volgende' }).click();
	await expect(page.locator('h1')).toHaveText('Oefening 7');
	await page.goBack();
	await expect(page.locator('h1')).toHaveText('Oefening');
	await page.getByRole('button', { name: '0 keer' }).click();
});

test.describe('a page of the frame itself', () => {
	test.use({ expectedStatuses: [404, 503] });

	test('comes alive when the page cannot be had, and leads on without a document', async ({ page, site }) => {
		site.api.answer('types', 503);
		await page.goto('/nl/oefening/?main=api');
		await page.keyboard.press('Tab');
		await waitForApplication(page);
		await expect(page.locator('h1')).toHaveText('De site is even niet bereikbaar');
		const { documents } = watchRequests(page);
		site.api.reset();
		await page.getByRole('link', { name: 'Probeer opnieuw' }).click();
		await expect(page.locator('[data-marker]')).toBeVisible();
		expect(documents).toEqual([]);
	});
});
