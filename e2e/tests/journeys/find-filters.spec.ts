import type { Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { waitForApplication } from '../../src/living-page.ts';

const CARD = '[data-slot-name="listings.results"] article';
const searchForm = (page: Page) => page.getByRole('search', { name: 'Filters' }).locator('form');
const total = (page: Page) =>
	page
		.getByText(/^\d+ pand(en)? gevonden/)
		.first()
		.innerText()
		.then((text) => Number.parseInt(text, 10));

test('features, plot and radius are chosen with counts, stand in the address and go by their chips', async ({
	page,
}) => {
	await page.goto('/nl/te-koop/');
	await waitForApplication(page);
	const all = await total(page);
	const form = searchForm(page);
	await form.getByText('Meer filters', { exact: true }).click();
	await form.getByRole('checkbox', { name: /^Tuin/ }).check();
	await expect(form.getByRole('button', { name: /^Toon \d+ pand/ })).toBeVisible();
	// What few ask for is folded away until it is used.
	await expect(form.getByLabel('Minimale grondoppervlakte in m²')).toBeHidden();
	await form.getByText('Grond, bouwjaar en meer').click();
	await form.getByLabel('Minimale grondoppervlakte in m²').fill('300');
	await form.getByText('Plaats', { exact: true }).click();
	await form.getByRole('checkbox', { name: /^Gent 9000/ }).check();
	await form.getByLabel('Straal rond de plaats').selectOption('10');
	await form.getByRole('button', { name: /^Toon/ }).click();
	await expect(page).toHaveURL('/nl/te-koop/?city=gent%7C9000&plot=300-&feature=garden&radius=10');
	await expect.poll(() => total(page)).toBeLessThan(all);
	for (const chip of ['Gent', 'Binnen 10 km', 'Grond vanaf 300 m²', 'Tuin'])
		await expect(page.getByRole('link', { name: `Verwijder filter ${chip}`, exact: true })).toBeVisible();
	await page.getByRole('link', { name: 'Verwijder filter Tuin', exact: true }).click();
	await expect(page).toHaveURL('/nl/te-koop/?city=gent%7C9000&plot=300-&radius=10');
});

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled });

		test('a radius is chosen by keyboard, and each card says how far it lies', {
			tag: javaScriptEnabled ? [LONG_TAG] : [],
		}, async ({ page }) => {
			await page.goto('/nl/te-koop/?city=gentbrugge%7C9050');
			if (javaScriptEnabled) await waitForApplication(page);
			const form = searchForm(page);
			await form.locator('summary', { hasText: 'Plaats' }).press('Enter');
			const radius = form.getByLabel('Straal rond de plaats');
			// None, 2, 5
			await radius.press('ArrowDown');
			await radius.press('ArrowDown');
			await expect(radius).toHaveValue('5');
			await form.locator('button[type="submit"]').press('Enter');
			await expect(page).toHaveURL('/nl/te-koop/?city=gentbrugge%7C9050&radius=5');
			await expect(page.locator(CARD).filter({ hasText: '9000 Gent' }).first()).toBeVisible();
			for (const text of await page.locator(CARD).allTextContents()) {
				const [, kilometres = ''] = /op (\d+(?:,\d)?)\s*km/.exec(text) ?? [];
				expect(Number.parseFloat(kilometres.replace(',', '.')), text).toBeLessThanOrEqual(5);
			}
		});
	});

