import { renderSlot, sampleInputs } from '@estate/remote-kit/testing';
import { LANGUAGES, MODULE_VIEWS, type PageModule, type ResolvedModule } from '@estate/shared-contract';
import { dictionaries } from '@estate/shared-i18n/dictionaries';
import { describe, expect, test } from 'vitest';
import article from '../slots/article.tsx';
import category from '../slots/category.tsx';
import { type ModuleContent, moduleContent } from './module-content.ts';

type Changes = Partial<Omit<ResolvedModule, 'module'>> & { module?: Partial<PageModule> };

function moduleOf(
	type: 'article' | 'category',
	view: string,
	{ module, ...rest }: Changes = {},
): ResolvedModule {
	const input = sampleInputs(type, 'nl').find((each) => each.module.view === view);
	if (!input) throw new Error(`No sample of ${type} in ${view}.`);
	return { ...input, ...rest, module: { ...input.module, ...module } };
}

function renderModule(input: ResolvedModule, url = '/nl/') {
	return renderSlot(article, { url, input, slot: 'article' });
}

const shown = { text: { nl: 'In de kijker', fr: 'À la une' }, public: true };
const hidden = { ...shown, public: false };

describe('every view', () => {
	test.each(MODULE_VIEWS)(
		'%s renders an article, and starts its headings below the page’s own',
		async (view) => {
			const input = moduleOf('article', view, { module: { titleSize: 1 } });
			const { html } = await renderModule(input);
			expect(html).toContain(input.articles[0]?.title);
			expect(html).not.toContain('<h1');
		},
	);

	test.each(MODULE_VIEWS)('%s renders whatever a category holds', async (view) => {
		for (const input of sampleInputs('category', 'nl').filter(({ module }) => module.view === view)) {
			const { html } = await renderSlot(category, { input, slot: 'category' });
			const names = [
				...input.articles.map(({ title }) => title),
				...[...input.testimonials, ...input.team].map(({ name }) => name),
			].slice(0, 3);
			expect(names).not.toHaveLength(0);
			for (const name of names) expect(html).toContain(name);
		}
	});

	test('single-view shows picture, title at its size, body and link', async () => {
		const input = moduleOf('article', 'single-view', { module: { titleSize: 3, title: hidden } });
		const { html } = await renderModule(input);
		expect(html).toMatch(/<picture/);
		expect(html).toMatch(/<h3 class="size3">Een huis kiezen begint bij kijken<\/h3>/);
		expect(html).toContain('<li>Vergelijken</li>');
		expect(html).toContain('Ons aanbod');
	});

	test('single-view asks for the picture of a page’s first view at once, and for no other', async () => {
		const at = (contentRow: number, url: string) =>
			renderModule(moduleOf('article', 'single-view', { module: { position: { contentRow } } }), url);
		const isEager = ({ html }: { html: string }) => /loading="eager"/.test(html);
		expect(isEager(await at(1, '/nl/over-ons/'))).toBe(true);
		expect(isEager(await at(2, '/nl/over-ons/'))).toBe(false);
		// The front page's banner has the first view.
		expect(isEager(await at(1, '/nl/'))).toBe(false);
	});

	test('news-view shows three items with their dates unless the module says otherwise', async () => {
		const input = moduleOf('category', 'news-view', { module: { maxItems: 0 } });
		const articles = [1, 2, 3, 4, 5].map((id) => ({ ...input.articles[0]!, id }));
		const three = await renderModule({ ...input, articles });
		expect(three.html.match(/<article/g)).toHaveLength(3);
		expect(three.html).toContain('15 maart 2026');
		const five = await renderModule({ ...input, articles, module: { ...input.module, maxItems: 5 } });
		expect(five.html.match(/<article/g)).toHaveLength(5);
	});

	test('a news item leads to its page in the reader’s language', async () => {
		const { html } = await renderModule(moduleOf('category', 'news-view'), '/fr/');
		expect(html).toContain('href="/fr/blog/nieuwe-regels-voor-het-asbestattest/"');
	});

	test('ons-team-view says how to reach each colleague', async () => {
		const input = sampleInputs('category', 'nl').find(
			({ module, team }) => module.view === 'ons-team-view' && team.length > 0,
		);
		const { html } = await renderModule(input!);
		expect(html).toContain('href="tel:+3292345678"');
		expect(html).toContain('href="mailto:annelies@meander.example"');
	});
});

describe('an unknown view', () => {
	test.each(LANGUAGES)('says so in its place in %s, and reports to the operators', async (language) => {
		const { failures } = dictionaries[language].ui;
		const { html, response } = await renderModule(moduleOf('article', 'unknown-view'), `/${language}/`);
		expect(html).toContain(`${failures.api}; ${failures.invalidView}`.replaceAll("'", '&#x27;'));
		expect(response.reports).toEqual([
			expect.objectContaining({ kind: 'invalid-view', message: expect.stringContaining('unknown-view') }),
		]);
	});

	test('is reported once when it is rendered in the browser', async () => {
		const slot = await renderModule(moduleOf('article', 'unknown-view'), '/en/');
		await slot.mount();
		expect(slot.container.textContent).toBe('API ERROR; invalid view');
		expect(slot.host.reports.filter(({ kind }) => kind === 'invalid-view')).toHaveLength(1);
	});
});

test('an unknown relation says so in its place too', async () => {
	const input = moduleOf('article', 'card-view', { module: { relations: [{ type: 'castle-list', id: 1 }] } });
	const { html, response } = await renderModule(input, '/en/');
	expect(html).toContain('API ERROR; invalid view');
	expect(response.reports).toEqual([
		expect.objectContaining({ kind: 'invalid-view', message: expect.stringContaining('castle-list') }),
	]);
});

