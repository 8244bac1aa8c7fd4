import type { BrowserContext, Locator, Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { waitForApplication } from '../../src/living-page.ts';

const SITES = {
	nl: {
		list: '/nl/te-koop/',
		favourites: '/nl/favorieten/',
		compare: '/nl/vergelijken/',
		keep: /^Bewaar/,
		choose: /^Vergelijk “/,
		count: (properties: number) => new RegExp(`^${properties} favoriet`),
		shared: 'Deze lijst is met u gedeeld.',
		addAll: 'Voeg alles toe aan mijn favorieten',
		favourite: 'Favoriet',
		copy: 'Kopieer de link',
		tray: 'Panden om te vergelijken',
		full: /U kunt hoogstens vier panden/,
		remove: /^Verwijder .* uit de vergelijking$/,
		recent: 'Laatst bekeken',
		clearRecent: 'Wis laatst bekeken',
	},
	fr: {
		list: '/fr/a-vendre/',
		favourites: '/fr/favoris/',
		compare: '/fr/comparer/',
		keep: /^Ajouter «/,
		choose: /^Comparer «/,
		count: (properties: number) => new RegExp(`^${properties} favori`),
		shared: 'Cette liste a été partagée avec vous.',
		addAll: 'Tout ajouter à mes favoris',
		copy: 'Copier le lien',
		tray: 'Biens à comparer',
		full: /quatre biens au maximum/,
		remove: /^Retirer .* de la comparaison$/,
	},
} as const;

const cards = (page: Page) => page.locator('main article');
const idOf = async (card: Locator) =>
	new URL((await card.getByRole('link').first().getAttribute('href')) ?? '', 'http://site').pathname
		.split('/')
		.at(-2);
const soft = expect.configure({ soft: true });

async function tabOf(context: BrowserContext, address: string): Promise<Page> {
	const tab = await context.newPage();
	await tab.goto(address);
	return tab;
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** What a visitor presses, in the words of a language. */
const controlsOf = ({ keep, choose, tray }: (typeof SITES)[keyof typeof SITES]) => ({
	heart: (page: Page, index: number) => cards(page).nth(index).getByRole('button', { name: keep }),
	scales: (page: Page, index: number) => cards(page).nth(index).getByRole('button', { name: choose }),
	tray: (page: Page) => page.getByRole('region', { name: tray }),
});

for (const [language, site] of Object.entries(SITES))
	test.describe(language, { tag: language === 'nl' ? [] : [LONG_TAG] }, () => {
		const { heart, scales, tray } = controlsOf(site);

		test('favourites stay, are shared by a link, and are taken over by who gets it', async ({
			page,
			browser,
			baseURL,
		}) => {
			await page.goto(site.list);
			const ids = [await idOf(cards(page).nth(0)), await idOf(cards(page).nth(2))];
			await heart(page, 0).click();
			await heart(page, 2).click();
			await page.reload();
			await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
			// A filled icon of its own, where the empty one is a cell of a picture of several.
			const filled = await heart(page, 0).evaluate((button) => {
				const { maskImage, maskSize, maskPosition } = getComputedStyle(button, '::before');
				return [maskImage.match(/%3Csvg/g)?.length, maskSize, maskPosition];
			});
			expect(filled).toEqual([1, 'contain', '50% 50%']);
			await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'false');

			// The bar of quick links stands at the top of the page, and the reload came back to where one was.
			await waitForApplication(page);
			await page.evaluate(() => scrollTo(0, 0));
			await page.locator(`header a[href="${site.favourites}"]:visible`).first().click();
			await expect(page).toHaveURL(new RegExp(`${site.favourites}$`));
			await expect(page.getByText(site.count(2)).first()).toBeVisible();
			await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
			await page.getByRole('button', { name: site.copy }).click();
			const link = await page.evaluate(() => navigator.clipboard.readText());
			expect(link).toBe(`${baseURL}${site.favourites}?ids=${ids.toReversed().join(',')}`);
			expect(await axeViolations(page)).toEqual([]);

			const other = await browser.newContext({ locale: 'nl-BE' });
			const friend = await tabOf(other, link);
			await expect(friend.getByText(site.shared)).toBeVisible();
			await expect(friend.locator('main article')).toHaveCount(2);
			await friend.getByRole('button', { name: site.addAll }).click();
			await expect(friend.getByRole('button', { name: site.addAll })).toBeDisabled();
			expect(await axeViolations(friend)).toEqual([]);
			await friend.goto(baseURL + site.favourites);
			await expect(friend.locator('main article')).toHaveCount(2);
			await other.close();
		});

		test('up to four properties are compared; a fifth is refused; one is taken away', async ({ page }) => {
			await page.goto(site.list);
			for (const index of [0, 1, 2, 3, 4]) await scales(page, index).click();
			await expect(page.getByRole('status').filter({ hasText: site.full })).toBeVisible();
			await expect(scales(page, 4)).toHaveAttribute('aria-pressed', 'false');
			await scales(page, 2).click();
			await scales(page, 3).click();
			expect(await axeViolations(page)).toEqual([]);
			await tray(page).getByRole('link').click();
			await expect(page).toHaveURL(new RegExp(`${site.compare}\\?ids=\\d+,\\d+$`));
			await expect(page.getByRole('columnheader')).toHaveCount(2);
			for (const width of [1440, 360]) {
				await page.setViewportSize({ width, height: 800 });
				soft(await axeViolations(page), `${width} px`).toEqual([]);
				soft(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(width);
			}
			const rows = page.getByRole('row');
			const all = await rows.count();
			await page.getByRole('checkbox').first().check();
			await expect.poll(() => rows.count()).toBeLessThan(all);
			await page.getByRole('link', { name: site.remove }).first().click();
			await expect(page).toHaveURL(new RegExp(`${site.compare}\\?ids=\\d+$`));
			await expect(page.getByRole('columnheader')).toHaveCount(1);
		});
	});

test.describe('in any language', () => {
	const site = SITES.nl;
	const { heart, scales, tray } = controlsOf(site);

	test('two tabs are in step', async ({ page, context }) => {
		await page.goto(site.list);
		const other = await tabOf(context, site.list);
		await heart(page, 1).click();
		await scales(page, 1).click();
		await expect(heart(other, 1)).toHaveAttribute('aria-pressed', 'true');
		await expect(tray(other)).toBeVisible();
		await heart(other, 1).click();
		await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'false');
	});

	test('a heart and scales that are pressed before the page is alive count as soon as it is, however often they were', async ({
		page,
	}) => {
		const release = Promise.withResolvers<void>();
		await page.route('**/-/remotes/listings/**/*.js*', async (route) => {
			await release.promise;
			await route.continue();
		});
		await page.goto(site.list, { waitUntil: 'commit' });
		await expect(heart(page, 0)).toHaveAttribute('data-early');
		await page.waitForLoadState();
		for (const button of [heart(page, 0), heart(page, 0), scales(page, 1)])
			await button.dispatchEvent('click');
		await expect(heart(page, 0)).toHaveAttribute('data-pressed');
		await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'false');
		release.resolve();
		await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
		await expect(heart(page, 0)).not.toHaveAttribute('data-pressed');
		await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'false');
		await expect(scales(page, 1)).toHaveAttribute('aria-pressed', 'true');
	});

	test('properties that were opened are remembered below the list, and can be forgotten', async ({
		page,
	}) => {
		await page.goto(site.list);
		await waitForApplication(page);
		const seen: (string | undefined)[] = [];
		for (const index of [0, 1]) {
			seen.unshift(await idOf(cards(page).nth(index)));
			await cards(page).nth(index).getByRole('link').first().click();
			await expect(page).toHaveURL(new RegExp(`/${seen[0]}/$`));
			await expect(page.getByRole('button', { name: site.favourite, exact: true })).toBeEnabled();
			await page.goBack();
			await expect(page).toHaveURL(new RegExp(`${site.list}$`));
		}
		await page.reload();
		const recent = page.getByRole('region', { name: site.recent });
		await recent.scrollIntoViewIfNeeded();
		await expect(recent.getByRole('article')).toHaveCount(2);
		expect(await idOf(recent.getByRole('article').first())).toBe(seen[0]);
		expect(await axeViolations(page)).toEqual([]);
		await recent.getByRole('button', { name: site.clearRecent }).click();
		await expect(recent).toHaveCount(0);
	});

	test('all of it works by keyboard', { tag: LONG_TAG }, async ({ page }) => {
		await page.goto(site.list);
		await expect(heart(page, 0)).toBeEnabled();
		await cards(page).first().getByRole('link').first().focus();
		await page.keyboard.press('Tab');
		await expect(
			cards(page)
				.first()
				.getByRole('button', { name: /^Volgende foto/ }),
		).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(heart(page, 0)).toBeFocused();
		await page.keyboard.press('Space');
		await page.keyboard.press('Tab');
		await expect(scales(page, 0)).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
		await expect(scales(page, 0)).toHaveAttribute('aria-pressed', 'true');
		for (const index of [1, 2]) await scales(page, index).press('Enter');
		await tray(page).getByRole('link').press('Enter');
		await expect(page.getByRole('table')).toBeVisible();
		await page.setViewportSize({ width: 360, height: 740 });
		const region = page.getByRole('table').locator('..');
		await region.focus();
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
	});
});

