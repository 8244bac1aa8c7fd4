import type { Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { expect, MOVING, test } from '../../src/clean-page.ts';
import { waitForApplication, watchRequests } from '../../src/living-page.ts';
import { untilQuiet, watchTraffic } from '../../src/page-traffic.ts';

test.use(MOVING);

const CARD = '[data-slot-name="listings.results"] article';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, card: number) => page.locator(CARD).nth(card).getByRole('link').first();
const idOf = async (page: Page, card: number) =>
	(await link(page, card).getAttribute('href'))?.split('/').at(-2) ?? '';
/** Calls for the data of one property's page; a form about it that is fetched ahead there asks for its goal as well */
const callsFor = (urls: readonly string[], id: string) =>
	urls.filter((url) => new RegExp(`/api/v1/properties/${id}\\?language=`).test(url));

async function openList(page: Page) {
	await page.goto('/nl/te-koop/');
	await waitForApplication(page);
	return watchRequests(page);
}

const dataOf = (id: string) => new RegExp(`/api/v1/properties/${id}(\\?|$)`);

/** Holds what has such an address back until what it resolves with is called. */
async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(address, async (route) => {
		await released;
		// The page may have given the call up meanwhile.
		await route.continue().catch(() => {});
	});
	return release;
}

const savesData = (page: Page) =>
	page.addInitScript(() =>
		Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
	);

for (const how of ['hover', 'touch'] as const)
	test(
		`a link that a visitor is about to follow (${how}) is fetched ahead, once`,
		how === 'hover' ? {} : { tag: LONG_TAG },
		async ({ page }) => {
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
		},
	);

test('nothing is fetched ahead for a visitor who asks to spend little data', { tag: LONG_TAG }, async ({
	page,
}) => {
	watchTraffic(page.context());
	await savesData(page);
	await page.goto('/nl/te-koop/');
	await page.keyboard.press('Tab');
	await waitForApplication(page);
	// What makes the list itself alive is not fetched ahead of anything.
	await expect(page.locator(CARD).first().getByRole('button').first()).toBeEnabled();
	await untilQuiet(page);
	const requests = watchRequests(page);
	const pointedAt = [await idOf(page, 1), await idOf(page, 2)];
	await page.mouse.move(5, 400);
	await link(page, 1).hover();
	await link(page, 2).dispatchEvent('touchstart');
	await untilQuiet(page);
	expect(requests.all).toEqual([]);
	// What is followed is asked for, and nothing else has been on its way.
	await link(page, 0).click();
	await expect(heading(page)).toBeFocused();
	for (const id of pointedAt) expect(callsFor(requests.all, id)).toEqual([]);
});

test('the old page stays until the new one is ready; a bar shows when that takes a while', async ({
	page,
}) => {
	await openList(page);
	const id = await idOf(page, 1);
	const listHeading = await heading(page).innerText();
	const release = await holdBack(page, dataOf(id));
	const bar = page.locator('#progress');
	await expect(bar).toBeHidden();
	await link(page, 1).evaluate((element) => (element as HTMLElement).click());
	await expect(bar).toBeVisible();
	await expect(heading(page)).toHaveText(listHeading);
	release();
	await expect(page).toHaveURL(new RegExp(`/${id}/$`));
	await expect(bar).toBeHidden();
});