test('links to other sites pass no rank and no referrer where the page wants it', async () => {
	const input = moduleOf('article', 'single-view');
	const body = '<p><a href="https://a.example/" rel="noopener">a</a></p>';
	const link = { label: 'Naar b', path: 'https://b.example/' };
	const articles = [{ ...input.articles[0]!, body, link }];
	const { html } = await renderModule({ ...input, articles, noReferrerNoFollow: true });
	expect(
		html.match(
			/<a[^>]*https:[^>]*rel="nofollow noreferrer noopener"|<a[^>]*rel="nofollow noreferrer noopener"[^>]*https:/g,
		),
	).toHaveLength(2);
});

describe('what is shown', () => {
	test('texts that are not public stay away, page data included', async () => {
		const input = moduleOf('article', 'card-view', {
			module: { title: hidden, description: hidden, description2: hidden },
		});
		const { html, data } = await renderModule(input);
		expect(html + JSON.stringify(data)).not.toContain('In de kijker');
	});

	test('a text that lacks a translation falls back to the default language', async () => {
		const { html } = await renderModule(
			moduleOf('article', 'card-view', { module: { title: shown } }),
			'/en/',
		);
		expect(html).toContain('In de kijker');
	});

	test('a module in which nothing is to be seen leaves nothing on the page', async () => {
		const { html } = await renderModule(
			moduleOf('article', 'card-view', {
				articles: [],
				module: { title: hidden, description: hidden, description2: hidden, image: undefined },
			}),
		);
		expect(html).toBe('');
	});

	test('a module named as its one article says the title once', async () => {
		const input = moduleOf('article', 'single-view');
		const title = { text: { nl: input.articles[0]!.title }, public: true };
		const { html } = await renderModule({ ...input, module: { ...input.module, title } });
		expect(html.match(/Een huis kiezen begint bij kijken<\/h/g)).toHaveLength(1);
	});

	test('the agency’s class names are kept, whatever else stands in the field is not', async () => {
		const { html } = await renderModule(
			moduleOf('article', 'card-view', { module: { class: 'wide "><script' } }),
		);
		expect(html).toMatch(/class="[^"]*\bwide script"/);
	});

	test('subcategories are groups under their names', async () => {
		const input = moduleOf('category', 'card-view', { module: { isHasSubcategories: true } });
		const [first, second] = input.articles;
		const { html } = await renderModule({
			...input,
			categories: [
				{ id: 8, name: 'Wonen', kind: 'blog', parentId: 2 },
				{ id: 9, name: 'Wetgeving', kind: 'blog', parentId: 2 },
			],
			articles: [
				{ ...first!, categoryId: 9 },
				{ ...second!, categoryId: 8 },
			],
		});
		expect(html.indexOf('Wonen')).toBeLessThan(html.indexOf(second!.title));
		expect(html.indexOf(second!.title)).toBeLessThan(html.indexOf('Wetgeving'));
	});
});

describe('the background', () => {
	const backgroundOf = async (module: Partial<PageModule>) => {
		const { data } = await renderModule(moduleOf('article', 'card-view', { module }));
		return (data as ModuleContent).background.type;
	};

	test('is the colour of the module, if it is one', async () => {
		expect(await backgroundOf({ backgroundType: 'color', colorBackground: '#EFEBE2' })).toBe('color');
		expect(await backgroundOf({ backgroundType: 'color', colorBackground: 'red;position:fixed' })).toBe(
			'none',
		);
	});

	test('is its picture under a veil, or its pictures as a gallery', async () => {
		const image = moduleOf('article', 'card-view').module.image!;
		expect(await backgroundOf({ backgroundType: 'image', image })).toBe('image');
		expect(await backgroundOf({ backgroundType: 'image', image: undefined })).toBe('none');
		expect(await backgroundOf({ backgroundType: 'gallery', images: [image, image] })).toBe('gallery');
		expect(await backgroundOf({ backgroundType: 'empty', colorBackground: '#000', image })).toBe('none');
	});

	test('sixteen testimonials are the most that a slider shows', () => {
		const input = sampleInputs('category', 'nl').find(
			({ module, testimonials }) => module.view === 'slider-view' && testimonials.length > 0,
		)!;
		const testimonials = Array.from({ length: 20 }, (_, id) => ({ ...input.testimonials[0]!, id }));
		const data = moduleContent({
			input: { ...input, testimonials, module: { ...input.module, maxItems: 0 } },
			language: 'nl',
			site: { defaultLanguage: 'nl' },
			location: { pathname: '/nl/', search: '' },
			localize: (path: string) => path,
			href: () => '/',
		} as never) as ModuleContent;
		expect(data.groups[0]?.items).toHaveLength(16);
	});
});

describe('an article in full', () => {
	test('without a title of its own has its parts where that would stand', async () => {
		const input = moduleOf('article', 'single-view', { module: { title: hidden } });
		const articles = input.articles.map((each) => ({
			...each,
			title: '',
			body: '<h3>Hoelang</h3><p>Een jaar.</p>',
		}));
		const { html } = await renderModule({ ...input, articles });
		expect(html).toContain('<h2>Hoelang</h2>');
	});

	test('has its files to download, each with what it is', async () => {
		const input = moduleOf('article', 'single-view');
		const documents = [{ name: 'Checklist', href: '/api/v1/articles/7/files/ab12.pdf', format: 'pdf' }];
		const { html } = await renderModule({
			...input,
			articles: input.articles.map((each) => ({ ...each, documents })),
		});
		expect(html).toMatch(/<a [^>]*href="\/api\/v1\/articles\/7\/files\/ab12\.pdf"[^>]*download/);
		expect(html).toContain('Checklist (pdf)');
	});
});
