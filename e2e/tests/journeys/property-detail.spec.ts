import type { APIRequestContext, Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { waitForApplication } from '../../src/living-page.ts';
import { untilQuiet } from '../../src/page-traffic.ts';

interface Property {
	ID: number;
	State: string;
	Zip: string;
	Price?: number;
}

/** Ids of properties for sale or rent in the order of the list. */
async function properties(request: APIRequestContext, goal: 0 | 1, query = ''): Promise<Property[]> {
	const answer = await request.get(`/api/v1/properties?language=nl&goal=${goal}&pageSize=100${query}`);
	return (await answer.json()).items;
}

async function detailOf(request: APIRequestContext, id: number) {
	return (await (await request.get(`/api/v1/properties/${id}?language=nl`)).json()).property;
}

/** First property for sale of which a fact holds. */
async function propertyWith(
	request: APIRequestContext,
	holds: (property: { VideoUrls: string[]; VirtualTourUrl?: string }) => boolean,
): Promise<number> {
	for (const { ID, State } of await properties(request, 0)) {
		if (State === 'available' && holds(await detailOf(request, ID))) return ID;
	}
	throw new Error('The demo agency has no such property.');
}

async function open(page: Page, id: number, language = 'nl'): Promise<void> {
	await page.goto(`/${language}/property/${id}/`);
	await waitForApplication(page);
	await expect(page.locator('#costs fieldset, [data-waiting]').first()).toBeAttached();
	// The slot is alive when the control that needs JavaScript can be used.
	await expect(page.locator('article [data-waiting]')).toHaveCount(0);
}

/** Watches what leaves the site; nothing of it reaches another host. */
async function watchOutside(page: Page): Promise<string[]> {
	const asked: string[] = [];
	await page.route(
		(url) => url.hostname !== 'localhost',
		(route) => {
			asked.push(route.request().url());
			return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
		},
	);
	return asked;
}

for (const [host, holds, origin] of [
	['youtube', /youtube/, 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?'],
	['vimeo', /vimeo/, 'https://player.vimeo.com/video/76979871?dnt=1&'],
	['matterport', /matterport/, 'https://my.matterport.com/show/?m='],
] as const) {
	test(`a player of ${host} asks nothing of its host before the press, and loads after it`, {
		tag: host === 'youtube' ? [] : [LONG_TAG],
	}, async ({ page, request }) => {
		const id = await propertyWith(request, ({ VideoUrls, VirtualTourUrl = '' }) =>
			[...VideoUrls, VirtualTourUrl].some((url) => holds.test(url)),
		);
		const asked = await watchOutside(page);
		await open(page, id);
		const poster = page.locator(`#media a[href*="${host}"]`);
		await poster.scrollIntoViewIfNeeded();
		await untilQuiet(page);
		expect(asked).toEqual([]);
		await expect(page.locator('#media iframe')).toHaveCount(0);

		await poster.click();
		await expect(page.locator('#media iframe')).toHaveAttribute(
			'src',
			new RegExp(`^${RegExp.escape(origin)}`),
		);
		await expect.poll(() => asked.length).toBeGreaterThan(0);
		expect(asked.every((url) => url.startsWith(new URL(origin).origin))).toBe(true);
		await expect(page.locator('#media iframe')).toBeFocused();
	});
}

test('a film of the agency’s own plays in place, and nothing of it loads before', { tag: LONG_TAG }, async ({
	page,
	request,
}) => {
	const id = await propertyWith(request, ({ VideoUrls }) =>
		VideoUrls.some((url) => url.startsWith('/media/films/')),
	);
	const asked: string[] = [];
	page.on('request', (each) => each.url().includes('/media/films/') && asked.push(each.url()));
	await open(page, id);
	const film = page.locator('#media video');
	await film.scrollIntoViewIfNeeded();
	await untilQuiet(page);
	expect(asked).toEqual([]);
	await film.evaluate((video: HTMLVideoElement) => {
		video.muted = true;
		return video.play();
	});
	await expect
		.poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
		.toBeGreaterThan(0);
	expect(asked.length).toBeGreaterThan(0);
});

test.describe('a property that is not to be had', () => {
	test.use({ expectedStatuses: [404] });

	for (const [language, title] of [
		['nl', 'Pand niet gevonden'],
		['fr', /introuvable|n’a pas été trouvé/i],
	] as const)
		test(`is not found under an unknown number (${language})`, async ({ page }) => {
			const response = await page.goto(`/${language}/property/999999/`);
			expect(response?.status()).toBe(404);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
			expect(await page.locator('main article article').count()).toBeGreaterThan(0);
		});
});

for (const [State, goal, marker] of [
	['sold', 0, 'Pand verkocht'],
	['rented', 1, 'Het pand dat u zoekt, is verhuurd'],
] as const)
	test(`a ${State} property says so with 200, similar properties and SoldOut, and no facts`, async ({
		page,
		request,
	}) => {
		const property = (await properties(request, goal)).find((each) => each.State === State);
		const response = await page.goto(`/nl/property/${property?.ID}/`);
		expect(response?.status()).toBe(200);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(marker);
		await expect(page.locator('main article article').first()).toBeVisible();
		await expect(page.locator('#energy, #costs, #media')).toHaveCount(0);
		expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
			expect.arrayContaining([expect.stringContaining('https://schema.org/SoldOut')]),
		);
	});

test('a property under option is shown in full and says what that means', async ({ page, request }) => {
	const property = (await properties(request, 0)).find(({ State }) => State === 'option');
	await page.goto(`/nl/property/${property?.ID}/`);
	await expect(page.getByText('Dit pand is in optie')).toBeVisible();
	await expect(page.locator('#general')).toBeVisible();
});

test('the calculators follow what a visitor changes', async ({ page, request }) => {
	const property = (await properties(request, 0, '&type=1')).find(
		({ State, Price, Zip }) => State === 'available' && Price && Zip.startsWith('9'),
	);
	await open(page, property?.ID ?? 0);
	const costs = page.locator('#costs');
	const total = costs.locator('tfoot output');
	const monthly = costs.locator('p output');
	const digits = async (text: Promise<string | null>) => Number((await text)?.replace(/\D/g, ''));
	await costs.scrollIntoViewIfNeeded();
	await expect(costs.getByRole('radio', { name: 'enige eigen woning' })).toBeChecked();
	const before = await digits(total.textContent());
	expect(before).toBeGreaterThan((property?.Price ?? 0) * 1.02);

	await costs.getByRole('radio', { name: 'andere aankoop' }).check();
	await expect
		.poll(() => digits(total.textContent()))
		.toBe(before + Math.round((property?.Price ?? 0) * 0.1));

	const paid = await digits(monthly.textContent());
	const years = costs.getByRole('textbox').nth(1);
	await years.fill('15');
	await expect.poll(() => digits(monthly.textContent())).toBeGreaterThan(paid);
	await years.fill('99');
	await expect(years).toHaveAttribute('aria-invalid', 'true');
	await expect(monthly).toHaveText('–');
});

test('share: plain addresses, and the link copied', async ({ page, request, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const [property] = await properties(request, 0);
	await open(page, property?.ID ?? 0);
	const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
	await page.locator('summary', { hasText: 'Delen' }).click();
	await expect(page.locator('a[href^="https://wa.me/"]')).toHaveAttribute(
		'href',
		new RegExp(`${RegExp.escape(encodeURIComponent(canonical ?? ''))}$`),
	);
	await expect(page.locator('a[href^="mailto:?"]')).toHaveAttribute(
		'href',
		new RegExp(RegExp.escape(encodeURIComponent(canonical ?? ''))),
	);
	await page.getByRole('button', { name: 'Kopieer de link' }).click();
	await expect(page.getByRole('button', { name: 'Link gekopieerd' })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
	await page.keyboard.press('Escape');
	await expect(page.locator('details[open]')).toHaveCount(0);
});

test('share: the system’s own sheet where there is one, among the other ways', { tag: LONG_TAG }, async ({
	page,
	request,
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'share', {
			value: async (shared: ShareData) => void Object.assign(window, { shared }),
		});
	});
	const [property] = await properties(request, 0);
	await open(page, property?.ID ?? 0);
	await page.locator('summary', { hasText: 'Delen' }).click();
	await expect(page.locator('a[href^="https://wa.me/"]')).toBeVisible();
	await page.getByRole('button', { name: 'Andere apps' }).click();
	const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
	await expect
		.poll(() => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared?.url))
		.toBe(canonical);
});

