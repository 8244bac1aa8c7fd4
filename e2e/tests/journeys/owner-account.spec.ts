import type { BrowserContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { linkIn } from '../../../api/src/testing/mail-server.ts';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { chooseBeforehand } from '../../src/consent-choice.ts';
import { mailTo } from '../../src/mails.ts';
import { inviteOwner } from '../../src/owners/invite-owner.ts';
import { choosePassword, logIn, submit } from '../../src/owners/log-in-pages.ts';
import { TEST_SITE_URL } from '../../src/test-stack.ts';

const PASSWORD = 'zeven groene fietsen';
const NEW_PASSWORD = 'acht blauwe brommers';

// The log-in page says 401 of a session that is over, 422 of what was wrong.
// The width changes while pages come, which no transition outlives.
test.use({ expectedStatuses: [401, 422] });

const main = (page: Page) => page.getByRole('main');
const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key) });
const newAddress = (name: string) => `${name}-${Date.now()}@example.test`;

/** What axe finds on a small screen, and whether anything stands out of the page at both widths. */
async function inspect(page: Page): Promise<void> {
	for (const width of [1440, 360]) {
		await page.setViewportSize({ width, height: 900 });
		await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
	}
	expect(await axeViolations(page)).toEqual([]);
}

/** Switches the second factor on from the account page; returns the app's key and the recovery codes. */
async function setUpSecondFactor(page: Page): Promise<{ key: string; codes: string[] }> {
	const section = page.locator('#second-factor');
	await section.locator('[name="password"]').fill(PASSWORD);
	await section.locator('button[type="submit"]').click();
	await expect(section.locator('svg[role="img"]')).toBeVisible();
	const key = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '');
	await section.locator('[name="code"]').fill(codeOf(key).generate());
	await section.locator('button[type="submit"]').first().click();
	const codes = section.getByRole('status').locator('code');
	await expect(codes).toHaveCount(10);
	return { key, codes: await codes.allTextContents() };
}

test('in Dutch: the second step, and back to the page that was asked for', async ({ page }) => {
	const email = newAddress('tweede-stap');
	await choosePassword(page, await inviteOwner(email, { language: 'nl' }), PASSWORD);
	await expect(page).toHaveURL('/nl/eigenaar/');
	await page.goto('/nl/eigenaar/account/');
	const { key } = await setUpSecondFactor(page);
	await inspect(page);
	await page.getByRole('button', { name: 'Uitloggen', exact: true }).first().click();

	await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
	await expect(page).toHaveURL(/\/wachtwoord-vergeten\//);
	await inspect(page);

	await page.goto('/nl/eigenaar/account/?done=password');
	await logIn(page, email, PASSWORD);
	await expect(page).toHaveURL(/\/nl\/login\/code\//);
	await inspect(page);
	await page.locator('[name="code"]').fill('000000');
	await submit(page);
	await expect(main(page).getByRole('alert')).toContainText('Deze code klopt niet');
	// The code of this period was taken when the app was set up; the next one is good already.
	await page.locator('[name="code"]').fill(codeOf(key).generate({ timestamp: Date.now() + 30_000 }));
	await submit(page);
	await expect(page).toHaveURL('/nl/eigenaar/account/?done=password');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('in French: forgotten, reset, a recovery code, logged out everywhere', { tag: LONG_TAG }, async ({
		page,
		browser,
	}) => {
		const email = newAddress('oublie');
		await choosePassword(page, await inviteOwner(email, { language: 'fr' }), PASSWORD);
		await expect(page).toHaveURL('/fr/proprietaire/');
		await page.goto('/fr/proprietaire/compte/');
		const { codes } = await setUpSecondFactor(page);

		const other: BrowserContext = await browser.newContext({
			javaScriptEnabled: false,
			baseURL: TEST_SITE_URL,
		});
		await chooseBeforehand(other, TEST_SITE_URL);
		const elsewhere = await other.newPage();
		await elsewhere.goto('/fr/login/');
		await elsewhere.getByRole('link', { name: 'Mot de passe oublié' }).click();
		await elsewhere.locator('[name="email"]').fill(email);
		await submit(elsewhere);
		await expect(main(elsewhere).getByRole('status')).toContainText('un e-mail est en route');
		const reset = linkIn(await mailTo(email, /^Choisissez un nouveau/), /\/login\//);
		await choosePassword(elsewhere, reset, NEW_PASSWORD);
		await expect(elsewhere).toHaveURL(/\/fr\/login\/code\//);
		await elsewhere.getByRole('link', { name: 'Utiliser un code de récupération' }).click();
		await elsewhere.locator('[name="code"]').fill(codes[0] ?? '');
		await submit(elsewhere);
		await expect(elsewhere).toHaveURL(`${TEST_SITE_URL}/fr/proprietaire/`);

		// The reset has ended the first session.
		await page.reload();
		await expect(page).toHaveURL(/\/fr\/login\//);
		await logIn(page, email, NEW_PASSWORD);
		await page.getByRole('link', { name: 'Utiliser un code de récupération' }).click();
		await page.locator('[name="code"]').fill(codes[1] ?? '');
		await submit(page);
		await expect(page).toHaveURL('/fr/proprietaire/compte/');
		await expect(page.locator('#sessions tbody tr')).toHaveCount(2);
		await page.getByRole('button', { name: 'Se déconnecter partout' }).click();
		await expect(main(page).getByRole('status')).toContainText('de tous vos appareils');
		await elsewhere.reload();
		await expect(elsewhere).toHaveURL(/\/fr\/login\//);
		await other.close();
	});
});
