import { isListed } from '@estate/shared-contract';
import type { Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { expect, test } from '../../src/clean-page.ts';
import { waitForApplication } from '../../src/living-page.ts';
import { DEMO_OWNER } from '../../src/owners/demo-owner.ts';
import { logIn } from '../../src/owners/log-in-pages.ts';

type Found = Record<'cookie' | 'local' | 'session', string[]>;

/** Names of all that stands in the browser, the cookies that scripts cannot see too. */
async function storedIn(page: Page): Promise<Found> {
	const cookies = await page.context().cookies();
	const [local, session] = await page.evaluate(() => [
		Object.keys(localStorage),
		Object.keys(sessionStorage),
	]);
	return { cookie: cookies.map(({ name }) => name), local: local ?? [], session: session ?? [] };
}

/** Fails with the names that the cookie policy does not list. */
function expectListed(found: Found): void {
	const unlisted = Object.entries(found).flatMap(([where, names]) =>
		names.filter((name) => !isListed(name, where as keyof Found)).map((name) => `${where} ${name}`),
	);
	expect(unlisted).toEqual([]);
}

test('the cookie policy lists all that a journey through the site leaves in the browser, and opens the choice', {
	tag: LONG_TAG,
}, async ({ page }) => {
	const seen = new Set<string>();
	const look = async () => {
		const found = await storedIn(page);
		expectListed(found);
		for (const names of Object.values(found)) for (const name of names) seen.add(name);
	};
	await page.goto('/nl/te-koop/');
	await waitForApplication(page);
	const main = page.getByRole('main');
	await main
		.getByRole('button', { name: /^Bewaar “/ })
		.first()
		.click();
	await main
		.getByRole('button', { name: /^Vergelijk “/ })
		.first()
		.click();
	await main.locator('article a').first().click();
	await expect(page).toHaveURL(/\/nl\/te-koop\/[^/]+\/[^/]+\/\d+\/$/);
	await look();
	await page.goto('/nl/contact/');
	await waitForApplication(page);
	await main.locator('[name=remark]').fill('Een vraag');
	await page.getByRole('contentinfo').getByText('Donker').click();
	await look();
	await page.goto('/nl/te-koop/?lng=fr');
	await waitForApplication(page);
	await look();
	await page.goto('/nl/login/');
	await logIn(page, DEMO_OWNER.email, DEMO_OWNER.password);
	await expect(page).toHaveURL(/\/nl\/eigenaar\//);
	await look();
	// The journey was one: something of every kind was left.
	for (const name of [
		'i18next',
		'estate-favourites-1',
		'estate-comparison-1',
		'colour-scheme',
		'__Host-session',
	])
		expect([...seen]).toContain(name);

	await page.goto('/nl/cookiebeleid/');
	await expect(main.getByRole('row', { name: /estate-favourites-1/ })).toBeVisible();
	await main.getByRole('button', { name: 'Mijn cookiekeuze aanpassen' }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
});
