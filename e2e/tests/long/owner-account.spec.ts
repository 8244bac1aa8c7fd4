import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { linkIn, MailServer } from '../../../api/src/testing/mail-server.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { chooseBeforehand } from '../../src/consent-choice.ts';
import { OwnSite, smallAgency } from '../../src/own-site.ts';

const PASSWORD = 'zeven groene fietsen';
const NEW_PASSWORD = 'acht blauwe brommers';
const IDLE_SECONDS = 10;
const DUTCH = 'lieve.nl@example.test';

let site: OwnSite;
let mails: MailServer;
test.describe.configure({ mode: 'serial' });
// The log-in page says 401 of a session that is over, 422 of what was wrong, 404 of a link that was used.
// The width changes while pages come, which no transition outlives.
test.use({ expectedStatuses: [401, 404, 422], contextOptions: { reducedMotion: 'reduce' } });
test.beforeAll(async () => {
	test.setTimeout(240_000);
	mails = await MailServer.reserve();
	await mails.start();
	site = new OwnSite({ name: 'account', offsets: [11, 12], environment: { SMTP_URL: mails.url } });
	// A run that reuses data starts from the feed alone.
	rmSync(site.dataDir, { recursive: true, force: true });
	await site.import(smallAgency());
	await Promise.all([site.startApi(), site.startSite()]);
});
test.afterAll(async () => {
	await site?.stop();
	await mails?.stop();
});
test.beforeEach(({ context }) => chooseBeforehand(context, site.url));

const main = (page: Page) => page.getByRole('main');
const submit = (page: Page) => main(page).locator('form button[type="submit"]').last().click();
const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key) });

