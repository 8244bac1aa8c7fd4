import { CONSENT_COOKIE, CONSENT_FLAGS, consentValue, everyFlag, readConsent } from '@estate/shared-contract';
import type { Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { dictionaries } from '../../../shared-i18n/src/dictionaries/index.ts';
import { axeViolations } from '../../src/axe.ts';
import { chooseBeforehand } from '../../src/consent-choice.ts';
import { waitForApplication } from '../../src/living-page.ts';
import { untilQuiet, untilStill } from '../../src/page-traffic.ts';
import {
	analyticsViews,
	dialogOf,
	expect,
	loadedTags,
	storedNames,
	test,
} from '../../src/tags/asked-visitor.ts';

// One site and one proxy for all: both belong to a worker.
test.describe.configure({ mode: 'default' });

const { nl } = { nl: dictionaries.nl.consent };
const NECESSARY = [
	CONSENT_COOKIE,
	'estate-scroll',
	'estate-search-0',
	'estate-search-1',
	'i18next',
	'i18nextLng',
];
const SALE = '/nl/te-koop/';

const choose = (page: Page, name: string) => dialogOf(page).getByRole('button', { name }).click();
const box = (page: Page, name: keyof typeof nl.options) => dialogOf(page).locator(`input[name="${name}"]`);
const storedConsent = (page: Page) => page.evaluate(() => document.cookie).then(readConsent);

async function visit(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await waitForApplication(page);
}

async function toRentals(page: Page): Promise<void> {
	await page.evaluate(() =>
		document.querySelector<HTMLElement>('header nav a[href="/nl/te-huur/"]')?.click(),
	);
	await expect(page).toHaveURL(/\/nl\/te-huur\/$/);
	await expect(page).toHaveTitle(/huur/i);
}

test('before a choice no other host is asked for anything, and only the necessary is stored', async ({
	page,
	thirdParty,
}) => {
	await visit(page, SALE);
	await expect(dialogOf(page)).toBeVisible();
	await toRentals(page);
	await untilQuiet(page);
	expect(thirdParty.map(String)).toEqual([]);
	for (const name of await storedNames(page)) expect(NECESSARY).toContain(name);
	expect(await storedConsent(page)).toEqual({ isSet: false, flags: everyFlag(false) });
});

test('after "agree all" the configured tags load, and each page that is shown is sent once', async ({
	page,
	thirdParty,
}) => {
	const messages: string[] = [];
	page.on('console', (message) => message.type() === 'debug' && messages.push(message.text()));
	await visit(page, SALE);
	await choose(page, nl.agree);
	await expect(dialogOf(page)).toHaveCount(0);
	expect(await storedConsent(page)).toEqual({ isSet: true, flags: everyFlag(true) });
	await expect.poll(() => analyticsViews(thirdParty)).toHaveLength(1);
	expect(loadedTags(thirdParty)).toEqual(['google', 'manager', 'pixel']);
	expect(messages[0]).toBe(
		`consent default ${JSON.stringify({
			...Object.fromEntries(CONSENT_FLAGS.map((flag) => [flag, 'denied'])),
			wait_for_update: 500,
		})}`,
	);
	expect(messages[1]).toContain('consent update');
	expect(messages[1]).not.toContain('denied');

	await toRentals(page);
	await untilQuiet(page);
	const title = await page.title();
	const views = analyticsViews(thirdParty);
	expect(views.map(({ path }) => path)).toEqual([SALE, '/nl/te-huur/']);
	expect(views[1]?.title).toBe(title);
	const pixelViews = thirdParty.filter(({ hostname }) => hostname === 'www.facebook.com');
	expect(pixelViews.map(({ searchParams }) => searchParams.get('dl'))).toEqual(
		[SALE, '/nl/te-huur/'].map((path) => new URL(path, page.url()).href),
	);
});

test('after "decline" nothing is loaded, on no page; the cookie is first-party, lax, and lasts half a year', async ({
	page,
	thirdParty,
	context,
}) => {
	await visit(page, SALE);
	await choose(page, nl.decline);
	await toRentals(page);
	await page.reload();
	await untilQuiet(page);
	await expect(dialogOf(page)).toHaveCount(0);
	expect(thirdParty.map(String)).toEqual([]);
	const cookies = await context.cookies();
	const kept = cookies.find(({ name }) => name === CONSENT_COOKIE);
	expect(kept).toMatchObject({ value: consentValue(everyFlag(false)), sameSite: 'Lax', path: '/' });
	const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
	expect(Math.round(days)).toBe(182);
});

test("a choice of one's own loads what was granted and no more; the first of five options is locked on", {
	tag: LONG_TAG,
}, async ({ page, thirdParty }) => {
	await visit(page, SALE);
	await choose(page, nl.customise);
	await expect(dialogOf(page).getByRole('checkbox')).toHaveCount(5);
	await expect(box(page, 'necessary')).toBeChecked();
	await expect(box(page, 'necessary')).toBeDisabled();
	for (const flag of CONSENT_FLAGS) await expect(box(page, flag)).not.toBeChecked();
	await expect(box(page, 'analytics_storage')).toBeFocused();
	await page.keyboard.press('Space');
	await choose(page, nl.save);
	await expect.poll(() => analyticsViews(thirdParty)).toHaveLength(1);
	await untilQuiet(page);
	expect(loadedTags(thirdParty)).toEqual(['google', 'manager']);
	expect(thirdParty.filter(({ searchParams }) => searchParams.get('tid')?.startsWith('AW-'))).toEqual([]);
	expect(await storedNames(page)).not.toContain('_fbp');
	expect((await storedConsent(page)).flags).toEqual({ ...everyFlag(false), analytics_storage: true });
});

test('anyone who agreed before is not asked again, and the tags load; withdrawing removes what they kept and silences them', async ({
	page,
	context,
	baseURL,
	thirdParty,
}) => {
	await chooseBeforehand(context, baseURL ?? '', everyFlag(true));
	await visit(page, SALE);
	await expect.poll(() => loadedTags(thirdParty)).toEqual(['google', 'manager', 'pixel']);
	await expect.poll(() => storedNames(page)).toEqual(expect.arrayContaining(['_fbp', '_ga', '_gcl_au']));
	await expect(dialogOf(page)).toHaveCount(0);
	await page.evaluate(() => localStorage.setItem('_gcl_ls', '1'));

	await page.locator('footer [data-consent-open]').click();
	await expect(dialogOf(page).getByRole('heading')).toBeFocused();
	for (const flag of CONSENT_FLAGS) await expect(box(page, flag)).toBeChecked();
	await Promise.all([page.waitForEvent('load'), choose(page, nl.decline)]);
	await waitForApplication(page);
	expect(await storedConsent(page)).toEqual({ isSet: true, flags: everyFlag(false) });
	for (const name of await storedNames(page)) expect(NECESSARY).toContain(name);
	thirdParty.length = 0;
	await toRentals(page);
	await untilQuiet(page);
	expect(thirdParty.map(String)).toEqual([]);
	for (const name of await storedNames(page)) expect(NECESSARY).toContain(name);
});

test('a private page loads no tag, even for who agreed: its address may be a mailed link', async ({
	page,
	context,
	baseURL,
	thirdParty,
}) => {
	await chooseBeforehand(context, baseURL ?? '', everyFlag(true));
	const response = await page.goto('/nl/login/');
	await waitForApplication(page);
	await untilQuiet(page);
	expect(thirdParty.map(String)).toEqual([]);
	expect(response?.headers()).toMatchObject({ 'referrer-policy': 'strict-origin' });
	expect(response?.headers()['content-security-policy']).not.toContain('google');
});

test('`setcookies` in the query forgets the choice and asks again', { tag: LONG_TAG }, async ({
	page,
	context,
	baseURL,
	thirdParty,
}) => {
	await chooseBeforehand(context, baseURL ?? '', everyFlag(true));
	await context.addCookies([{ name: '_ga', value: '1', url: baseURL ?? '' }]);
	await page.goto(`${SALE}?setcookies`);
	await expect(dialogOf(page)).toBeVisible();
	expect(await storedConsent(page)).toEqual({ isSet: false, flags: everyFlag(false) });
	expect(await storedNames(page)).not.toContain('_ga');
	await untilQuiet(page);
	expect(thirdParty.map(String)).toEqual([]);
});

test('a preview shows no dialog, allows nothing even to who agreed, and is kept out of search engines', {
	tag: LONG_TAG,
}, async ({ page, context, baseURL, thirdParty }) => {
	const response = await page.goto(`${SALE}?preview=1`);
	expect(response?.headers()['x-robots-tag']).toBe('noindex');
	await waitForApplication(page);
	await untilQuiet(page);
	await expect(dialogOf(page)).toHaveCount(0);
	await chooseBeforehand(context, baseURL ?? '', everyFlag(true));
	await visit(page, `${SALE}?preview=1`);
	await untilQuiet(page);
	expect(thirdParty.map(String)).toEqual([]);
});

for (const language of ['nl', 'fr', 'en', 'de'] as const)
	test(
		`the dialog speaks ${language}, in every word`,
		language === 'nl' ? {} : { tag: LONG_TAG },
		async ({ page }) => {
			await page.goto(`/${language}/`);
			const words = dictionaries[language].consent;
			await choose(page, words.customise);
			const { title, intro, policy, agree, decline, save, alwaysOn, optionsLabel, options } = words;
			const explained = Object.values(options).flatMap((option) => [option.title, option.explanation]);
			for (const text of [title, intro, policy, agree, decline, save, alwaysOn, optionsLabel, ...explained])
				await expect(dialogOf(page)).toContainText(text);
			await expect(dialogOf(page).getByRole('link')).toHaveAttribute(
				'href',
				new RegExp(`^/${language}/cook`),
			);
		},
	);

for (const width of [360, 1440])
	test(`at ${width} px the dialog has no violation, moves nothing, and leaves the page to be read`, {
		tag: width === 360 ? [] : [LONG_TAG],
	}, async ({ page }) => {
		await page.setViewportSize({ width, height: 740 });
		await page.addInitScript(() => {
			const figures = { largest: '' };
			Object.assign(window, { figures });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					figures.largest =
						(entry as unknown as { element: Element | null }).element?.closest('dialog')?.id ?? '';
			}).observe({ type: 'largest-contentful-paint', buffered: true });
		});
		const places = () =>
			page.locator('body > header, main *').evaluateAll((all) =>
				all
					.map((element) => element.getBoundingClientRect())
					.filter(({ top }) => top < innerHeight)
					.map(({ x, y, width }) => `${x} ${y} ${width}`),
			);
		await page.goto('/nl/cookiebeleid/');
		await expect(dialogOf(page)).toBeVisible();
		await untilQuiet(page);
		await untilStill(page);
		expect(await page.evaluate(() => (window as unknown as { figures: object }).figures)).toEqual({
			largest: '',
		});
		const placesBeside = await places();
		expect.soft(await axeViolations(page), 'first layer').toEqual([]);
		const [agree, decline] = await Promise.all(
			[nl.agree, nl.decline].map((name) => dialogOf(page).getByRole('button', { name }).boundingBox()),
		);
		expect([decline?.width, decline?.height, decline?.y]).toEqual([agree?.width, agree?.height, agree?.y]);
		await choose(page, nl.customise);
		expect.soft(await axeViolations(page), 'own choice').toEqual([]);
		const { y, width: taken } = (await dialogOf(page).boundingBox()) ?? { y: 0, width };
		expect(y > 100 || taken < width / 2).toBe(true);
		await choose(page, nl.save);
		await expect(dialogOf(page)).toHaveCount(0);
		expect(await places(), 'all stands where it stood beside the dialog').toEqual(placesBeside);
	});

