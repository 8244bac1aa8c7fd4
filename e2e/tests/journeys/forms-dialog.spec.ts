import type { APIRequestContext, Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, MOVING, test } from '../../src/clean-page.ts';
import { fillForm, newEmail, VALUES } from '../../src/forms/fill-form.ts';
import { REFERENCE } from '../../src/forms/form-pages.ts';
import { waitForApplication } from '../../src/living-page.ts';
import { watchReports } from '../../src/page-reports.ts';

test.use(MOVING);

/** A property for sale that can be visited and has documents to ask for; the last, since others book times of the first. */
async function propertyToAskAbout(request: APIRequestContext): Promise<number> {
	const list = await (await request.get('/api/v1/properties?language=nl&goal=0&pageSize=50')).json();
	for (const { ID, State } of list.items.reverse()) {
		const { property } = await (await request.get(`/api/v1/properties/${ID}?language=nl`)).json();
		if (State === 'available' && property.Documents.length > 0) return ID;
	}
	throw new Error('The demo agency has no such property.');
}

async function openProperty(page: Page, request: APIRequestContext, language: string): Promise<number> {
	const id = await propertyToAskAbout(request);
	await page.goto(`/${language}/property/${id}/`);
	await waitForApplication(page);
	await expect(page.locator('article [data-waiting]')).toHaveCount(0);
	return id;
}

/** Code and data come with the press: for what a busy machine may take its time for */
const SLOW = { timeout: 30_000 };

const link = (page: Page, path: string) => page.locator(`main a[href*="/${path}/?"]`).first();
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the form behind a link in place; returns its dialog. */
async function openForm(page: Page, path: string, title: string) {
	// Before its slot is alive, a link is a link.
	await expect(link(page, path).locator('xpath=ancestor::*[@data-slot-alive]')).not.toHaveCount(0);
	await link(page, path).click();
	const opened = page.getByRole('dialog', { name: title });
	await expect(opened).toBeVisible(SLOW);
	await expect(opened.locator('form[data-alive]')).toBeVisible();
	return opened;
}

