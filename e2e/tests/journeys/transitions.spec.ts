import type { Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { expect, MOVING, test } from '../../src/clean-page.ts';
import { waitForApplication } from '../../src/living-page.ts';

test.use(MOVING);

const FROM = '/nl/';
const TO = '/nl/contact/';

/** Leaves by a document of its own, as before the application is there. */
const leaveFor = (page: Page, path: string) => page.evaluate((to) => location.assign(to), path);

/** Goes to a page whose style sheets wait until the visitor wants no motion: its transition is left out. */
async function changeOfMind(page: Page): Promise<void> {
	await page.unrouteAll();
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.goto(FROM);
	await page.route('**/*.css', async (route) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await route.continue();
	});
	await leaveFor(page, TO);
	await page.waitForURL(`**${TO}`);
	// Without scripts nothing in the page shows when it is painted; a picture of it is.
	await page.screenshot();
}

test('a transition that the next document leaves out is no error', { tag: LONG_TAG }, async ({ page }) => {
	await page.addInitScript(() => {
		const { activeViewTransition } = document;
		Object.assign(window, { cameInTransition: activeViewTransition !== null });
	});
	// Whether a transition begins is the browser's affair: it passes over it when it is busy.
	await expect(async () => {
		await changeOfMind(page);
		expect(await page.evaluate(() => 'cameInTransition' in window && window.cameInTransition)).toBe(true);
	}).toPass();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('there is none to leave out', { tag: LONG_TAG }, async ({ page }) => changeOfMind(page));
});

test('a transition whose navigation is given up is no error', async ({ page }) => {
	await expect(async () => {
		await page.goto(FROM);
		const hadTransition = page.evaluate(
			(to) =>
				new Promise<boolean>((resolve) => {
					addEventListener('pageswap', ({ viewTransition }) => {
						stop();
						// Busy until the browser has given it up too, or it would be through with the transition first.
						for (let answers = 0; answers < 3; answers++) {
							const request = new XMLHttpRequest();
							request.open('GET', '/robots.txt', false);
							request.send();
						}
						resolve(viewTransition !== null);
					});
					location.assign(to);
				}),
			TO,
		);
		expect(await hadTransition, 'there was a transition to give up').toBe(true);
	}).toPass();
	await page.screenshot();
	expect(new URL(page.url()).pathname).toBe(FROM);
});

test('a page that cannot be rendered is an error, and one alone', { tag: LONG_TAG }, async ({
	page,
	complaints,
}) => {
	await page.goto(FROM);
	await waitForApplication(page);
	await page.evaluate(() =>
		Object.defineProperty(document, 'title', {
			set() {
				throw new Error('This document takes no title.');
			},
		}),
	);
	await page.locator(`header a[href="${TO}"]`).first().click();
	await expect.poll(() => complaints.splice(0)).toEqual(['page error: This document takes no title.']);
});
