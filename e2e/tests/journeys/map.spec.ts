import type { Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { startConfiguredSite } from '../../src/configured-site.ts';
import { waitForApplication } from '../../src/living-page.ts';
import { startTileServer, type TileServer } from '../../src/tile-server.ts';

const CARD = '[data-slot-name="listings.results"] article';
const mapOf = (page: Page) => page.frameLocator('iframe');
const pins = (page: Page) => mapOf(page).locator('button.pin');
const prices = (page: Page) => mapOf(page).locator('button.pin.price:not(.several)');

/** Zooms in on the largest cluster until prices are seen. */
async function zoomToPrices(page: Page): Promise<void> {
	await expect(pins(page).first()).toBeVisible();
	for (let step = 0; step < 8 && (await prices(page).count()) === 0; step++) {
		const clusters = mapOf(page).locator('button.pin.cluster');
		const before = await pins(page).first().getAttribute('aria-label');
		await clusters.first().click();
		await expect(pins(page).first()).not.toHaveAttribute('aria-label', before ?? '');
	}
	await expect(prices(page).first()).toBeVisible();
}

const property = (ID: number, more: object = {}) => ({
	ID,
	Lat: 51.05,
	Lng: 3.72,
	WebID: 1,
	Goal: 0,
	Price: 425_000,
	...more,
});

/** Posts properties to the map, as its page does. */
async function send(page: Page, properties: object[], marqueeIgnoreList: number[] = []): Promise<void> {
	const message = {
		type: 'map',
		language: 'nl',
		mapType: 'search',
		properties,
		messageInfo: { circleRadius: 300 },
		marqueeIgnoreList,
	};
	await page.evaluate(
		(posted) => document.querySelector('iframe')?.contentWindow?.postMessage(posted, location.origin),
		message,
	);
}

test('the map comes when it is asked for, and a pin leads to its property', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto('/nl/te-koop/');
	await waitForApplication(page);
	expect(asked.filter((path) => /map-frame|belgium|properties\/map/.test(path))).toEqual([]);

	await page.getByRole('link', { name: 'Kaart', exact: true }).click();
	await expect(page).toHaveURL(/[?&]view=map/);
	await expect(page.locator(CARD)).toHaveCount(12);
	await zoomToPrices(page);
	await prices(page).first().click();
	await expect(prices(page).and(mapOf(page).locator('.selected'))).toHaveAttribute('aria-pressed', 'true');
	const chosen = page.locator('[data-slot-name="listings.results"] section').getByRole('link').first();
	const title = (await chosen.innerText()).trim();
	await chosen.click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});

test('the map searches the part that is seen: the address says it, and a chip takes it back (fr)', async ({
	page,
}) => {
	await page.goto('/fr/a-vendre/?view=map&sort=price-asc');
	await waitForApplication(page);
	await expect(pins(page).first()).toBeVisible();
	const here = mapOf(page).getByRole('button', { name: 'Chercher dans cette zone' });
	await expect(here).toBeHidden();
	const total = () =>
		page
			.getByText(/^\d+ biens? /)
			.first()
			.innerText()
			.then((text) => Number.parseInt(text, 10));
	const all = await total();
	// What has no place that may be shown is counted all the same: the page says so.
	const absent = page.getByText(/^\d+ biens? figure(nt)? seulement dans la liste/);
	await expect(absent).toBeVisible();
	const withoutPlace = await absent.innerText();
	await zoomToPrices(page);
	await here.click();
	await expect(page).toHaveURL(/bounds=\d+\.\d+%2C\d+\.\d+%2C\d+\.\d+%2C\d+\.\d+/);
	expect(new URL(page.url()).searchParams.get('sort')).toBe('price-asc');
	await expect.poll(total).toBeLessThan(all);
	const found = await total();
	expect(found).toBeGreaterThan(0);
	await expect(page.getByText(withoutPlace)).toBeHidden();
	await expect(page.locator(CARD)).toHaveCount(Math.min(12, found));
	await page.getByRole('link', { name: 'Supprimer le filtre Cette partie de la carte' }).click();
	await expect(page).not.toHaveURL(/bounds=/);
});

