import type { Page } from '@playwright/test';
import { expect, test } from '../../src/clean-page.ts';
import { waitForApplication, watchRequests } from '../../src/living-page.ts';

const CARD = '[data-slot-name="listings.results"] article';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, card: number) => page.locator(CARD).nth(card).getByRole('link').first();
const idOf = async (page: Page, card: number) =>
	(await link(page, card).getAttribute('href'))?.split('/').at(-2) ?? '';
/** Calls for the data of one home's page; a form about it that is fetched ahead there asks for its goal as well */
const callsFor = (urls: readonly string[], id: string) =>
	urls.filter((url) => new RegExp(`/api/v1/properties/${id}\\?language=`).test(url));

async function openList(page: Page) {
	await page.goto('/nl/te-koop/');
	await waitForApplication(page);
	return watchRequests(page);
}

/** Real answers, later. */
const slowDown = (page: Page, id: string, milliseconds: number) =>
	page.route(new RegExp(`/api/v1/properties/${id}(\\?|$)`), async (route) => {
		await new Promise((resolve) => setTimeout(resolve, milliseconds));
		// The page may have given the call up meanwhile.
		await route.continue().catch(() => {});
	});

const savesData = (page: Page) =>
	page.addInitScript(() =>
		Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
	);

for (const how of ['hover', 'touch'] as const)
	test(`a link that a visitor is about to follow (${how}) is fetched ahead, once`, async ({ page }) => {
		const requests = await openList(page);
		const id = await idOf(page, 1);
		if (how === 'touch') await link(page, 1).dispatchEvent('touchstart');
		else {
			await page.mouse.move(5, 400);
			await link(page, 1).hover();
		}
		await expect.poll(() => callsFor(requests.all, id).length).toBe(1);
		await expect(page).toHaveURL(/\/nl\/te-koop\/$/);
		await link(page, 1).click();
		await expect(page).toHaveURL(new RegExp(`/${id}/$`));
		expect(callsFor(requests.all, id)).toHaveLength(1);
		expect(requests.documents).toEqual([]);
	});

test('nothing is fetched ahead for a visitor who asks to spend little data', async ({ page }) => {
	await savesData(page);
	await page.goto('/nl/te-koop/');
	await page.keyboard.press('Tab');
	await waitForApplication(page);
	// What makes the list itself alive is not fetched ahead of anything.
	await expect(page.locator(CARD).first().getByRole('button').first()).toBeEnabled();
	await page.waitForLoadState('networkidle');
	const requests = watchRequests(page);
	await page.mouse.move(5, 400);
	await link(page, 1).hover();
	await link(page, 2).dispatchEvent('touchstart');
	await page.waitForTimeout(500);
	expect(requests.all).toEqual([]);
});

test('the old page stays until the new one is ready; a bar shows when that takes a while', async ({
	page,
}) => {
	await openList(page);
	const id = await idOf(page, 1);
	const listHeading = await heading(page).innerText();
	await slowDown(page, id, 1_500);
	const bar = page.locator('#progress');
	await expect(bar).toBeHidden();
	await link(page, 1).evaluate((element) => (element as HTMLElement).click());
	await expect(bar).toBeVisible();
	await expect(heading(page)).toHaveText(listHeading);
	await expect(page).toHaveURL(new RegExp(`/${id}/$`));
	await expect(bar).toBeHidden();
});

test('a newer click ends the loading of the older one', async ({ page }) => {
	await openList(page);
	const [older, newer] = [await idOf(page, 1), await idOf(page, 2)];
	await slowDown(page, older, 4_000);
	const ended = page.waitForEvent(
		'requestfailed',
		(request) => callsFor([request.url()], older).length === 1,
	);
	const asked = page.waitForRequest((request) => callsFor([request.url()], older).length === 1);
	await link(page, 1).evaluate((element) => (element as HTMLElement).click());
	await asked;
	await link(page, 2).evaluate((element) => (element as HTMLElement).click());
	expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
	await expect(page).toHaveURL(new RegExp(`/${newer}/$`));
});

for (const [motion, transitions] of [
	['no-preference', 1],
	['reduce', 0],
] as const)
	test(`a page changes with ${transitions} transitions under prefers-reduced-motion: ${motion}`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: motion });
		await page.addInitScript(() => {
			const start = Document.prototype.startViewTransition;
			Document.prototype.startViewTransition = function count(...given) {
				sessionStorage.setItem('transitions', `${Number(sessionStorage.getItem('transitions')) + 1}`);
				return start.apply(this, given);
			};
		});
		await openList(page);
		const id = await idOf(page, 1);
		await link(page, 1).click();
		await expect(page).toHaveURL(new RegExp(`/${id}/$`));
		await expect(heading(page)).toBeFocused();
		expect(await page.evaluate(() => Number(sessionStorage.getItem('transitions')))).toBe(transitions);
	});

test('a place on a page scrolls there, and Back still finds the page and the list before it', async ({
	page,
}) => {
	await openList(page);
	const listHeading = await heading(page).innerText();
	await link(page, 1).click();
	await expect(heading(page)).toBeFocused();
	const title = await heading(page).innerText();
	const place = page.getByRole('main').locator('a[href^="#"]:visible').last();
	const hash = await place.getAttribute('href');
	await place.click();
	await expect(page).toHaveURL(new RegExp(`${hash}$`));
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
	await expect(heading(page)).toHaveText(title);
	await page.goBack();
	await expect(page).not.toHaveURL(/#/);
	await page.goBack();
	await expect(heading(page)).toHaveText(listHeading);
	await expect(page.locator(CARD)).toHaveCount(12);
});

test.describe('without a connection', () => {
	test('the list stays readable and in place, Back works, and links work again afterwards', async ({
		page,
		context,
		complaints,
	}) => {
		const requests = await openList(page);
		await link(page, 0).click();
		await expect(heading(page)).toBeFocused();
		await context.setOffline(true);
		await expect(page.locator('#offline').getByText('U bent offline')).toBeVisible();
		await page.goBack();
		await expect(page.locator(CARD)).toHaveCount(12);
		const contact = page
			.getByRole('navigation', { name: 'Hoofdmenu' })
			.locator('a[href="/nl/contact/"]')
			.first();
		await contact.click();
		await expect(page.locator('#offline').getByText('niet bereikbaar')).toBeVisible();
		await expect(page).toHaveURL(/\/nl\/te-koop\/$/);
		await expect(page.locator(CARD)).toHaveCount(12);
		await context.setOffline(false);
		await expect(page.locator('#offline > *')).toBeHidden();
		await contact.click();
		await expect(page).toHaveURL(/\/nl\/contact\/$/);
		await expect(page.locator('[data-slot-name="forms.site-contact"] form')).toBeVisible();
		expect(requests.documents).toEqual([]);
		// What could not be fetched meanwhile is in the console of every browser.
		complaints.splice(
			0,
			complaints.length,
			...complaints.filter((each) => !each.includes('INTERNET_DISCONNECTED')),
		);
	});
});
