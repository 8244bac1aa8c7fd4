import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { chooseBeforehand } from '../../src/consent-choice.ts';
import { demoItems, OwnSite } from '../../src/own-site.ts';
import { logIn } from '../../src/owners/log-in-pages.ts';

/** Half of it is warning: time enough for what is done meanwhile, on a machine that has other work. */
const IDLE_SECONDS = 12;
const OWNER = { kind: 'owner', id: 1, firstName: 'Lieve', lastName: 'Maes', propertyIds: [] };
const ACCOUNT = { email: 'lieve@example.test', password: 'zeven groene fietsen' };

let site: OwnSite;
// The log-in page says 401 of a session that is over.
test.use({ expectedStatuses: [401] });
test.beforeAll(async () => {
	test.setTimeout(120_000);
	site = new OwnSite({
		name: 'idle',
		offsets: [11, 12],
		environment: { SESSION_IDLE: String(IDLE_SECONDS) },
	});
	// A run that reuses data starts from the feed alone.
	rmSync(site.dataDir, { recursive: true, force: true });
	const nothing = { visits: [], communications: [], media: [], pageVisits: [] };
	await site.import([
		...demoItems().filter(({ kind }) => kind === 'site'),
		{ ...OWNER, ...ACCOUNT, ...nothing },
	]);
	await Promise.all([site.startApi(), site.startSite()]);
});
test.afterAll(() => site?.stop());
test.beforeEach(({ context }) => chooseBeforehand(context, site.url));

/** Logs in, which leads to the account page. */
async function openAccount(page: Page, address: string): Promise<void> {
	await page.goto(site.url + address);
	await logIn(page, ACCOUNT.email, ACCOUNT.password);
	await expect(page).toHaveURL(site.url + address);
}

/** Stays when warned, then logs out; Back shows nothing. */
async function stayAndLeave(
	page: Page,
	{ address, name, stay, logOut, out }: (typeof LANGUAGES)[number],
): Promise<void> {
	await openAccount(page, address);
	const warning = page.getByRole('alertdialog', { name });
	await warning.getByRole('button', { name: stay }).click();
	await expect(warning).toBeHidden();
	await page.getByRole('button', { name: logOut, exact: true }).click();
	await expect(page.getByRole('main').getByRole('status')).toHaveText(out);
	await page.goBack();
	await expect(page).toHaveURL(/\/login\/\?next=/);
	await expect(page.locator('body')).not.toContainText(ACCOUNT.email);
}

/** A request of one tab counts for the others; when nobody answers all end at the log-in, which leads back. */
async function endInAllTabs(page: Page): Promise<void> {
	await openAccount(page, '/en/owner/account/');
	const warning = page.getByRole('alertdialog');
	const stay = warning.getByRole('button', { name: 'Stay logged in' });
	await expect(stay).toBeFocused();
	const other = await page.context().newPage();
	await other.goto(`${site.url}/en/owner/`);
	await expect(warning).toBeHidden();

	const warningThere = other.getByRole('alertdialog');
	await expect(warningThere).toBeVisible();
	await expect(warning).toBeVisible();
	await stay.click();
	await expect(warning).toBeHidden();
	await expect(warningThere).toBeHidden();

	await expect(page).toHaveURL(/\/en\/login\/\?next=/, { timeout: 3 * IDLE_SECONDS * 1000 });
	await expect(other).toHaveURL(/\/en\/login\//);
	await expect(page.getByRole('main').getByRole('status')).toContainText('Nothing happened for a while');
	await logIn(page, ACCOUNT.email, ACCOUNT.password);
	await expect(page).toHaveURL(`${site.url}/en/owner/account/`);
}

const LANGUAGES = [
	{
		address: '/nl/eigenaar/account/',
		name: 'Bent u er nog?',
		stay: 'Ingelogd blijven',
		logOut: 'Uitloggen',
		out: 'U bent uitgelogd.',
	},
	{
		address: '/fr/proprietaire/compte/',
		name: 'Êtes-vous toujours là ?',
		stay: 'Rester connecté',
		logOut: 'Se déconnecter',
		out: 'Vous êtes déconnecté.',
	},
	{
		address: '/en/owner/account/',
		name: 'Are you still there?',
		stay: 'Stay logged in',
		logOut: 'Log out',
		out: 'You are logged out.',
	},
] as const;

test('an owner is warned before the session ends: stays and logs out in three languages, and ends in all tabs', async ({
	page,
	browser,
}) => {
	// Side by side: most of it is waiting for the session to end.
	test.setTimeout(90_000);
	await Promise.all([
		endInAllTabs(page),
		...LANGUAGES.map(async (language) => {
			const context = await browser.newContext();
			await chooseBeforehand(context, site.url);
			await stayAndLeave(await context.newPage(), language);
			await context.close();
		}),
	]);
	// Last, with nothing beside it: axe has to be through before the session is over.
	const warning = page.getByRole('alertdialog');
	await expect(warning).toBeVisible();
	expect(await axeViolations(page)).toEqual([]);
	await expect(warning).toBeVisible();
});