test('a newer click ends the loading of the older one', { tag: LONG_TAG }, async ({ page }) => {
	await openList(page);
	const [older, newer] = [await idOf(page, 1), await idOf(page, 2)];
	await holdBack(page, dataOf(older));
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

test('a heading that comes late takes the focus all the same', { tag: LONG_TAG }, async ({ page }) => {
	// A device that is busy: what React has to render is put off by messages to itself, and these wait.
	await page.addInitScript(() => {
		const held: (() => void)[] = [];
		const post = MessagePort.prototype.postMessage as (...given: unknown[]) => void;
		let isBusy = false;
		MessagePort.prototype.postMessage = function wait(this: MessagePort, ...given: unknown[]) {
			const send = () => post.apply(this, given);
			if (isBusy) held.push(send);
			else send();
		};
		addEventListener('busy', () => {
			isBusy = true;
		});
		addEventListener('idle', () => {
			isBusy = false;
			for (const send of held.splice(0)) send();
		});
	});
	await openList(page);
	await page.evaluate(() => dispatchEvent(new Event('busy')));
	await link(page, 1).click();
	await expect(page.locator('#main')).toBeFocused();
	await expect(heading(page)).toHaveCount(0);
	await page.evaluate(() => dispatchEvent(new Event('idle')));
	await expect(heading(page)).toBeFocused();
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
	// What cannot be fetched meanwhile is in the console of every browser.
	test.afterEach(({ complaints }) => {
		const others = complaints.filter((each) => !/INTERNET_DISCONNECTED/.test(each));
		complaints.splice(0, complaints.length, ...others);
	});
	const toast = (page: Page) => page.locator('#offline > *');

	test('the frame says so politely; the message can be closed, and goes when the connection is back', async ({
		page,
		context,
	}) => {
		await openList(page);
		await context.setOffline(true);
		await expect(toast(page)).toContainText('U bent offline');
		await expect(page.locator('#offline')).toHaveRole('status');
		await page.getByRole('button', { name: 'Melding sluiten' }).click();
		await expect(toast(page)).toBeHidden();
		await context.setOffline(false);
		await context.setOffline(true);
		await expect(toast(page)).toContainText('U bent offline');
		await context.setOffline(false);
		await expect(toast(page)).toBeHidden();
	});

	test('the list stays as the visitor left it, pages that were seen are within reach, and links work again afterwards', {
		tag: LONG_TAG,
	}, async ({ page, context }) => {
		const requests = await openList(page);
		await link(page, 0).click();
		await expect(heading(page)).toBeFocused();
		const title = await heading(page).innerText();
		await context.setOffline(true);
		await expect(toast(page)).toContainText('U bent offline');
		await page.goBack();
		await expect(page.locator(CARD)).toHaveCount(12);
		await page.goForward();
		await expect(heading(page)).toHaveText(title);
		await page.goBack();
		await expect(page.locator(CARD)).toHaveCount(12);
		const search = page.locator('[data-slot-name="listings.filters"] input[name="search"]');
		await search.fill('appartement');
		const contact = page
			.getByRole('navigation', { name: 'Hoofdmenu' })
			.locator('a[href="/nl/contact/"]')
			.first();
		for (const far of [contact, page.locator('header a[data-language="fr"]:visible')]) {
			await far.click();
			await expect(toast(page)).toContainText('niet bereikbaar');
			await expect(page).toHaveURL(/\/nl\/te-koop\/$/);
			await expect(search).toHaveValue('appartement');
			await expect(page.locator(CARD)).toHaveCount(12);
			await page.getByRole('button', { name: 'Melding sluiten' }).click();
		}
		await context.setOffline(false);
		await contact.click();
		await expect(page).toHaveURL(/\/nl\/contact\/$/);
		await expect(page.locator('[data-slot-name="forms.site-contact"] form')).toBeVisible();
		expect(requests.documents).toEqual([]);
	});

	test('a page that the tab no longer holds comes by itself when the connection is back', {
		tag: LONG_TAG,
	}, async ({ page, context }) => {
		await openList(page);
		const listHeading = await heading(page).innerText();
		await link(page, 0).click();
		await expect(heading(page)).toBeFocused();
		await page.reload();
		await waitForApplication(page);
		await context.setOffline(true);
		await page.goBack();
		await expect(heading(page)).toHaveText('Geen verbinding');
		await context.setOffline(false);
		await expect(heading(page)).toHaveText(listHeading);
		await expect(page.locator(CARD)).toHaveCount(12);
	});
});