test('a visit is asked for without leaving the property: a change of mind, thanks', async ({
	page,
	request,
}) => {
	const reports = await watchReports(page);
	await openProperty(page, request, 'fr');
	const address = page.url();
	const opened = await openForm(page, 'planifier-visite', 'Planifier une visite');
	await expect(opened.getByRole('heading', { level: 2 }).first()).toBeFocused();

	// The keyboard stays inside.
	await opened.getByRole('button', { name: 'Fermer' }).focus();
	await page.keyboard.press('Shift+Tab');
	expect(await opened.evaluate((element) => element.contains(document.activeElement))).toBe(true);

	// Who changes their mind finds the link in focus, and later what was typed.
	await opened.locator('[name="lastName"]').fill('Vermeulen');
	await page.keyboard.press('Escape');
	await expect(dialog(page)).toHaveCount(0);
	await expect(link(page, 'planifier-visite')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(opened.locator('[name="lastName"]')).toHaveValue('Vermeulen');

	await opened.locator('[name="slot"]:not(:disabled)').first().check();
	await opened.locator('[name="title"][value="ms"]').check();
	await opened.locator('[name="firstName"]').fill('Lotte');
	await opened.locator('[name="email"]').fill(`dialog-${Date.now()}@example.be`);
	await opened.locator('[name="phone"]').fill('0478123456');
	await opened.locator('[name="captcha"]').fill('ABCDE');
	await opened.locator('[type="submit"]').click();
	const thanks = page.getByRole('dialog', { name: 'Confirmez votre visite' });
	await expect(thanks).toContainText(/M-[A-Z0-9]{4}-[A-Z0-9]{2}/);
	await expect(thanks.getByRole('heading', { level: 2 }).first()).toBeFocused();
	expect(page.url()).toBe(address);
	await thanks.getByRole('button', { name: 'Retour à la page' }).click();
	await expect(dialog(page)).toHaveCount(0);
	expect(page.url()).toBe(address);
	// What is taken out of a dialog that closes is taken out once.
	expect(reports).toEqual([]);
});

test('mistakes are shown in the dialog, whole for everybody at both widths', async ({ page, request }) => {
	// The page of a property is the longest that axe reads.
	test.setTimeout(120_000);
	await openProperty(page, request, 'nl');
	const opened = await openForm(page, 'vraag-informatie', 'Vraag informatie');
	await opened.locator('[type="submit"]').click();
	await expect(opened.getByRole('alert')).toBeFocused();
	await expect(page).toHaveTitle(/^Fout: /);
	expect.soft(await axeViolations(page), 'at 1440 px').toEqual([]);
	await page.setViewportSize({ width: 360, height: 800 });
	expect.soft(await axeViolations(page, '[role=dialog]'), 'at 360 px').toEqual([]);
	expect((await opened.boundingBox())?.width, 'the whole width of a phone').toBeGreaterThanOrEqual(340);
	expect(await opened.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
	await page.keyboard.press('Escape');
	await expect(page).toHaveTitle(/^(?!Fout)/);
});

test('every way to ask about a property opens in place, each with its own form', async ({
	page,
	request,
}) => {
	await openProperty(page, request, 'en');
	for (const [path, title, form] of [
		['contact-me', 'Ask for information', 'contact-me'],
		['purchase-offer', 'Make an offer', 'purchase-offer'],
		['request-documents', 'Request the documents', 'request-documents'],
	] as const) {
		const opened = await openForm(page, path, title);
		await expect(opened.locator(`#${form} form`)).toBeVisible();
		await opened.getByRole('button', { name: 'Close' }).click();
		await expect(dialog(page)).toHaveCount(0);
	}
	await page.locator('summary').filter({ hasText: 'Share' }).click();
	await openForm(page, 'send-to-friend', 'Send to a friend');
});

test('the plain link stays: in a tab of its own, and when the form does not come', async ({
	page,
	request,
	context,
	complaints,
}) => {
	await page.route('**/-/remotes/forms/**/*.js', (route) => route.abort('connectionfailed'));
	const id = await openProperty(page, request, 'nl');
	const [tab] = await Promise.all([
		context.waitForEvent('page'),
		link(page, 'plan-bezoek').click({ modifiers: ['ControlOrMeta'] }),
	]);
	await tab.waitForURL(new RegExp(`/nl/plan-bezoek/\\?property=${id}$`), { waitUntil: 'commit' });
	await tab.close();
	await expect(dialog(page)).toHaveCount(0);
	await link(page, 'plan-bezoek').click();
	await expect(page).toHaveURL(new RegExp(`/nl/plan-bezoek/\\?property=${id}$`));
	await expect(page.locator('#contact-appointment form')).toBeVisible();
	// Until then it goes on to miss what does not come.
	await page.close();
	expect(complaints.filter((each) => !/ERR_CONNECTION_FAILED|load|Failed to fetch/i.test(each))).toEqual([]);
	complaints.length = 0;
});

test('Escape before a form has come gives it up; a later press opens it', async ({ page, request }) => {
	let isHeld = true;
	const held: (() => void)[] = [];
	await page.route('**/-/remotes/forms/**/*.js', async (route) => {
		if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
		await route.continue();
	});
	await openProperty(page, request, 'nl');
	const address = page.url();
	const asking = link(page, 'vraag-informatie');
	await expect(asking.locator('xpath=ancestor::*[@data-slot-alive]')).not.toHaveCount(0);
	await asking.click();
	await expect(page.locator('#progress')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.locator('#progress')).toBeHidden();
	isHeld = false;
	for (const release of held) release();
	await page.waitForLoadState('networkidle');
	await expect(dialog(page)).toHaveCount(0);
	expect(page.url()).toBe(address);
	await openForm(page, 'vraag-informatie', 'Vraag informatie');
	await expect(dialog(page)).toHaveCount(1);
});

test('a unit of a project is asked about by its name, and thanked for over its page', {
	tag: LONG_TAG,
}, async ({ page, request }) => {
	const { items } = await (await request.get('/api/v1/projects?language=nl')).json();
	await page.goto(`/nl/project/${items[0].ID}/`);
	const [unit] = await page.locator('#units tbody th a').all();
	const name = (await unit?.innerText()) ?? '';
	await unit?.click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
	await waitForApplication(page);
	await expect(page.locator('article [data-waiting]')).toHaveCount(0);
	const address = page.url();
	const opened = await openForm(page, 'vraag-over-project', 'Vraag informatie over het project');
	await expect(opened.getByRole('complementary')).toContainText(name);
	await (await fillForm(page, 'contact-construction', { ...VALUES, email: newEmail('unit') })).click();
	const thanks = page.getByRole('dialog', { name: 'Uw vraag over het project is aangekomen' });
	await expect(thanks).toContainText(REFERENCE);
	expect(page.url()).toBe(address);
});

test('a search without results becomes a demand in place, with what was looked for filled in', {
	tag: LONG_TAG,
}, async ({ page }) => {
	await page.goto('/nl/te-koop/?type=1&bedrooms=9&search=kasteelvijver');
	await waitForApplication(page);
	const opened = await openForm(page, 'zoekopdracht', 'Zoekopdracht');
	await expect(opened.locator('[name="types"][value="1"]')).toBeChecked();
	await expect(opened.locator('[name="bedrooms"]')).toHaveValue('9');
	const values = { ...VALUES, email: newEmail('wish') };
	await (await fillForm(page, 'demand-register', values)).click();
	const thanks = page.getByRole('dialog', { name: 'We zoeken met u mee' });
	await expect(thanks).toContainText(REFERENCE);
	await thanks.getByRole('button', { name: 'Terug naar de pagina' }).click();
	await expect(dialog(page)).toHaveCount(0);
	expect(new URL(page.url()).pathname).toBe('/nl/te-koop/');
});

test('a search without results in a place is saved in place, with that place', {
	tag: LONG_TAG,
}, async ({ page }) => {
	await page.goto('/nl/te-koop/?city=eupen%7C4700&bedrooms=9');
	await waitForApplication(page);
	const opened = await openForm(page, 'zoekopdracht-bewaren', 'Bewaar deze zoekopdracht');
	await expect(opened).toContainText('Eupen');
	await (await fillForm(page, 'save-search', { ...VALUES, email: newEmail('eupen') })).click();
	await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeFocused();
	await expect(dialog(page).locator('form')).toHaveCount(0);
	expect(new URL(page.url()).pathname).toBe('/nl/te-koop/');
});

test('a project is asked about in place; a page that is left takes its dialog along', async ({
	page,
	request,
}) => {
	const { items } = await (await request.get('/api/v1/projects?language=nl')).json();
	await page.goto(`/en/project/${items[0].ID}/`);
	await waitForApplication(page);
	const opened = await openForm(page, 'contact-construction', 'Ask for information about the project');
	await expect(opened.getByRole('complementary')).toContainText(items[0].Name);
	await page.goBack().catch(() => {});
	await page.goForward().catch(() => {});
	await expect(dialog(page)).toHaveCount(0);
});
