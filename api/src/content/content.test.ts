import type { Article, Page, Site } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedItem } from '../import/feed/feed-item.schema.ts';
import type { FeedPage } from '../import/feed/page.schema.ts';
import type { ImportReport } from '../import/import-report.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

const article = (id: number, more: object): FeedItem =>
	({
		kind: 'article',
		id,
		categoryId: 1,
		title: { nl: `Artikel ${id}` },
		intro: {},
		body: { nl: '<p>Tekst</p>' },
		tags: [],
		publishedAt: `2026-02-${String(id).padStart(2, '0')}T09:00:00Z`,
		...more,
	}) as FeedItem;

const testimonial = (id: number): FeedItem => ({
	kind: 'testimonial',
	id,
	name: 'Jan & Els',
	aboutYou: { nl: 'Kochten' },
	comment: { nl: 'Goed' },
	publishedAt: `2026-01-0${id}T09:00:00Z`,
});

const BUYING = { nl: 'Kopen', fr: 'Acheter' };
const COSTS = { nl: 'Kosten', fr: 'Frais' };

const sample = SAMPLE_SITE.find((item): item is FeedPage => item.kind === 'page');
const [sampleModule] = sample?.modules ?? [];
if (!sample || !sampleModule) throw new Error('The sample feed has no page with a module.');

/** A page with everything wrong that an editor can do. */
const ODD_PAGE: FeedPage = {
	...sample,
	id: 2,
	path: '/odd/',
	title: { nl: 'Vreemd' },
	content: { nl: '<p>Welkom <script>alert(1)</script><a href="javascript:alert(1)">hier</a></p>' },
	css: '.quote { color: red; background: url(https://evil.example/spy) } header { position: fixed }',
	noReferrerNoFollow: true,
	modules: [
		{ ...sampleModule, id: 21, view: 'carousel-3d' },
		{ ...sampleModule, id: 22, relations: [{ type: 'castle-list', id: 1 }] },
		{ ...sampleModule, id: 23, status: 'Draft' },
		{
			...sampleModule,
			id: 24,
			span: 8,
			columns: { md: 6 },
			description: { text: { nl: '<p onclick="x()">Hallo</p>' }, public: true },
		},
	],
};

const HIDDEN = 'Hidden';
/** An agency that hides what remotes bring, and a link of its own. */
const SITE = SAMPLE_SITE.map((item) => {
	if (item.kind !== 'site') return item;
	const [own] = item.menu;
	if (!own) throw new Error('The sample feed has no menu.');
	const hidden = ['/secret/', 'remote:guide.prices'].map((path, index) => ({
		...own,
		id: 90 + index,
		path,
		status: HIDDEN,
		childMenus: [],
	}));
	return { ...item, menu: [...item.menu, ...hidden] };
});
const NO_TEXT = { text: {}, public: false };
const FOOTER: FeedItem = {
	kind: 'footer-block',
	sort: 9,
	id: 9,
	title: NO_TEXT,
	introText: NO_TEXT,
	fullText: NO_TEXT,
	pictures: [],
	columns: { sm: 12, md: 6, lg: 3 },
	links: [
		{ label: { nl: 'Weg' }, path: '/gone/', status: HIDDEN },
		{ label: {}, path: 'remote:guide.tax', status: HIDDEN },
		{ label: { nl: 'Te koop' }, path: '/for-sale/' },
	],
};

