import type { Route } from '@playwright/test';
import { expect, MOVING, test } from '../../src/clean-page.ts';
import { drawWhole } from '../../src/draw-whole.ts';
import { waitForApplication } from '../../src/living-page.ts';

test.use(MOVING);

const HOMES = [
	{ path: '/nl/', language: 'nl' },
	{ path: '/fr/', language: 'fr' },
	{ path: '/en/', language: 'en' },
];

for (const { path, language } of HOMES) {
	test(`${path} is composed of slots of at least three remotes`, async ({ page }) => {
		const response = await page.goto(path);
		expect(response?.status()).toBe(200);
		await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
		const slots = await page
			.locator('[data-slot]')
			.evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset.slotName ?? ''));
		const remotes = new Set(slots.map((slot) => slot.split('.')[0]));
		expect([...remotes].length).toBeGreaterThanOrEqual(3);
		await drawWhole(page);
		for (const slot of await page.locator('[data-slot]').all())
			expect((await slot.innerText()).length).toBeGreaterThan(0);
	});
}

test('a page that still loads asks for no application, though a slot that would have it is in view, until it is touched', async ({
	page,
	complaints,
}) => {
	await page.setViewportSize({ width: 1440, height: 2400 });
	const applications: string[] = [];
	page.on('request', (request) => {
		if (/\/-\/shell\/app\./.test(request.url())) applications.push(request.url());
	});
	// A font that never comes keeps the page loading, and readable.
	const fonts: Route[] = [];
	await page.route('**/*.woff2', (route) => void fonts.push(route));
	await page.goto('/nl/over-ons/', { waitUntil: 'domcontentloaded' });
	const slider = page.locator('[data-slot-name="content.slider"]');
	await expect(slider).toBeInViewport();
	// The page's own observer, which was there before, has been called by then.
	await slider.evaluate(
		(element) => new Promise<unknown>((resolve) => new IntersectionObserver(resolve).observe(element)),
	);
	expect(await page.evaluate(() => document.readyState)).toBe('interactive');
	expect(applications).toEqual([]);
	await page.keyboard.press('Tab');
	await waitForApplication(page);
	expect(applications.length).toBeGreaterThan(0);
	await page.close();
	await Promise.all(fonts.map((route) => route.abort().catch(() => {})));
	// Those fonts.
	expect(complaints.filter((complaint) => !/woff2|ERR_FAILED/.test(complaint))).toEqual([]);
	complaints.length = 0;
});

test('fonts that come late take their place on the first page too', async ({ page }) => {
	const held: Route[] = [];
	await page.route('**/*.woff2', (route) => void held.push(route));
	await page.goto('/nl/over-ons/', { waitUntil: 'domcontentloaded' });
	const heading = page.getByRole('heading', { level: 1 });
	const width = () =>
		heading.evaluate((element) => {
			const range = document.createRange();
			range.selectNodeContents(element);
			return range.getBoundingClientRect().width;
		});
	const inFallback = await width();
	expect(
		held
			.map((route) =>
				route
					.request()
					.url()
					.replace(/.*\/|\..*/g, ''),
			)
			.sort(),
	).toEqual(['fraunces', 'instrument-sans']);
	for (const route of held) await route.continue();
	await expect.poll(width).not.toBe(inFallback);
	const loaded = () =>
		page.evaluate(() =>
			[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
		);
	await expect
		.poll(loaded)
		.toEqual(expect.arrayContaining(['Fraunces Variable', 'Instrument Sans Variable']));
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	for (const { path } of HOMES) {
		test(`${path} can be read`, async ({ page }) => {
			await page.goto(path);
			await expect(page.getByRole('navigation').first()).toBeVisible();
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(800);
			await expect(page.getByRole('contentinfo')).toBeVisible();
		});
	}
});
