import type { APIRequestContext, Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { drawWhole } from '../../src/draw-whole.ts';
import { walkByKeyboard } from '../../src/keyboard-walk.ts';
import { waitForApplication } from '../../src/living-page.ts';
import { untilQuiet } from '../../src/page-traffic.ts';

/** 961 px is where the whole menu stands beside the logo. */
const WIDTHS = [1440, 961, 820, 360, 320];
const AUDITED_WIDTHS = new Set([1440, 360]);

/** First address on a page that matches. */
async function linkOn(request: APIRequestContext, path: string, pattern: RegExp): Promise<string> {
	const [link] = pattern.exec(await (await request.get(path)).text()) ?? [];
	if (!link) throw new Error(`${path} has no link like ${pattern}.`);
	return link;
}

async function firstArticle(request: APIRequestContext): Promise<string> {
	const { items } = await (await request.get('/api/v1/articles?language=nl&kind=blog')).json();
	return `/nl/blog/${items[0].slug}/`;
}

/** Four properties as a list in an address. */
async function fourProperties(request: APIRequestContext): Promise<string> {
	const { items } = await (await request.get('/api/v1/properties?language=nl&goal=0')).json();
	return `?ids=${items
		.slice(0, 4)
		.map(({ ID }: { ID: number }) => ID)
		.join(',')}`;
}

/** What `npm test` looks at: one page of each kind of layout. The others are `@long`. */
const LOOKED_AT = new Set(['property', 'contact']);
const tagOf = (isShort: boolean) => ({ tag: isShort ? [] : [LONG_TAG] });

type Address = string | ((request: APIRequestContext) => Promise<string>);

const TEMPLATES: Record<string, Address> = {
	home: '/nl/',
	'rent list with filters': '/de/for-rent/?bedrooms=1&price=0-1500&sort=price-asc',
	'sale list as rows': '/nl/te-koop/?view=list',
	'page of a place': '/nl/te-koop/gent/',
	'empty result': '/nl/te-koop/?search=kasteelvijver&bedrooms=9',
	property: (request) => linkOn(request, '/nl/te-koop/', /\/nl\/te-koop\/[a-z0-9-]+\/[a-z0-9-]+\/\d+\//),
	'shared favourites': async (request) => `/nl/favorieten/${await fourProperties(request)}`,
	comparison: async (request) => `/fr/comparer/${await fourProperties(request)}`,
	'project list': '/de/projects/',
	project: (request) => linkOn(request, '/fr/projets/', /\/fr\/projets\/[a-z0-9-]+\/[a-z0-9-]+\/\d+\//),
	'new builds': '/de/new-builds/',
	'about us': '/fr/a-propos/',
	'blog list': '/nl/blog/',
	article: firstArticle,
	contact: '/en/contact/',
	'thank-you page': '/de/feedback/site-contact/?ref=M-7F3K-29',
	login: '/de/login/',
	'not-found page': '/fr/cette-page-n-existe-pas/',
};

async function resize(page: Page, width: number): Promise<void> {
	await page.setViewportSize({ width, height: 800 });
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/** Elements that stick out at the right where the window would scroll sideways; none where it does not. */
function sidewaysScroll(): string[] {
	if ((document.scrollingElement?.scrollWidth ?? 0) <= innerWidth) return [];
	return [...document.body.querySelectorAll('*')]
		.filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
		.map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
		.slice(0, 5)
		.concat('the window scrolls sideways');
}

/** To anyone who wants no motion, the page is dark at once. */
const darken = (page: Page) =>
	page.evaluate(() => {
		document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
		// What follows a scroll position does not move by itself.
		return document
			.getAnimations()
			.filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length;
	});

const soft = expect.configure({ soft: true });

test.use({ expectedStatuses: [404, 422] });

for (const [name, address] of Object.entries(TEMPLATES)) {
	const title = `${name}: no violation, no sideways scroll, one heading, all of it by keyboard`;
	test(title, tagOf(LOOKED_AT.has(name)), async ({ page, request }) => {
		await page.goto(typeof address === 'string' ? address : await address(request));
		await drawWhole(page);
		await expect.soft(page.locator('h1')).toHaveCount(1);
		expect.soft(await page.title()).toMatch(/\S/);
		await expect.soft(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S.{20,}/);
		expect.soft(await page.locator('body').innerText()).not.toMatch(/\b(NaN|undefined|null|\[object)\b/);

		const stops = await walkByKeyboard(page);
		expect.soft(stops.filter(({ complaint }) => complaint)).toEqual([]);
		expect(stops.length).toBeGreaterThan(20);
		// From the top: what sticks lies over nothing there.
		await page.evaluate(() => scrollTo(0, 0));
		for (const width of WIDTHS) {
			await resize(page, width);
			// What comes alive meanwhile takes its place shortly after; what stays too wide fails.
			await soft.poll(() => page.evaluate(sidewaysScroll), { message: `${width} px` }).toEqual([]);
			if (AUDITED_WIDTHS.has(width)) expect.soft(await axeViolations(page), `${width} px`).toEqual([]);
		}
	});
}

for (const name of ['home', 'rent list with filters', 'property', 'comparison', 'contact'] as const) {
	test(`${name}: no violation in the dark scheme`, tagOf(name === 'property'), async ({ page, request }) => {
		const address = TEMPLATES[name] ?? '/';
		await page.goto(typeof address === 'string' ? address : await address(request));
		// What comes alive sets the scheme that it knows: darkness comes after.
		await waitForApplication(page);
		await untilQuiet(page);
		expect(await darken(page), 'what moves').toBe(0);
		expect(await axeViolations(page)).toEqual([]);
		await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
	});
}

test('the look for violations judges the colours of texts far below the header', async ({ page }) => {
	await page.goto('/nl/te-koop/');
	await waitForApplication(page);
	await page
		.locator('main article')
		.last()
		.evaluate((card) => {
			for (const part of [card, ...card.querySelectorAll<HTMLElement>('*')])
				(part as HTMLElement).style.color = 'rgb(150, 150, 150)';
		});
	expect(await axeViolations(page)).toEqual([expect.stringMatching(/^color-contrast: /)]);
});

test('the skip link is the first stop and leads past the menu', async ({ page }) => {
	await page.goto('/nl/te-koop/');
	await page.keyboard.press('Tab');
	const skip = page.locator('a[href="#main"]');
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await expect(page.locator('main :focus')).toBeVisible();
});

/** A window of a phone, of a larger one, and of a tablet held upright: the bar at their bottom lies over the page. */
for (const [width, height] of [
	[320, 568],
	[390, 844],
	[820, 1000],
] as const)
	for (const name of ['property', 'project'] as const)
		for (const key of ['Tab', 'Shift+Tab'] as const)
			test(
				`${name}: nothing lies over what has the focus, by ${key} at ${width} × ${height} (WCAG 2.4.11)`,
				tagOf(width === 320),
				async ({ page, request }) => {
					await page.setViewportSize({ width, height });
					const address = TEMPLATES[name] ?? '/';
					await page.goto(typeof address === 'string' ? address : await address(request));
					await drawWhole(page);
					const stops = await walkByKeyboard(page, { key, atMost: 200 });
					expect(stops.filter(({ complaint }) => complaint)).toEqual([]);
					expect(stops.length).toBeGreaterThan(40);
				},
			);

test('a form with errors has no violation and takes the focus to what is wrong', async ({ page }) => {
	await page.goto('/en/contact/');
	const form = page.locator('[data-slot-name="forms.site-contact"] form');
	await expect(form).toHaveAttribute('data-alive');
	await form.locator('[name="firstName"]').fill('Lotte');
	await form.locator('button[type="submit"]').click();
	await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
	await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
	for (const width of AUDITED_WIDTHS) {
		await resize(page, width);
		expect.soft(await axeViolations(page), `${width} px`).toEqual([]);
	}
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test('the open menu has no violation; Escape closes it and gives the focus back', async ({ page }) => {
		await page.goto('/nl/');
		const toggle = page.locator('#drawer > summary');
		await toggle.focus();
		await page.keyboard.press('Enter');
		await expect(page.locator('#drawer nav').first()).toBeVisible();
		await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
		expect(await axeViolations(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await expect(page.locator('#drawer')).not.toHaveAttribute('open');
		await expect(toggle).toBeFocused();
	});

	test('the sheet with filters has no violation', { tag: LONG_TAG }, async ({ page }) => {
		await page.goto('/nl/te-koop/');
		await page.locator('button[popovertarget]').first().click();
		await expect(page.locator('form:popover-open')).toBeVisible();
		expect(await axeViolations(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await expect(page.locator('form:popover-open')).toHaveCount(0);
	});
});
