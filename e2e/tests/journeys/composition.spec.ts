import { expect, MOVING, test } from '../../src/clean-page.ts';

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
		for (const slot of await page.locator('[data-slot]').all())
			expect((await slot.innerText()).length).toBeGreaterThan(0);
	});
}

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