test('on paper: the way back as a code, address, price, contact, and nothing that one presses', {
	tag: LONG_TAG,
}, async ({ page, request }) => {
	const [property] = await properties(request, 0);
	await open(page, property?.ID ?? 0);
	const code = page.locator('img[src^="/-/qr.svg"]');
	await expect(code).toBeHidden();
	await page.emulateMedia({ media: 'print' });
	await expect(code).toBeVisible();
	await expect
		.poll(() => code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
		.toBe(true);
	const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
	const paper = await page.locator('body').innerText();
	expect(paper).toContain(canonical);
	expect(paper).toMatch(/€/);
	expect(paper).toContain('@meander.example');
	await expect(page.locator('main button:visible')).toHaveCount(0);
	await expect(page.locator('#costs:visible, #media:visible, #location:visible')).toHaveCount(0);
	const sheet = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
	expect(sheet.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test('previous and next within the search, and back to it; addresses stay canonical', async ({
	page,
	request,
}) => {
	const found = await properties(request, 0, '&bedrooms=3&sort=price-asc');
	// Units of projects count, as in the list, and are passed over.
	const counted = await properties(request, 0, '&bedrooms=3&sort=price-asc&units=each');
	const placeOf = (property: { ID: number } | undefined) =>
		`${counted.findIndex(({ ID }) => ID === property?.ID) + 1} van ${counted.length}`;
	await page.goto('/nl/te-koop/?bedrooms=3&sort=price-asc');
	await waitForApplication(page);
	// The list remembers its search once it is alive.
	await page.waitForFunction(() => sessionStorage.getItem('estate-search-0') !== null);
	await page
		.locator(
			'[data-slot-name="listings.results"] article h2 a, [data-slot-name="listings.results"] article h3 a',
		)
		.nth(1)
		.click();
	const walk = page.getByRole('navigation', { name: 'Binnen uw zoekopdracht' });
	await expect(walk).toContainText(placeOf(found[1]));
	expect(page.url()).toMatch(new RegExp(`/${found[1]?.ID}/$`));

	await walk.locator('a[rel="next"]').click();
	await expect(page).toHaveURL(new RegExp(`/${found[2]?.ID}/$`));
	await expect(walk).toContainText(placeOf(found[2]));
	await walk.locator('a[rel="prev"]').click();
	await expect(page).toHaveURL(new RegExp(`/${found[1]?.ID}/$`));
	await walk.getByRole('link', { name: 'Terug naar de resultaten' }).click();
	await expect(page).toHaveURL('/nl/te-koop/?bedrooms=3&sort=price-asc');
});

for (const [language, list] of Object.entries({
	nl: 'te-koop',
	fr: 'a-vendre',
	en: 'for-sale',
	de: 'for-sale',
}))
	test(`the way back to the results keeps its arrow and its bar at 320 px, in ${language}`, {
		tag: LONG_TAG,
	}, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(`/${language}/${list}/`);
		await waitForApplication(page);
		await page.waitForFunction(() => sessionStorage.getItem('estate-search-0') !== null);
		await page.locator('[data-slot-name="listings.results"] article :is(h2, h3) a').nth(1).click();
		const walk = page.locator('main nav', { has: page.locator('a[rel="next"]') });
		const back = walk.locator('a').first();
		const arrow = await back.locator('svg').boundingBox();
		// The bar has its height before the script fills it: what is taller lies over the photos.
		const bar = await walk.boundingBox();
		expect([arrow?.width, (await back.boundingBox())?.height]).toEqual([18, bar?.height]);
	});

test('who comes without a search is led to the whole list', { tag: LONG_TAG }, async ({ page, request }) => {
	const [property] = await properties(request, 0);
	await open(page, property?.ID ?? 0);
	const walk = page.getByRole('navigation', { name: 'Binnen uw zoekopdracht' });
	await expect(walk.getByRole('link')).toHaveCount(1);
	await expect(walk.getByRole('link')).toHaveAttribute('href', '/nl/te-koop/');
});

for (const width of [1440, 360])
	test(`everything opened, there is no violation at ${width} px`, { tag: LONG_TAG }, async ({
		page,
		request,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		const id = await propertyWith(request, ({ VideoUrls }) => VideoUrls.length > 0);
		await open(page, id, 'fr');
		for (const details of await page.locator('article details').all())
			await details.evaluate((element: HTMLDetailsElement) => {
				element.open = true;
			});
		await page.locator('#costs').getByRole('textbox').nth(1).fill('99');
		expect(await axeViolations(page)).toEqual([]);
	});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the page reads: facts explained, costs worked out, the video a plain link, ways to share', async ({
		page,
		request,
	}) => {
		const id = await propertyWith(request, ({ VideoUrls }) =>
			VideoUrls.some((url) => url.includes('youtube')),
		);
		await page.goto(`/nl/property/${id}/`);
		await expect(page.locator('#media a[href^="https://www.youtube.com/watch"]')).toBeVisible();
		await expect(page.locator('#costs tfoot output')).toHaveText(/€/);
		await expect(page.locator('#costs p output')).toHaveText(/€/);
		await page.locator('#finance summary').first().click();
		await expect(page.locator('#finance details[open] p').first()).toBeVisible();
		await page.locator('summary', { hasText: 'Delen' }).click();
		await expect(page.locator('a[href^="mailto:?"]')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Afdrukken' })).toBeHidden();
	});
});
