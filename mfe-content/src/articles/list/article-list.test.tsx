import { renderSlot, sampleApi, sampleInputs } from '@estate/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import category from '../../slots/category.tsx';

async function open(search: string, total = 30) {
	const input = sampleInputs('category', 'nl').find(
		({ module, categories }) => module.view === 'card-view' && categories[0]?.kind === 'news',
	);
	if (!input) throw new Error('There is no sample of a news category as cards.');
	const [article] = input.articles;
	if (!article) throw new Error('The sample category has no article.');
	const api = await sampleApi();
	api.answer('articles', ({ query }) => {
		const page = Number(query.get('page'));
		const size = Math.max(0, Math.min(12, total - (page - 1) * 12));
		return {
			status: 200,
			body: {
				items: Array.from({ length: size }, (_, index) => ({
					...article,
					id: page * 100 + index,
					title: `Artikel ${page}.${index + 1}`,
				})),
				total: query.get('tag') === 'nergens' ? 0 : total,
				tags: [{ slug: 'kopen', name: 'kopen', count: 4 }],
			},
		};
	});
	return renderSlot(category, {
		url: `/nl/blog/${search}`,
		slot: 'category',
		input: { ...input, module: { ...input.module, maxItems: 0 } },
	});
}

describe('a list of all articles', () => {
	test('shows the newest large and eleven more, the tags, and the other pages', async () => {
		const { html, response } = await open('');
		expect(html.match(/<article/g)).toHaveLength(12);
		expect(html).toContain('Pagina 1 van 3 [30 objecten]');
		expect(html).toContain('href="/nl/blog/?page=2"');
		expect(html).toContain('href="/nl/blog/?tag=kopen"');
		expect(response.head).toBeUndefined();
	});

	test('has its other pages under addresses of their own', async () => {
		const { html, response } = await open('?page=3');
		expect(html.match(/<article/g)).toHaveLength(6);
		expect(response.head).toMatchObject({ title: 'Pagina 3', canonical: '/nl/blog/?page=3' });
	});

	test('keeps the tag from page to page, and is canonical to the whole list', async () => {
		const { html, response } = await open('?tag=kopen&page=2');
		expect(html).toContain('href="/nl/blog/?tag=kopen&amp;page=3"');
		expect(html).toMatch(
			/<a[^>]*\?tag=kopen"[^>]*aria-current="page"|<a[^>]*aria-current="page"[^>]*\?tag=kopen"/,
		);
		expect(response.head).toMatchObject({ title: 'Kopen, pagina 2', canonical: '/nl/blog/' });
	});

	test.each(['?page=0', '?page=-1', '?page=abc', '?page=1.5'])('%s is the first page', async (search) => {
		expect((await open(search)).html).toContain('Pagina 1 van 3');
	});

	test('says so beyond its last page, with the way back, and stays out of search engines', async () => {
		const { html, response } = await open('?page=9');
		expect(html).toContain('U bent voorbij de laatste pagina');
		expect(html).toContain('href="/nl/blog/"');
		expect(response.head).toMatchObject({ noindex: true });
	});

	test('says so where a tag leads to nothing', async () => {
		const { html, response } = await open('?tag=nergens', 0);
		expect(html).toContain('Er is geen artikel over dit onderwerp.');
		expect(response.head).toMatchObject({ noindex: true });
	});
});
