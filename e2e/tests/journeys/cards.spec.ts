import type { Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { waitForApplication } from '../../src/living-page.ts';

const CARD = '[data-slot-name="listings.results"] article';

/** Pictures of homes that the page asked for, each once, by their id. */
function photosOf(page: Page): Set<string> {
	const asked = new Set<string>();
	page.on('request', (request) => {
		const [, id] = /\/media\/([0-9a-f]{16,})\//.exec(request.url()) ?? [];
		if (id) asked.add(id);
	});
	return asked;
}

/** Ids of the photos that the first card has besides its first one. */
const furtherPhotos = async (page: Page): Promise<string[]> => {
	const styles = await page
		.locator(CARD)
		.first()
		.locator('[style*="--photo"]')
		.evaluateAll((photos) => photos.map((photo) => photo.getAttribute('style') ?? ''));
	return styles.flatMap((style) => /\/media\/([0-9a-f]+)\//.exec(style)?.[1] ?? []);
};

test('a card loads its first photo alone, and the others when its arrow is pressed by key', async ({
	page,
}) => {
	const asked = photosOf(page);
	await page.goto('/nl/te-koop/');
	await waitForApplication(page);
	const further = await furtherPhotos(page);
	expect(further.length).toBeGreaterThan(1);
	const card = page.locator(CARD).first();
	const next = card.getByRole('button', { name: /^Volgende foto van/ });
	await expect(next).toBeAttached();
	expect(further.filter((id) => asked.has(id))).toEqual([]);
	await expect(card.getByRole('link')).toHaveCount(1);

	await next.focus();
	await expect(next).toBeVisible();
	await page.keyboard.press('Enter');
	await expect.poll(() => asked.has(further[0] ?? '')).toBe(true);
	const previous = card.getByRole('button', { name: /^Vorige foto van/ });
	await expect(previous).toBeVisible();
	await previous.press('Enter');
	await expect(previous).toBeHidden();
	await expect(next).toBeFocused();
	await expect(page).toHaveURL('/nl/te-koop/');
	expect(await axeViolations(page)).toEqual([]);
});

test('on paper a card has its first photo alone, and no arrow', async ({ page }) => {
	const asked = photosOf(page);
	await page.emulateMedia({ media: 'print' });
	await page.goto('/nl/te-koop/');
	await waitForApplication(page);
	const card = page.locator(CARD).first();
	await expect(card.getByRole('img').first()).toBeVisible();
	const further = card.locator('[style*="--photo"]');
	expect(await further.count()).toBeGreaterThan(1);
	for (const photo of await further.all()) await expect(photo).toBeHidden();
	await expect(card.getByRole('button', { name: /^Volgende foto van/ })).toBeHidden();
	const ids = await furtherPhotos(page);
	expect(ids.filter((id) => asked.has(id))).toEqual([]);
});

test.describe('without JavaScript, by finger', () => {
	test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 360, height: 800 } });

	test('a sweep over a photo shows the next one, a press leads to the property', { tag: LONG_TAG }, async ({
		page,
		context,
	}) => {
		const asked = photosOf(page);
		await page.goto('/nl/te-koop/');
		const row = page.locator(CARD).first().locator('a[aria-hidden]');
		await row.scrollIntoViewIfNeeded();
		const further = await furtherPhotos(page);
		expect(further.filter((id) => asked.has(id))).toEqual([]);

		const box = (await row.boundingBox())!;
		const finger = await context.newCDPSession(page);
		const y = box.y + box.height / 2;
		const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
			finger.send('Input.dispatchTouchEvent', {
				type,
				touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
			});
		await touch('touchStart', box.x + 280);
		for (let x = 260; x > 20; x -= 20) await touch('touchMove', box.x + x);
		await touch('touchEnd', 0);
		await expect.poll(() => asked.has(further[0] ?? '')).toBe(true);

		await row.tap({ position: { x: 100, y: 90 } });
		await expect(page).toHaveURL(/\/nl\/te-koop\/[a-z0-9-]+\/[a-z0-9-]+\/\d+\/$/);
	});
});

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? 'units, with JavaScript' : 'units, without JavaScript', () => {
		test.use({ javaScriptEnabled });

		test('a project is found by its name as one card, which leads to its units that were found', async ({
			page,
		}) => {
			await page.goto('/nl/te-koop/?search=scheldekwartier&bedrooms=2');
			const card = page.locator(CARD);
			await expect(card).toHaveCount(1);
			const [, count] = /(\d+) passende wooneenheden/.exec(await card.innerText()) ?? [];
			await expect(card.getByText(/vanaf/)).toBeVisible();
			await card.getByRole('link').click();
			await expect(page).toHaveURL(/\/nl\/projecten\/gentbrugge\/[a-z-]+\/14\/\?bedrooms=2#units$/);
			const rows = page.locator('#units tbody tr');
			await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(Number(count));
			for (const row of await rows.allInnerTexts()) expect(row).not.toMatch(/\b1 slaapkamer/);
		});

		test(
			'the list of projects is filtered, ordered and emptied by plain requests',
			javaScriptEnabled ? { tag: LONG_TAG } : {},
			async ({ page }) => {
				await page.goto('/nl/projecten/');
				const cards = page.locator('main article');
				const all = await cards.count();
				await page.getByLabel('Plaats').selectOption({ index: 1 });
				await page.getByRole('button', { name: 'Toon projecten' }).click();
				await expect(page).toHaveURL(/city=/);
				await expect(page.getByLabel('Plaats')).not.toHaveValue('');
				await expect.poll(() => cards.count()).toBeLessThan(all);
				await page.getByRole('link', { name: 'Alle filters wissen' }).click();
				await expect(cards).toHaveCount(all);

				await page.getByRole('link', { name: 'Prijs, laagste eerst' }).click();
				await expect(page).toHaveURL(/sort=price-asc/);
				await expect(async () => {
					const prices = (await cards.allInnerTexts()).flatMap(
						(words) => Number(/€\s([\d.]+)/.exec(words)?.[1]?.replaceAll('.', '')) || [],
					);
					expect(prices.length).toBeGreaterThan(1);
					expect(prices).toEqual([...prices].sort((one, other) => one - other));
				}).toPass();
			},
		);
	});