test('the same list and comparison in another language keep their properties', { tag: LONG_TAG }, async ({
	page,
}) => {
	await page.goto(SITES.nl.list);
	const ids = `?ids=${await idOf(cards(page).nth(0))},${await idOf(cards(page).nth(1))}`;
	for (const name of ['favourites', 'compare'] as const) {
		await page.goto(SITES.nl[name] + ids);
		await page.locator('header a[data-language="fr"]:visible').first().click();
		await expect(page).toHaveURL(
			(url) => url.pathname + decodeURIComponent(url.search) === SITES.fr[name] + ids,
		);
		await expect(page.locator('main a[href^="/fr/a-vendre/"]').first()).toBeVisible();
	}
});

test('on a phone two properties stand side by side, each row under its name', async ({ page }) => {
	await page.goto(SITES.fr.list);
	const ids = await Promise.all([0, 1, 2].map((index) => idOf(cards(page).nth(index))));
	for (const [count, width] of [
		[2, 360],
		[3, 360],
		[3, 320],
	] as const) {
		await page.setViewportSize({ width, height: 740 });
		await page.goto(`${SITES.fr.compare}?ids=${ids.slice(0, count)}`);
		const region = page.getByRole('table').locator('..');
		const right = await region.evaluate((element) => element.getBoundingClientRect().right);
		for (const row of await page
			.getByRole('row')
			.filter({ has: page.getByRole('rowheader') })
			.all()) {
			const ends = await row
				.locator('td')
				.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
			if (ends.length > 0) expect(ends[1]).toBeLessThanOrEqual(right);
		}
		const names = page.locator('th[scope="row"]');
		for (const name of await names.all()) {
			const [text, value] = await name.evaluate((header) => {
				const words = document.createRange();
				words.selectNodeContents(header);
				const values = document.createRange();
				values.selectNodeContents(header.nextElementSibling ?? header);
				return [words, values].map((range) => range.getBoundingClientRect());
			});
			expect(text?.bottom).toBeLessThanOrEqual((value?.top ?? 0) + 2);
			expect(text?.right).toBeLessThanOrEqual(right);
		}
	}
});