/** What axe finds at both widths, and whether anything stands out of the page. */
async function inspect(page: Page): Promise<void> {
	for (const width of [360, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		expect(await axeViolations(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
	}
}

const INVITATION = /^(Uw toegang|Votre accès|Your access)/;
const RESET = /^Choisissez un nouveau/;

/** The link of the newest mail to an address that is about something. */
const linkTo = async (address: string, subject: RegExp) => linkIn(await mails.next(address, subject), /./);

const invite = (email: string, language: string) =>
	site.command('owners', [
		'create',
		email,
		'--first-name',
		'Lieve',
		'--last-name',
		'Maes',
		'--language',
		language,
	]);

async function choosePassword(page: Page, link: string, password: string): Promise<void> {
	await page.goto(link);
	await page.locator('[name="password"]').fill(password);
	await page.locator('[name="passwordRepeat"]').fill(password);
	await submit(page);
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
	await page.locator('[name="email"]').fill(email);
	await page.locator('[name="password"]').fill(password);
	await submit(page);
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
	const codes = await section.getByRole('status').locator('code').allTextContents();
	expect(codes).toHaveLength(10);
	return { key, codes };
}

test('in Dutch: invited, a password, the portal, out, and Back shows nothing', async ({ page }) => {
	await invite(DUTCH, 'nl');
	const link = await linkTo(DUTCH, INVITATION);
	await page.goto(link);
	await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Kies uw wachtwoord');
	await inspect(page);
	await choosePassword(page, link, PASSWORD);
	await expect(page).toHaveURL(`${site.url}/nl/eigenaar/`);
	await page.getByRole('link', { name: 'Mijn account' }).click();
	await expect(main(page)).toContainText(DUTCH);

	await page.getByRole('button', { name: 'Uitloggen', exact: true }).first().click();
	await expect(main(page).getByRole('status')).toHaveText('U bent uitgelogd.');
	await page.goBack();
	await expect(page).toHaveURL(/\/nl\/login\/\?next=/);
	await expect(page.locator('body')).not.toContainText(DUTCH);

	// The link of the invitation was good once.
	await page.goto(link);
	await expect(main(page)).toContainText('Deze link werkt niet meer');
});

test('in Dutch: the second step, and back to the page that was asked for', async ({ page }) => {
	await page.goto(`${site.url}/nl/eigenaar/account/`);
	await logIn(page, DUTCH, PASSWORD);
	await expect(page).toHaveURL(`${site.url}/nl/eigenaar/account/`);
	const { key } = await setUpSecondFactor(page);
	await inspect(page);
	await page.getByRole('button', { name: 'Uitloggen', exact: true }).first().click();

	await page.goto(`${site.url}/nl/eigenaar/account/?done=password`);
	await logIn(page, DUTCH, PASSWORD);
	await expect(page).toHaveURL(/\/nl\/login\/code\//);
	await inspect(page);
	await page.locator('[name="code"]').fill('000000');
	await submit(page);
	await expect(main(page).getByRole('alert')).toContainText('Deze code klopt niet');
	// The code of this period was taken when the app was set up; the next one is good already.
	await page.locator('[name="code"]').fill(codeOf(key).generate({ timestamp: Date.now() + 30_000 }));
	await submit(page);
	await expect(page).toHaveURL(`${site.url}/nl/eigenaar/account/?done=password`);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('in French: forgotten, reset, a recovery code, logged out everywhere', async ({ page, browser }) => {
		const email = 'lieve.fr@example.test';
		await invite(email, 'fr');
		await choosePassword(page, await linkTo(email, INVITATION), PASSWORD);
		await expect(page).toHaveURL(`${site.url}/fr/proprietaire/`);
		await page.goto(`${site.url}/fr/proprietaire/compte/`);
		const { codes } = await setUpSecondFactor(page);

		const other: BrowserContext = await browser.newContext({ javaScriptEnabled: false });
		await chooseBeforehand(other, site.url);
		const elsewhere = await other.newPage();
		await elsewhere.goto(`${site.url}/fr/login/`);
		await elsewhere.getByRole('link', { name: 'Mot de passe oublié' }).click();
		await elsewhere.locator('[name="email"]').fill(email);
		await submit(elsewhere);
		await expect(main(elsewhere).getByRole('status')).toContainText('un e-mail est en route');
		await choosePassword(elsewhere, await linkTo(email, RESET), NEW_PASSWORD);
		await expect(elsewhere).toHaveURL(/\/fr\/login\/code\//);
		await elsewhere.getByRole('link', { name: 'Utiliser un code de récupération' }).click();
		await elsewhere.locator('[name="code"]').fill(codes[0] ?? '');
		await submit(elsewhere);
		await expect(elsewhere).toHaveURL(`${site.url}/fr/proprietaire/`);

		// The reset has ended the first session.
		await page.reload();
		await expect(page).toHaveURL(/\/fr\/login\//);
		await logIn(page, email, NEW_PASSWORD);
		await page.getByRole('link', { name: 'Utiliser un code de récupération' }).click();
		await page.locator('[name="code"]').fill(codes[1] ?? '');
		await submit(page);
		await expect(page).toHaveURL(`${site.url}/fr/proprietaire/compte/`);
		await expect(page.locator('#sessions li')).toHaveCount(2);
		await page.getByRole('button', { name: 'Se déconnecter partout' }).click();
		await expect(main(page).getByRole('status')).toContainText('de tous vos appareils');
		await elsewhere.reload();
		await expect(elsewhere).toHaveURL(/\/fr\/login\//);
		await other.close();
	});
});

test('in English: warned before the end, in all tabs; then logged out, and back to where it was', async ({
	page,
	context,
}) => {
	// It waits for the session to end, and starts the api anew.
	test.setTimeout(150_000);
	const email = 'lieve.en@example.test';
	await site.stopApi();
	await site.startApi({ SESSION_IDLE: String(IDLE_SECONDS) });
	await invite(email, 'en');
	await page.goto(`${site.url}/en/login/forgotten/`);
	await inspect(page);
	await choosePassword(page, await linkTo(email, INVITATION), PASSWORD);
	await expect(page).toHaveURL(`${site.url}/en/owner/`);

	await page.goto(`${site.url}/en/owner/account/`);
	const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
	const stay = warning.getByRole('button', { name: 'Stay logged in' });
	await expect(stay).toBeFocused();
	const other = await context.newPage();
	await other.goto(`${site.url}/en/owner/`);
	// A request of another tab prolongs the session for this one too.
	await expect(warning).toBeHidden();
	await expect(stay).toBeFocused();
	const warningThere = other.getByRole('alertdialog');
	await expect(warningThere).toBeVisible();
	expect(await axeViolations(page)).toEqual([]);
	await stay.click();
	await expect(warning).toBeHidden();
	await expect(warningThere).toBeHidden();

	// Nobody answers: both tabs end at the log-in, which leads back.
	await expect(page).toHaveURL(/\/en\/login\/\?next=/, { timeout: 3 * IDLE_SECONDS * 1000 });
	await expect(other).toHaveURL(/\/en\/login\//);
	await expect(main(page).getByRole('status')).toContainText('Nothing happened for a while');
	await logIn(page, email, PASSWORD);
	await expect(page).toHaveURL(`${site.url}/en/owner/account/`);
});
