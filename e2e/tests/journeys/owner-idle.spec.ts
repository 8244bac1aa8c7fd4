import type { Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, startedBefore, test } from '../../src/clean-page.ts';
import { slotAlive } from '../../src/living-page.ts';
import { MovedClock } from '../../src/moved-clock.ts';
import { demoItems, OwnSite } from '../../src/own-site.ts';
import { logIn } from '../../src/owners/log-in-pages.ts';
import { untilQuiet } from '../../src/page-traffic.ts';

const IDLE_SECONDS = 1_800;
/** An owner is warned two minutes before the end. */
const WARNED_SECONDS = IDLE_SECONDS - 110;
const OWNER = { kind: 'owner', id: 1, firstName: 'Lieve', lastName: 'Maes', propertyIds: [] };
const ACCOUNT = { email: 'lieve@example.test', password: 'zeven groene fietsen' };

let site: OwnSite;
let clock: MovedClock;
// The log-in page says 401 of a session that is over.
test.use({ expectedStatuses: [401], baseURL: startedBefore(() => site?.url) });
// One site, and one clock of its api, for all.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
	test.setTimeout(120_000);
	site = await OwnSite.reserve({ name: 'idle', environment: { SESSION_IDLE: String(IDLE_SECONDS) } });
	clock = new MovedClock(site.dataDir);
	const nothing = { visits: [], communications: [], media: [], pageVisits: [] };
	await site.import([
		...demoItems().filter(({ kind }) => kind === 'site'),
		{ ...OWNER, ...ACCOUNT, ...nothing },
	]);
	await Promise.all([site.startApi(clock.environment), site.startSite()]);
});
test.afterAll(() => site?.stop());
test.beforeEach(({ context }) => context.clock.install());

/** Time passes for the api and for all tabs of the owner, once what follows the session in this tab is alive. */
async function pass(page: Page, seconds: number): Promise<void> {
	await slotAlive(page, 'owner-portal.session');
	await untilQuiet(page);
	await clock.moveOn(site.apiPid, seconds);
	await page.context().clock.fastForward(seconds * 1000);
}

/** Logs in, which leads to the account page. */
async function openAccount(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await logIn(page, ACCOUNT.email, ACCOUNT.password);
	await expect(page).toHaveURL(address);
}

for (const { language, address, name, stay, logOut, out } of [
	{
		language: 'nl',
		address: '/nl/eigenaar/account/',
		name: 'Bent u er nog?',
		stay: 'Ingelogd blijven',
		logOut: 'Uitloggen',
		out: 'U bent uitgelogd.',
	},
	{
		language: 'fr',
		address: '/fr/proprietaire/compte/',
		name: 'Êtes-vous toujours là ?',
		stay: 'Rester connecté',
		logOut: 'Se déconnecter',
		out: 'Vous êtes bien déconnecté.',
	},
] as const)
	test(`an owner who is warned stays, and logs out for good (${language})`, {
		tag: language === 'nl' ? [] : [LONG_TAG],
	}, async ({ page }) => {
		await openAccount(page, address);
		const warning = page.getByRole('alertdialog', { name });
		await expect(warning).toBeHidden();
		await pass(page, WARNED_SECONDS);
		await warning.getByRole('button', { name: stay }).click();
		await expect(warning).toBeHidden();
		await page.getByRole('button', { name: logOut, exact: true }).click();
		await expect(page.getByRole('main').getByRole('status')).toHaveText(out);
		await page.goBack();
		await expect(page).toHaveURL(/\/login\/\?next=/);
		await expect(page.locator('body')).not.toContainText(ACCOUNT.email);
	});

test('a request of one tab counts for the others; without an answer all end at the log-in, which leads back', {
	tag: LONG_TAG,
}, async ({ page, context }) => {
	await openAccount(page, '/en/owner/account/');
	const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
	const stay = warning.getByRole('button', { name: 'Stay logged in' });
	await pass(page, WARNED_SECONDS);
	await expect(stay).toBeFocused();
	expect(await axeViolations(page)).toEqual([]);
	const other = await context.newPage();
	await other.goto('/en/owner/');
	await expect(warning).toBeHidden();

	await pass(page, WARNED_SECONDS);
	const warningThere = other.getByRole('alertdialog');
	await expect(warningThere).toBeVisible();
	await expect(warning).toBeVisible();
	await stay.click();
	await expect(warning).toBeHidden();
	await expect(warningThere).toBeHidden();

	await pass(page, IDLE_SECONDS);
	await expect(page).toHaveURL(/\/en\/login\/\?next=/);
	await expect(other).toHaveURL(/\/en\/login\//);
	await expect(page.getByRole('main').getByRole('status')).toContainText('You were inactive for a while');
	await logIn(page, ACCOUNT.email, ACCOUNT.password);
	await expect(page).toHaveURL('/en/owner/account/');
});