test('the folded filters are open where one of them is used, and accessible', { tag: LONG_TAG }, async ({
	page,
}) => {
	await page.goto('/nl/te-koop/?year=1900-2000&subtype=villa');
	await waitForApplication(page);
	const form = searchForm(page);
	await form.locator('summary', { hasText: 'Meer filters' }).click();
	await expect(form.getByLabel('Bouwjaar vanaf')).toHaveValue('1900');
	expect(await axeViolations(page)).toEqual([]);
	await form.locator('summary', { hasText: 'Type' }).click();
	await expect(form.getByRole('checkbox', { name: /^Villa/ })).toBeChecked();
	expect(await axeViolations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	// Once alive, a closed group sheds its fields until somebody reaches it: all of them stand in the server's markup.
	test('a filter that no property of the goal can match is not shown', async ({ page }) => {
		await page.goto('/nl/te-koop/');
		const form = searchForm(page);
		await expect(form.locator('[name="feature"][value="garden"]')).toHaveCount(1);
		await expect(form.locator('[name="feature"][value="furnished"]')).toHaveCount(0);
		await expect(form.locator('[name="available"]')).toHaveCount(0);
		await page.goto('/nl/te-huur/');
		await expect(form.locator('[name="feature"][value="furnished"]')).toHaveCount(1);
		await expect(form.locator('[name="available"]')).toHaveCount(1);
	});

	test('all filters are fields of a plain form', async ({ page }) => {
		await page.goto('/nl/te-huur/');
		const form = searchForm(page);
		await form.getByText('Meer filters', { exact: true }).click();
		await form.getByRole('checkbox', { name: /^Terras/ }).check();
		await form.getByText('Grond, bouwjaar en meer').click();
		await form.getByLabel('Bouwjaar vanaf').fill('1950');
		await form.getByLabel('Beschikbaar').selectOption('now');
		await form.getByLabel('Energielabel, minstens').selectOption('c');
		await form.locator('button[type="submit"]').click();
		await expect(page).toHaveURL('/nl/te-huur/?year=1950-&epc-min=c&feature=terrace&available=now');
		await expect(page.locator(CARD).first()).toBeVisible();
		await expect(page.getByRole('link', { name: 'Verwijder filter EPC C of beter' })).toBeVisible();
	});
});

test.describe('an area of the map', () => {
	const map = (page: Page) => page.frameLocator('iframe');
	const pins = (page: Page) => map(page).locator('button.pin');
	const surface = (page: Page) => map(page).getByRole('application', { name: /^Gebied tekenen/ });

	test.beforeEach(async ({ page }) => {
		await page.goto('/nl/te-koop/?view=map&city=gent%7C9000&hide=sold');
		await waitForApplication(page);
		await expect(pins(page).first()).toBeVisible();
		await page.locator('iframe').scrollIntoViewIfNeeded();
	});

	/** The address has the area in short and no town; the list has what lies in it; the chip takes it back. */
	async function expectDrawn(page: Page) {
		await expect(page).toHaveURL(/[?&]shape=/);
		const query = new URL(page.url()).searchParams;
		expect([query.get('city'), query.get('hide'), query.get('view')]).toEqual([null, 'sold', 'map']);
		expect(query.get('shape')?.length).toBeLessThan(400);
		const { total: found } = await (
			await page.request.get(`/api/v1/properties/count?language=nl&goal=0&${query}`)
		).json();
		await expect(page.locator(CARD)).toHaveCount(Math.min(12, found));
		const chip = page.getByRole('link', { name: 'Verwijder filter Getekend gebied' });
		await chip.click();
		await expect(page).not.toHaveURL(/shape=/);
	}

	test('is drawn by mouse', async ({ page }) => {
		await map(page).getByRole('button', { name: 'Teken een gebied' }).click();
		await expect(map(page).getByRole('status')).toContainText('Teken met ingedrukte muisknop');
		const box = await surface(page).boundingBox();
		if (!box) throw new Error('Nothing can be drawn on.');
		const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
		await page.mouse.move(x + 90, y);
		await page.mouse.down();
		for (let step = 0; step <= 40; step++)
			await page.mouse.move(x + 90 * Math.cos(step / 6.4), y + 90 * Math.sin(step / 6.4));
		await page.mouse.up();
		await expectDrawn(page);
	});

	test('is a frame for the keyboard', { tag: LONG_TAG }, async ({ page }) => {
		const draw = map(page).getByRole('button', { name: 'Teken een gebied' });
		await draw.focus();
		await page.keyboard.press('Enter');
		await expect(surface(page)).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(surface(page)).toBeHidden();
		await expect(draw).toBeFocused();
		await page.keyboard.press('Enter');
		const frame = map(page).locator('.draw-surface polygon');
		const before = await frame.getAttribute('points');
		await page.keyboard.press('ArrowLeft');
		await page.keyboard.press('Shift+ArrowDown');
		await expect(frame).not.toHaveAttribute('points', before ?? '');
		await page.keyboard.press('Enter');
		await expectDrawn(page);
	});

	test('has its buttons beside the map, never on a pin', { tag: LONG_TAG }, async ({ page }) => {
		const bottom = await map(page)
			.locator('.bar')
			.evaluate((bar) => bar.getBoundingClientRect().bottom);
		const top = await map(page)
			.locator('#map')
			.evaluate((place) => place.getBoundingClientRect().top);
		expect(top).toBeGreaterThanOrEqual(bottom);
		await map(page).getByRole('button', { name: 'Inzoomen', exact: true }).click();
		const here = map(page).getByRole('button', { name: 'Zoeken in dit gebied' });
		await expect(here).toBeVisible();
		expect(await here.evaluate((button) => button.closest('.bar') !== null)).toBe(true);
	});

	test('has no violation while it is drawn', { tag: LONG_TAG }, async ({ page }) => {
		await map(page).getByRole('button', { name: 'Teken een gebied' }).click();
		await expect(surface(page)).toBeVisible();
		expect(await axeViolations(page)).toEqual([]);
	});
});

test.describe('by touch', () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

	test('a finger draws an area', { tag: LONG_TAG }, async ({ page, context }) => {
		await page.goto('/nl/te-koop/?view=map');
		await waitForApplication(page);
		const frame = page.frameLocator('iframe');
		await expect(frame.locator('button.pin').first()).toBeVisible();
		await page.locator('iframe').scrollIntoViewIfNeeded();
		await frame.getByRole('button', { name: 'Teken een gebied' }).tap();
		const hint = frame.getByRole('status').filter({ hasText: 'Sleep uw vinger rond het gebied' });
		await expect(hint).toBeVisible();
		// A tap sets no corner: the hint stands out, and stays.
		const plain = await hint.evaluate((words) => getComputedStyle(words).backgroundColor);
		await frame.locator('.draw-surface').tap({ position: { x: 60, y: 60 } });
		await expect(hint).not.toHaveCSS('background-color', plain);
		expect(page.url()).not.toContain('shape=');
		const box = await frame.locator('.draw-surface').boundingBox();
		if (!box) throw new Error('Nothing can be drawn on.');
		const session = await context.newCDPSession(page);
		const touch = (type: string, at?: readonly [right: number, down: number]) =>
			session.send('Input.dispatchTouchEvent', {
				type: type as 'touchStart',
				touchPoints: at ? [{ x: box.x + box.width * at[0], y: box.y + box.height * at[1] }] : [],
			});
		await touch('touchStart', [0.2, 0.2]);
		for (const corner of [
			[0.8, 0.25],
			[0.8, 0.75],
			[0.25, 0.8],
			[0.2, 0.3],
		] as const)
			await touch('touchMove', corner);
		await touch('touchEnd');
		await expect(page).toHaveURL(/[?&]shape=/);
		await expect(page.locator(CARD).first()).toBeVisible();
	});
});