test('on a phone the tray leaves the bar of a property’s own page free', { tag: LONG_TAG }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(SITES.nl.list);
	for (const index of [0, 1])
		await cards(page).nth(index).getByRole('button', { name: SITES.nl.choose }).click();
	await cards(page).first().getByRole('link').first().click();
	const tray = page.getByRole('region', { name: SITES.nl.tray });
	const visit = page.getByRole('link', { name: 'Plan een bezoek' }).last();
	await expect(tray).toBeVisible();
	await expect(visit).toBeInViewport();
	const [above, below] = [await tray.boundingBox(), await visit.boundingBox()];
	expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test.describe('before the visitor has answered the consent dialog', () => {
	test.use({ consent: 'unset' });

	test('a favourite is kept, since it is asked for; what was viewed is not', async ({ page }) => {
		await page.goto(SITES.nl.list);
		await cards(page).first().getByRole('button', { name: SITES.nl.keep }).click();
		await cards(page).first().getByRole('link').first().click();
		const kept = page.getByRole('button', { name: SITES.nl.favourite, exact: true });
		await expect(kept).toHaveAttribute('aria-pressed', 'true');
		const keys = await page.evaluate(() => Object.keys(localStorage));
		expect(keys).toContain('estate-favourites-1');
		expect(keys).not.toContain('estate-recent-1');
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('shared links show their properties; a comparison gives one up; no button stands there that does nothing', async ({
		page,
	}) => {
		await page.goto(SITES.nl.list);
		const ids = [await idOf(cards(page).nth(0)), await idOf(cards(page).nth(1))].join(',');
		await expect(cards(page).first().getByRole('button')).toHaveCount(0);
		await page.goto(`${SITES.nl.favourites}?ids=${ids}`);
		await expect(cards(page)).toHaveCount(2);
		await expect(page.getByRole('button', { name: SITES.nl.addAll })).toHaveCount(0);
		await page.goto(SITES.nl.favourites);
		await expect(page.getByText(/leest uw eigen favorieten met JavaScript/)).toBeVisible();
		await page.goto(`${SITES.nl.compare}?ids=${ids}`);
		await expect(page.getByRole('columnheader')).toHaveCount(2);
		await page.getByRole('link', { name: SITES.nl.remove }).first().click();
		await expect(page.getByRole('columnheader')).toHaveCount(1);
	});
});