describe('content', () => {
	let api: TestApi;
	let report: ImportReport;
	beforeAll(async () => {
		const database = await openTestDatabase();
		api = await createTestApi(database);
		report = await importItems(database.db, [
			...SITE,
			FOOTER,
			article(11, { tags: [BUYING, COSTS] }),
			article(12, { tags: [BUYING] }),
			article(13, { tags: [COSTS, 'Gent'] }),
			article(14, { tags: [] }),
			testimonial(1),
			testimonial(2),
			ODD_PAGE,
		]);
	});
	afterAll(() => api.close());
	const read = async <Answer>(path: string) => {
		const { statusCode, body } = await api.app.inject(`/api/v1/${path}`);
		expect(statusCode, body).toBe(200);
		return JSON.parse(body) as Answer;
	};
	type List = { items: Article[]; total: number; tags: { slug: string; name: string; count: number }[] };
	const ids = ({ items }: List) => items.map(({ id }) => id);

	it('leaves out what is hidden, but for what remotes bring: that it is hidden is for the shell to know', async () => {
		const { menu, footer } = await read<Site>('site?language=nl');
		expect(menu.map(({ path, status }) => [path, status])).toEqual([
			['/for-sale/', 'Published'],
			['remote:guide.prices', HIDDEN],
		]);
		expect(menu[0]?.childMenus).toEqual([]);
		expect(footer.find(({ id }) => id === 9)?.links.map(({ path }) => path)).toEqual([
			'remote:guide.tax',
			'/for-sale/',
		]);
	});

	describe('a list of articles', () => {
		it('comes page by page, newest first, and says how many there are', async () => {
			const first = await read<List>('articles?language=nl&category=1&limit=3');
			const last = await read<List>('articles?language=nl&category=1&limit=3&page=3');
			expect([ids(first), first.total]).toEqual([[4, 3, 14], 8]);
			expect([ids(last), last.total]).toEqual([[2, 1], 8]);
			expect(ids(await read<List>('articles?language=nl&category=1&limit=3&page=99'))).toEqual([]);
		});

		it('has tags with an address that is the same in every language', async () => {
			const dutch = await read<List>('articles?language=nl&kind=news');
			const french = await read<List>('articles?language=fr&kind=news');
			expect(dutch.tags).toEqual([
				{ slug: 'kopen', name: 'Kopen', count: 2 },
				{ slug: 'kosten', name: 'Kosten', count: 2 },
				{ slug: 'gent', name: 'Gent', count: 1 },
			]);
			expect(french.tags.map(({ slug, name }) => [slug, name])).toContainEqual(['kopen', 'Acheter']);
		});

		it('narrows to a tag, and puts what is like an article first', async () => {
			expect(ids(await read<List>('articles?language=fr&category=1&tag=kopen'))).toEqual([12, 11]);
			expect(ids(await read<List>('articles?language=nl&category=1&relatedTo=11&limit=3'))).toEqual([
				13, 12, 4,
			]);
		});

		it.each(['category=x', 'category=1,,2', 'page=0', 'limit=1000', 'page=1e9'])(
			'refuses %s',
			async (query) => {
				expect((await api.app.inject(`/api/v1/articles?language=nl&${query}`)).statusCode).toBe(400);
			},
		);
	});

	it('gives two clients of one name addresses of their own', async () => {
		const { items } = await read<{ items: { slug: string }[] }>('testimonials?language=nl');
		expect(items.map(({ slug }) => slug).sort()).toEqual(['jan-els', 'jan-els-2']);
	});

	it('takes an odd page, and reports what its visitors do not get', async () => {
		expect(report.refused).toEqual([]);
		const paths = report.leftOut.filter(({ item }) => item === 'page 2').map(({ path }) => path);
		expect(paths.sort()).toEqual([
			'content.nl',
			'css',
			'css',
			'modules.0.view',
			'modules.1.relations.0',
			'modules.3.description.nl',
		]);
		expect(report.leftOut.map(({ message }) => message).join('\n')).toMatch(/carousel-3d[\s\S]*castle-list/);
	});

	it('shows it soundly: nothing that runs or fetches, no draft, and text where a translation lacks', async () => {
		const page = await read<Page>('pages/2?language=fr');
		expect(page.content).toEqual({ nl: '<p>Welkom <a>hier</a></p>' });
		expect(page.css).toBe('[data-page="2"] .quote{color:red}');
		expect(page.modules.map(({ module: { id, view } }) => [id, view])).toEqual([
			[21, 'carousel-3d'],
			[22, 'news-view'],
			[24, 'news-view'],
		]);
		expect(page.modules.every(({ noReferrerNoFollow }) => noReferrerNoFollow)).toBe(true);
		expect(page.modules.at(-1)?.module.columns).toEqual({ sm: 12, md: 6, lg: 8 });
		expect(page.modules.at(-1)?.module.description.text.nl).toBe('<p>Hallo</p>');
		expect(page.modules.at(-1)?.articles[0]?.title).not.toBe('');
	});
});
