import type { APIRequestContext, Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';

/** What the demo agency's pages are called, per language. */
const WORDS = {
	nl: {
		about: '/nl/over-ons/',
		voices: '/nl/getuigenissen/',
		topic: 'kopen',
		related: 'Lees ook',
		back: 'Alle artikels',
		pages: /Pagina 1 van 2 \[18 objecten\]/,
	},
	fr: {
		about: '/fr/a-propos/',
		voices: '/fr/temoignages/',
		topic: 'acheter',
		related: 'À lire aussi',
		back: 'Tous les articles',
		pages: /Page 1 sur 2 \[18 /,
	},
} as const;

const LIST = '[data-slot-name="content.category"] article';
const topics = (page: Page) => page.locator('[data-slot-name="content.category"] nav').first();

// Each language once, and each way once: a page is rendered by the same code in all of them.
for (const [language, javaScriptEnabled] of [
	['nl', true],
	['fr', false],
] as const)
	test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
		test.use({ javaScriptEnabled });
		const words = WORDS[language];

		test('from the list by a topic to an article, and on to another one', async ({ page }) => {
			await page.goto(`/${language}/blog/`);
			await expect(page.locator(LIST)).toHaveCount(12);
			await expect(page.getByText(words.pages)).toBeVisible();

			await topics(page).getByRole('link', { name: words.topic, exact: true }).click();
			await expect(page).toHaveURL(new RegExp(`/${language}/blog/\\?tag=kopen$`));
			await expect(topics(page).locator('[aria-current="page"]')).toHaveText(new RegExp(words.topic, 'i'));
			await expect(page.locator(LIST)).not.toHaveCount(12);

			const card = page.locator(LIST).first();
			const title = (await card.getByRole('heading').innerText()).trim();
			await card.getByRole('link').first().click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
			await expect(page.locator('article time').first()).toHaveAttribute('datetime', /^\d{4}-/);

			const related = page.locator('section', { has: page.getByRole('heading', { name: words.related }) });
			await expect(related.locator('article')).toHaveCount(3);
			await related.getByRole('link').first().click();
			await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
			await page.getByRole('link', { name: words.back }).click();
			await expect(page).toHaveURL(new RegExp(`/${language}/blog/$`));
		});

		test('the second page of the list is its own address', async ({ page }) => {
			await page.goto(`/${language}/blog/`);
			await page.locator('main a[href$="?page=2"]').first().click();
			await expect(page).toHaveURL(/\?page=2$/);
			await expect(page.locator(LIST)).toHaveCount(6);
			await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog\/\?page=2$/);
		});

		test('what a client says has a page, reached from the list of all', async ({ page }) => {
			await page.goto(words.voices);
			const voice = page.locator('[data-slot-name="content.category"] figure').first();
			const name = (await voice.getByRole('link').innerText()).trim();
			await voice.getByRole('link').click();
			await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
			await expect(page).toHaveURL(new RegExp(`${words.voices}[a-z0-9-]+/$`));
		});

		test('the team has twelve people, each with a phone, a mail address and who must a number', async ({
			page,
		}) => {
			await page.goto(words.about);
			const members = page.locator('#module-33 article');
			await expect(members).toHaveCount(12);
			await expect(members.locator('a[href^="tel:"]')).toHaveCount(12);
			await expect(members.locator('a[href^="mailto:"]')).toHaveCount(12);
			await expect(members.filter({ hasText: /BIV|IPI/ }).first()).toBeVisible();
			expect(await page.locator('#module-32 figure').count()).toBe(16);
		});
	});

test('the sub-menu of a page stays in sight and marks where one is', async ({ page }) => {
	await page.goto('/nl/over-ons/');
	const menu = page.locator('main nav[data-sections]');
	await menu.getByRole('link', { name: 'Het team' }).click();
	await expect(page).toHaveURL(/#module-33$/);
	await expect(menu).toBeInViewport();
	await expect(menu.locator('[aria-current]')).toHaveText('Het team');
	await expect(page.locator('#module-33').getByRole('heading').first()).toBeInViewport();
	await menu.getByRole('link', { name: 'Wie wij zijn' }).click();
	await expect(menu.locator('[aria-current]')).toHaveText('Wie wij zijn');
});

test('a page’s own style sheet comes from the site, and holds on that page alone', { tag: LONG_TAG }, async ({
	page,
	request,
}) => {
	await page.goto('/nl/downloads-&-links/');
	const address = await page.locator('link[rel="stylesheet"][href^="/-/pages/"]').getAttribute('href');
	const sheet = await request.get(address ?? '');
	expect(sheet.headers()['content-type']).toContain('text/css');
	expect(sheet.headers()['cache-control']).toContain('immutable');
	const rules = (await sheet.text()).match(/[^{}]+(?=\{)/g) ?? [];
	expect(rules.length).toBeGreaterThan(0);
	for (const rule of rules) expect(rule).toMatch(/^\[data-page="4"\]/);
	const step = page.locator('.steps li').first();
	expect(await step.evaluate((item) => getComputedStyle(item, '::before').content)).not.toBe('none');
	expect((await request.get('/-/pages/4.0000000000000000.css')).status()).toBe(404);
	expect((await request.get('/-/pages/nonsense.css')).status()).toBe(404);
});

test('the feed of articles parses, in every language, and each of its links is a page', async ({
	page,
	request,
}) => {
	for (const language of ['nl', 'fr', 'en', 'de']) {
		await page.goto(`/${language}/`);
		const link = page.locator('link[rel="alternate"][type="application/rss+xml"]');
		const address = new URL((await link.getAttribute('href')) ?? '').pathname;
		const answer = await request.get(address);
		expect(answer.headers()['content-type']).toContain('application/rss+xml');
		const links = await page.evaluate(
			(xml) => {
				const feed = new DOMParser().parseFromString(xml, 'application/xml');
				if (feed.querySelector('parsererror')) throw new Error('The feed is no XML.');
				return [...feed.querySelectorAll('item > link')].map(
					(item) => new URL(item.textContent ?? '').pathname,
				);
			},
			await answer.text(),
		);
		expect(links).toHaveLength(18);
		expect((await request.get(links[0] ?? '')).status()).toBe(200);
	}
	expect((await request.get('/nl/nergens/feed.xml')).status()).toBe(404);
});

async function firstLink(request: APIRequestContext, path: string, pattern: RegExp): Promise<string> {
	const [link] = pattern.exec(await (await request.get(path)).text()) ?? [];
	if (!link) throw new Error(`${path} has no link like ${pattern}.`);
	return link;
}

/** Beside the templates that accessibility.spec.ts walks through. */
const AUDITED: Record<string, (request: APIRequestContext) => Promise<string>> = {
	'useful info': async () => '/nl/downloads-&-links/',
	'all testimonials': async () => '/en/testimonials/',
	testimonial: (request) => firstLink(request, '/nl/getuigenissen/', /\/nl\/getuigenissen\/[a-z0-9-]+\//),
};

for (const [name, address] of Object.entries(AUDITED))
	test(`${name}: no violation at 360 and 1440 px`, { tag: LONG_TAG }, async ({ page, request }) => {
		await page.goto(await address(request));
		for (const width of [1440, 360]) {
			await page.setViewportSize({ width, height: 800 });
			expect.soft(await axeViolations(page), `${width} px`).toEqual([]);
		}
	});
