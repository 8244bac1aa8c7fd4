import type { Locator, Page } from '@playwright/test';
import en from '../../../mfe-listings/src/texts/en.json' with { type: 'json' };
import fr from '../../../mfe-listings/src/texts/fr.json' with { type: 'json' };
import nl from '../../../mfe-listings/src/texts/nl.json' with { type: 'json' };
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { expect, test } from '../../src/clean-page.ts';
import { waitForApplication } from '../../src/living-page.ts';

const CARD = '[data-slot-name="listings.results"] article';
const form = (page: Page) => page.locator('[data-slot-name="listings.filters"]');
const chips = (page: Page, texts: typeof nl) => page.getByRole('list', { name: texts.chips.label });

/** How a visitor sets each filter: the group that is opened, what is done in it, and what the address then says. */
const FILTERS: {
	group?: (texts: typeof nl) => string;
	set: (form: Locator) => Promise<void>;
	says: RegExp;
}[] = [
	{ set: (fields) => fields.locator('input[name="search"]').fill('licht'), says: /search=licht/ },
	{
		group: ({ filters }) => filters.place,
		set: (fields) => fields.locator('input[name="city"]').first().check(),
		says: /city=[a-z-]+%7C\d{4}/,
	},
	{
		group: ({ filters }) => filters.type,
		set: (fields) => fields.locator('input[name="type"]').first().check(),
		says: /type=\d/,
	},
	{
		group: ({ filters }) => filters.price,
		set: (fields) => fields.locator('input[name="price-max"]').fill('600000'),
		says: /price=0-600000/,
	},
	{
		group: ({ filters }) => filters.rooms,
		set: async (fields) => {
			await fields.locator('input[name="bedrooms"]').fill('2');
		},
		says: /bedrooms=2/,
	},
	{
		group: ({ filters }) => filters.more,
		set: (fields) => fields.locator('input[name="area-min"]').fill('90'),
		says: /area=90-/,
	},
	{
		group: ({ filters }) => filters.more,
		set: (fields) => fields.locator('input[name="epc"][value="b"]').check(),
		says: /epc=b/,
	},
	{
		group: ({ filters }) => filters.more,
		set: (fields) => fields.locator('input[name="hide"]').check(),
		says: /hide=sold/,
	},
];