test('the map shows whole rents', { tag: LONG_TAG }, async ({ page }) => {
	await page.goto('/nl/te-huur/?view=map');
	await zoomToPrices(page);
	await expect(prices(page).filter({ hasText: '€' }).first()).toHaveText(/^(€\s)?[\d.\s]+(\s€)?$/);
});

test.describe('the map', () => {
	test.beforeEach(async ({ page }) => {
		await page.goto('/nl/te-koop/?view=map');
		await waitForApplication(page);
		await expect(pins(page).first()).toBeVisible();
	});

	test('points at the property whose card one is at', { tag: LONG_TAG }, async ({ page }) => {
		await page.locator(CARD).first().getByRole('link').first().focus();
		await expect(mapOf(page).locator('.pin.highlighted')).toHaveCount(1);
		await page.getByRole('link', { name: 'Raster' }).focus();
		await expect(mapOf(page).locator('.pin.highlighted')).toHaveCount(0);
	});

	test('is worked by the keyboard: skipped, moved, zoomed, and each pin chosen', async ({ page }) => {
		await page.getByRole('link', { name: 'Kaart', exact: true }).focus();
		const skip = page.getByRole('link', { name: 'Sla de kaart over' });
		while (!(await skip.evaluate((link) => link === document.activeElement)))
			await page.keyboard.press('Tab');
		await expect(skip).toBeVisible();
		await page.keyboard.press('Tab');
		await expect(mapOf(page).getByRole('button', { name: 'Teken een gebied' })).toBeFocused();
		await page.keyboard.press('Tab');
		const map = mapOf(page).getByRole('application');
		await expect(map).toBeFocused();
		const places = () => pins(page).evaluateAll((all) => all.map((pin) => pin.getBoundingClientRect().left));
		const before = await places();
		await page.keyboard.press('ArrowRight');
		await expect.poll(places).not.toEqual(before);
		const names = () => pins(page).evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label')));
		const far = await names();
		await page.keyboard.press('+');
		await expect.poll(names).not.toEqual(far);
		// Past the two buttons for the zoom.
		for (let tab = 0; tab < 2; tab++) await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
		await expect(pins(page).and(mapOf(page).locator(':focus'))).toHaveCount(1);
		for (let step = 0; step < 8 && (await mapOf(page).locator('.pin.selected').count()) === 0; step++) {
			const focused = mapOf(page).locator('.pin:focus');
			if ((await focused.count()) === 0) await pins(page).first().focus();
			await page.keyboard.press('Enter');
			await page.evaluate(() => new Promise(requestAnimationFrame));
		}
		await expect(mapOf(page).locator('.pin.selected')).toHaveCount(1);
		await page.keyboard.press('Escape');
		await expect(mapOf(page).locator('.pin.selected')).toHaveCount(0);
	});

	test('jumps instead of gliding for who wants no motion', { tag: LONG_TAG }, async ({ page }) => {
		const places = await mapOf(page)
			.locator('.zoom button')
			.first()
			.evaluate(async (button: HTMLElement) => {
				const pinPlaces = () =>
					[...document.querySelectorAll('.pin')].map((pin) => Math.round(pin.getBoundingClientRect().left));
				const frames = async (count: number) => {
					for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
				};
				const before = pinPlaces();
				button.click();
				await frames(3);
				const soon = pinPlaces();
				// What glides moves in every frame.
				await frames(10);
				return { before, soon, later: pinPlaces() };
			});
		expect(places.soon).not.toEqual(places.before);
		expect(places.later).toEqual(places.soon);
	});

	test('passes over messages of another shape or from elsewhere, in silence', { tag: LONG_TAG }, async ({
		page,
	}) => {
		const count = await pins(page).count();
		const nothing = {
			type: 'map',
			language: 'nl',
			mapType: 'search',
			properties: [],
			messageInfo: { circleRadius: 300 },
			marqueeIgnoreList: [],
		};
		await page.evaluate(async (message) => {
			const frame = document.querySelector('iframe')?.contentWindow;
			// Not checked shape, right window and origin.
			frame?.postMessage({ ...message, properties: 'all' }, location.origin);
			frame?.postMessage('map', location.origin);
			// A frame without an origin of its own talks to the map, and to the page as if it were the map.
			const stranger = document.createElement('iframe');
			stranger.sandbox.add('allow-scripts');
			document.body.append(stranger);
			dispatchEvent(
				new MessageEvent('message', {
					data: { type: 'map-selected', ids: [1] },
					origin: 'https://evil.example',
					source: frame ?? null,
				}),
			);
			dispatchEvent(
				new MessageEvent('message', {
					data: { type: 'map-selected', ids: [1] },
					origin: location.origin,
					source: stranger.contentWindow,
				}),
			);
		}, nothing);
		await page
			.frames()
			.at(1)
			?.evaluate((message) => {
				for (const sender of [
					{ origin: 'https://evil.example', source: parent },
					{ origin: location.origin, source: window },
				])
					dispatchEvent(new MessageEvent('message', { data: message, ...sender }));
			}, nothing);
		await expect(pins(page)).toHaveCount(count);
		await expect(page.locator('[data-slot-name="listings.results"] section[aria-label]')).toHaveCount(0);
	});

	test('hides what stands on the ignore list, though the page sends it', { tag: LONG_TAG }, async ({
		page,
	}) => {
		const properties = [property(1), property(2, { Lat: 50.85, Lng: 4.35, Marquee: 4 })];
		await send(page, properties);
		await expect(pins(page)).toHaveCount(2);
		await send(page, properties, [4]);
		await expect(pins(page)).toHaveCount(1);
		await expect(pins(page)).toHaveText(/€\s425K/);
	});

	test('lists the properties of one spot', { tag: LONG_TAG }, async ({ page, request }) => {
		const { points } = await (await request.get('/api/v1/properties/map?language=nl&goal=0')).json();
		const [one, other] = points.slice(-2);
		await send(page, [property(one.ID), property(other.ID)]);
		await mapOf(page).getByRole('button', { name: 'Panden op deze plek: 2. Toon ze.' }).click();
		const chosen = page.getByRole('region', { name: 'Gekozen op de kaart' });
		await expect(chosen.getByRole('link')).toHaveCount(2);
		await chosen.getByRole('button').click();
		await expect(chosen).toHaveCount(0);
	});

	test('has no violation, inside and around', { tag: LONG_TAG }, async ({ page }) => {
		expect(await axeViolations(page)).toEqual([]);
		await page.setViewportSize({ width: 360, height: 780 });
		await page.evaluate(() => {
			document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
			// What the footer's switch writes: the frame follows it.
			localStorage.setItem('colour-scheme', 'dark');
		});
		await expect(mapOf(page).locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
		expect(await axeViolations(page)).toEqual([]);
	});
});

test('a hidden address is a circle on its own page and on the map, never a pin', async ({
	page,
	request,
}) => {
	const { points } = await (await request.get('/api/v1/properties/map?language=nl&goal=0')).json();
	const hidden = points.find(
		(point: { Approximate?: true; State?: string }) => point.Approximate && !point.State,
	);
	await page.goto(`/property/${hidden.ID}/?lng=nl`);
	await waitForApplication(page);
	const section = page.locator('#location');
	await expect(section).toContainText('Het precieze adres krijgt u op aanvraag.');
	await section.getByRole('button', { name: 'Toon op de kaart' }).click();
	await expect(mapOf(page).locator('.marker.nearby')).toBeVisible();
	await page.goto(`/nl/te-koop/?view=map&ids=${hidden.ID}`);
	await expect(mapOf(page).locator('.pin.nearby')).toHaveAccessibleName(/ergens in deze cirkel/);
});

test.describe('on a phone', () => {
	const HEIGHT = 740;
	test.use({ hasTouch: true, viewport: { width: 360, height: HEIGHT } });

	for (const { name, query } of [
		{ name: 'the map', query: '' },
		{ name: 'the map of a search with filters', query: '&city=gent%7C9000&bedrooms=2' },
	])
		test(`${name} fills the first screen; filters, number and list are there, and a card lies on its lower edge`, async ({
			page,
		}) => {
			await page.addInitScript(() => {
				const holder = window as unknown as { shift: number };
				holder.shift = 0;
				new PerformanceObserver((entries) => {
					for (const entry of entries.getEntries())
						holder.shift += (entry as PerformanceEntry & { value: number }).value;
				}).observe({ type: 'layout-shift', buffered: true });
			});
			await page.goto(`/nl/te-koop/?view=map${query}`);
			await waitForApplication(page);
			await expect(pins(page).first()).toBeVisible();
			// The header's own box is as high as the page that it stays above: what it leaves begins with the breadcrumb.
			const [crumbs, frame] = [
				await page.getByRole('navigation', { name: 'Kruimelpad' }).boundingBox(),
				await page.locator('iframe').boundingBox(),
			];
			if (!crumbs || !frame) throw new Error('No breadcrumb, or no map.');
			const seen = Math.min(frame.y + frame.height, HEIGHT) - frame.y;
			expect(seen / (HEIGHT - crumbs.y)).toBeGreaterThan(0.6);
			await expect(page.getByRole('button', { name: /^Filters/ })).toBeInViewport();
			await expect(page.getByText(/^\d+ panden gevonden$/)).toBeInViewport();
			await expect(page.getByRole('link', { name: 'Lijst', exact: true })).toBeInViewport();
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
			// Words that take their places in the page's fonts move by a hundredth of that.
			expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);

			await zoomToPrices(page);
			await prices(page).first().click();
			const card = page.getByRole('region', { name: 'Gekozen op de kaart' });
			await expect(card).toBeInViewport({ ratio: 1 });
			const [box, map] = [await card.boundingBox(), await page.locator('iframe').boundingBox()];
			if (!box || !map) throw new Error('No card, or no map.');
			expect(map.y + map.height - box.y - box.height).toBeLessThan(48);
			// A card would lie over the drawing: it goes.
			await mapOf(page).getByRole('button', { name: 'Teken een gebied' }).click();
			await expect(card).toHaveCount(0);
		});
});

