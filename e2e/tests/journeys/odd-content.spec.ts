import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { type FeedSite, startFeedSite } from '../../src/feed-site.ts';

const hidden = { text: {}, public: false };
const module = (id: number, more: object) => ({
	id,
	title: { text: { nl: `Onderdeel ${id}` }, public: true },
	titleSize: 2,
	description: hidden,
	description2: hidden,
	position: { contentRow: id },
	span: 12,
	columns: {},
	sort: id,
	view: 'single-view',
	class: '',
	backgroundType: 'empty',
	pictures: [],
	colorBackground: '',
	relations: [],
	status: 'Published',
	numberItemOfRow: 3,
	maxItems: 3,
	isHasSubcategories: false,
	...more,
});

const page = (id: number, path: string, more: object = {}) => ({
	kind: 'page',
	id,
	parentId: null,
	name: `Pagina ${id}`,
	path,
	paths: {},
	status: 'Published',
	pageType: 'page',
	title: { nl: `Pagina ${id}` },
	description: { nl: 'Een pagina waarop alles misgaat wat mis kan gaan.' },
	sort: id,
	createDate: '2026-01-01T00:00:00Z',
	modifyDate: '2026-01-01T00:00:00Z',
	seo: {},
	modules: [],
	isHaveSubMenu: false,
	showFixedMenu: false,
	noReferrerNoFollow: false,
	subMenu: [],
	content: {},
	css: '',
	redirect: false,
	showBreadCrumb: true,
	showPageBanner: true,
	bannerTitle: {},
	bannerDescription: {},
	bannerVideo: '',
	bannerType: 'empty',
	bannerColor: '',
	bannerTransparent: true,
	...more,
});

const ODD = page(2, '/odd/', {
	noReferrerNoFollow: true,
	content: {
		nl: '<p>Welkom<script>document.title = "taken over"</script> <a href="javascript:alert(1)">hier</a> <a href="https://www.example.org/">daar</a><img src="https://evil.example/pixel.gif" alt=""></p>',
	},
	css: '@import "https://evil.example/x.css"; .module-text { color: red } body { background: url(https://evil.example/spy) } header { position: fixed }',
	modules: [
		module(21, { view: 'carousel-3d', relations: [{ type: 'article', id: 101 }] }),
		module(22, { relations: [{ type: 'castle-list', id: 1 }] }),
		module(23, {
			description: { text: { nl: '<p>Alleen in het Nederlands</p>' }, public: true },
			class: 'kept "><script>alert(1)</script>',
		}),
		module(24, {
			condition: { fact: 'no.such.fact', operator: 'greater', value: 3 },
			relations: [{ type: 'article', id: 101 }],
		}),
		module(25, {
			backgroundType: 'color',
			colorBackground: '#123456',
			relations: [{ type: 'article', id: 101 }],
		}),
		// Colours on which neither the theme's dark nor its light inks would read.
		...['#7d8a85', '#b9502b', '#102a24'].map((colorBackground, index) =>
			module(26 + index, {
				view: 'card-view',
				backgroundType: 'color',
				colorBackground,
				relations: [{ type: 'category', id: 4 }],
			}),
		),
	],
});

let site: FeedSite;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
	test.setTimeout(120_000);
	site = await startFeedSite([
		page(1, '/'),
		ODD,
		page(3, '/old/', { redirect: true, redirectUrl: '/older/' }),
		page(4, '/older/', { redirect: true, redirectUrl: '/odd/' }),
		page(5, '/away/', { redirect: true, redirectUrl: '//evil.example/' }),
		page(6, '/over/', {
			content: { nl: '<p>Over alles heen</p>' },
			css: 'body { margin-top: -500px; transform: scale(20) } p { position: absolute; top: -1000px; width: 9999px; height: 9999px; z-index: 99999 }',
		}),
	]);
});
test.afterAll(() => site?.stop());

test('the import takes the page and says what its visitors do not get', () => {
	for (const reason of ['carousel-3d', 'castle-list', '<script>', 'javascript:', '<img>', '@import'])
		expect(site.imported).toContain(reason);
});

test('what no remote knows says so in its place, and everything else of the page is there', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).hostname));
	await page.goto(`${site.url}/nl/odd/`);
	await expect(page.getByRole('alert')).toHaveCount(2);
	await expect(page.getByRole('alert').first()).toContainText('API');
	await expect(page.getByText('Alleen in het Nederlands')).toBeVisible();
	await expect(page.locator('#module-23')).toHaveClass(/\bkept\b/);
	await expect(page.locator('#module-24')).toHaveCount(0);
	await expect(page.locator('#module-25').getByRole('heading').first()).toBeVisible();
	await expect(page).toHaveTitle(/Pagina 2/);
	expect(await page.locator('main script, main img[src*="evil"], main a[href^="javascript:"]').count()).toBe(
		0,
	);
	expect(asked.filter((host) => host !== 'localhost')).toEqual([]);
	expect(await axeViolations(page)).toEqual([]);
});

test('in French the Dutch texts stand in, and nothing is blank', async ({ page }) => {
	await page.goto(`${site.url}/fr/odd/`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina 2');
	await expect(page.getByText('Alleen in het Nederlands')).toBeVisible();
	await expect(page.getByRole('alert')).toHaveCount(2);
});

test('its links to other sites pass no rank and no referrer', async ({ page }) => {
	await page.goto(`${site.url}/nl/odd/`);
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'nofollow');
	await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
	await expect(page.getByRole('link', { name: 'daar' })).toHaveAttribute('rel', /nofollow noreferrer/);
});

test('its style sheet holds what is sound, on this page', async ({ page, request }) => {
	await page.goto(`${site.url}/nl/odd/`);
	const address = await page.locator('link[href^="/-/pages/"]').getAttribute('href');
	const sheet = await request.get(site.url + address);
	expect(await sheet.text()).toBe('[data-page="2"] .module-text{color:red}');
});

test('a style sheet paints nothing over the frame', async ({ page }) => {
	await page.goto(`${site.url}/nl/over/`);
	await expect(page.locator('link[href^="/-/pages/"]')).toHaveCount(1);
	const links = await page.getByRole('banner').or(page.getByRole('contentinfo')).locator('a:visible').all();
	expect(links.length).toBeGreaterThan(10);
	const covered: (string | null)[] = [];
	for (const link of links) {
		await link.scrollIntoViewIfNeeded();
		const isOnTop = await link.evaluate((element) => {
			const { left, top, width, height } = element.getBoundingClientRect();
			return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
		});
		if (!isOnTop) covered.push(await link.textContent());
	}
	expect(covered).toEqual([]);
});

test('operators hear of it', async ({ request }) => {
	await request.get(`${site.url}/nl/odd/`);
	expect(await site.metrics()).toMatch(/site_reports_total\{[^}]*kind="invalid-view"[^}]*\} \d+/);
});

test('a page that leads elsewhere does so in one step, and never off the site by a trick', async ({
	request,
}) => {
	const go = (path: string) => request.get(site.url + path, { maxRedirects: 0 });
	const old = await go('/nl/old/');
	expect([old.status(), old.headers().location]).toEqual([302, '/nl/odd/']);
	expect((await go('/nl/away/')).status()).toBe(200);
});