test('the keyboard meets the dialog after the skip link, and Escape leaves an earlier choice as it was', async ({
	page,
}) => {
	await visit(page, SALE);
	await expect(dialogOf(page)).toBeVisible();
	await page.locator('body').press('Tab');
	await page.keyboard.press('Tab');
	expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.id)).toBe('consent');
	await page.keyboard.press('Tab');
	await expect(dialogOf(page).getByRole('button', { name: nl.decline })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(dialogOf(page)).toHaveCount(0);

	const opener = page.locator('footer [data-consent-open]');
	await opener.press('Enter');
	await expect(dialogOf(page).getByRole('heading')).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(dialogOf(page)).toHaveCount(0);
	await expect(opener).toBeFocused();
	expect(await storedConsent(page)).toEqual({ isSet: true, flags: everyFlag(false) });
});

test('who has chosen loads nothing of the dialog', { tag: LONG_TAG }, async ({ page, context, baseURL }) => {
	await chooseBeforehand(context, baseURL ?? '');
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await visit(page, SALE);
	await untilQuiet(page);
	expect(asked.filter((url) => /\/consent[-.]/.test(url))).toEqual([]);
});

test('a form over the page lies above the question, so that on a phone it can be sent before a choice', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await visit(page, SALE);
	await page.locator('main article a[href*="/te-koop/"]').first().click();
	const visitLink = page.locator('main a[href*="/plan-bezoek/"]').first();
	await expect(visitLink.locator('xpath=ancestor::*[@data-slot-alive]')).not.toHaveCount(0);
	// The question lies over the first of these links, and the page goes on below it.
	await visitLink.evaluate((element) => (element as HTMLElement).click());
	const form = page.getByRole('dialog').locator('form[data-alive]');
	await expect(form).toBeVisible({ timeout: 30_000 });
	await expect(dialogOf(page)).toBeVisible();
	// Playwright presses only what nothing covers.
	await form.locator('[type="submit"]').click({ trial: true });
});