async function openGroup(page: Page, label: string): Promise<void> {
	const group = form(page).locator('details', { has: page.locator('summary', { hasText: label }) });
	if (!(await group.evaluate((element: HTMLDetailsElement) => element.open)))
		await group.locator(':scope > summary').click();
}

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let step = 0; step < 120; step++) {
		await page.keyboard.press('Tab');
		if (await target.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error(`The Tab key does not reach ${target}.`);
}

// Every filter in Dutch, one in English; in French by the plain forms, below.
for (const { language, texts, front, list, filters } of [
	{ language: 'nl', texts: nl, front: '/nl/', list: '/nl/te-koop/', filters: FILTERS },
	{
		language: 'en',
		texts: en as typeof nl,
		front: '/en/',
		list: '/en/for-sale/',
		filters: FILTERS.slice(1, 2),
	},
])
	test(`from the quick search to the printed page, by filters on the way (${language})`, {
		tag: language === 'nl' ? [] : [LONG_TAG],
	}, async ({ page }) => {
		test.setTimeout(120_000);
		await page.goto(front);
		await waitForApplication(page);
		const quick = page.locator('[data-slot-name="listings.home-search"] form');
		await quick.locator('select[name="city"]').selectOption({ index: 1 });
		await quick.locator('button[type="submit"]').click();
		await expect(page).toHaveURL(new RegExp(`${list}\\?city=`));
		await expect(page.locator(CARD).first()).toBeVisible();

		await page.goto(list);
		await waitForApplication(page);
		for (const { group, set, says } of filters) {
			if (group) await openGroup(page, group(texts));
			await set(form(page));
			await form(page).locator('form button[type="submit"]').click();
			await expect(page).toHaveURL(says);
			await expect(page.locator(CARD).first()).toBeVisible();
			await chips(page, texts).getByRole('link').first().click();
			await expect(page).not.toHaveURL(says);
		}

		await page.getByRole('link', { name: texts.results.view.map }).click();
		await expect(page).toHaveURL(/view=map/);
		await expect(page.locator('iframe')).toBeVisible();
		await page.getByRole('link', { name: texts.results.view.grid }).click();
		await expect(page).not.toHaveURL(/view=/);

		await openGroup(page, texts.filters.rooms);
		await form(page).locator('input[name="bedrooms"]').fill('2');
		await form(page).locator('form button[type="submit"]').click();
		await expect(page).toHaveURL(/bedrooms=2/);
		// The list that was asked for is there, and the page has moved to its beginning.
		await expect(chips(page, texts).getByRole('link').first()).toBeVisible();
		const card = page.locator(CARD).nth(4);
		let before = 0;
		await expect(async () => {
			await card.scrollIntoViewIfNeeded();
			before = await page.evaluate(() => scrollY);
			expect(before).toBeGreaterThan(100);
		}).toPass();
		const title = await card.getByRole('heading').innerText();
		await card.getByRole('link').click();
		await expect(page.getByRole('heading', { level: 1 })).toContainText(title.trim());
		await page.goBack();
		await expect(page).toHaveURL(/bedrooms=2/);
		await expect(page.locator(CARD).nth(4).getByRole('heading')).toHaveText(title.trim());
		await expect(chips(page, texts)).toBeVisible();
		await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(before));

		for (const index of [0, 1]) await page.locator(CARD).nth(index).getByRole('button').last().click();
		await page.locator(CARD).first().locator('button[aria-pressed]').first().click();
		await expect(page.locator(CARD).first().locator('button[aria-pressed]').first()).toHaveAttribute(
			'aria-pressed',
			'true',
		);
		await page.locator('[data-slot-name="listings.kept"] a[href*="ids="]').first().click();
		await expect(page.getByRole('table').locator('thead').getByRole('link')).not.toHaveCount(0);

		await page.getByRole('table').locator(`thead a[href^="${list}"]`).first().click();
		await page.locator('summary', { hasText: texts.share.open }).click();
		await expect(page.locator('a[href^="mailto:?"]')).toBeVisible();
		await page.emulateMedia({ media: 'print' });
		await expect(page.locator('img[src^="/-/qr.svg"]')).toBeVisible();
	});

test('by keyboard alone: a filter, a property, a favourite, and what can be shared', {
	tag: LONG_TAG,
}, async ({ page }) => {
	test.setTimeout(90_000);
	await page.goto('/nl/te-koop/');
	await waitForApplication(page);
	const types = form(page).locator('details', { has: page.locator('summary', { hasText: nl.filters.type }) });
	await tabTo(page, types.locator(':scope > summary'));
	await page.keyboard.press('Enter');
	await tabTo(page, types.locator('input[name="type"]').first());
	await page.keyboard.press('Space');
	await tabTo(page, form(page).locator('form button[type="submit"]'));
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/type=\d/);
	const first = page.locator(CARD).first().getByRole('link');
	await tabTo(page, first);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	const heart = page.locator('main article header button[aria-pressed]').first();
	await tabTo(page, heart);
	await page.keyboard.press('Space');
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('from the quick search by a filter to a property and what can be shared of it', async ({ page }) => {
		await page.goto('/fr/');
		const quick = page.locator('[data-slot-name="listings.home-search"] form');
		await quick.locator('select[name="city"]').selectOption({ index: 1 });
		await quick.locator('button[type="submit"]').click();
		await expect(page).toHaveURL(/\/fr\/a-vendre\/\?city=/);
		await openGroup(page, fr.filters.rooms);
		await form(page).locator('input[name="bedrooms"]').fill('2');
		await form(page).locator('form button[type="submit"]').click();
		await expect(page).toHaveURL(/city=.*bedrooms=2/);
		await page.locator(CARD).first().getByRole('link').click();
		await page.locator('summary', { hasText: fr.share.open }).click();
		await expect(page.locator('a[href^="https://wa.me/"]')).toBeVisible();
	});
});