test('without JavaScript the list stands in for the map', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
	const page = await context.newPage();
	await page.goto('/nl/te-koop/?view=map');
	const words = page.locator('noscript p');
	await expect(words).toBeVisible();
	await expect(words).toHaveText('De kaart heeft JavaScript nodig. Alle panden staan in de lijst.');
	await expect(page.locator(CARD)).toHaveCount(12);
	await context.close();
});

test.describe('a site with a tile server', () => {
	let tiles: TileServer;
	let site: Awaited<ReturnType<typeof startConfiguredSite>>;
	test.beforeAll(async () => {
		tiles = await startTileServer();
		site = await startConfiguredSite('tiles', (configuration) => {
			configuration.map = { tileUrl: tiles.tileUrl, attribution: '© Kaartenmakers' };
		});
	});
	test.afterAll(async () => {
		await site.stop();
		tiles.close();
	});

	test('loads its streets when the map is asked for, names their source, and allows the frame that host alone', {
		tag: LONG_TAG,
	}, async ({ page, request }) => {
		await page.goto(`${site.url}/nl/te-koop/`);
		await waitForApplication(page);
		expect(tiles.asked).toEqual([]);
		await page.goto(`${site.url}/nl/te-koop/?view=map`);
		await expect(pins(page).first()).toBeVisible();
		await expect(mapOf(page).getByText('© Kaartenmakers')).toBeVisible();
		await expect.poll(() => tiles.asked.length).toBeGreaterThan(3);
		expect(tiles.asked[0]).toMatch(/^\/streets\/\d+\/\d+\/\d+\.png$/);
		const policyOf = async (path: string) =>
			(await request.get(site.url + path)).headers()['content-security-policy'] ?? '';
		const origin = new URL(tiles.tileUrl).origin;
		expect(await policyOf('/map-frame/?lng=nl')).toContain(`img-src 'self' ${origin};`);
		expect(await policyOf('/nl/te-koop/?view=map')).not.toContain(origin);
	});
});
