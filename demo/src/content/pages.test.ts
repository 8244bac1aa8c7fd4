import { describe, expect, it } from 'vitest';
import { WRITTEN_LANGUAGES } from '../texts.ts';
import { CATEGORY } from './article.ts';
import { PAGES } from './pages.ts';

/** What a page shows, in its order: view, relations with the category's id, and the limit that it sets. */
function orderOf(dutchPath: string) {
	const page = PAGES.find(({ path, paths }) => (paths.nl ?? path) === dutchPath);
	if (!page) throw new Error(`There is no page ${dutchPath}.`);
	return [...page.modules]
		.sort((one, other) => one.position.contentRow - other.position.contentRow || one.sort - other.sort)
		.map(({ view, relations, maxItems }) =>
			[
				view,
				...relations.map(({ type, id }) => (type === 'category' ? `category ${id}` : type)),
				...(maxItems > 0 ? [`≤${maxItems}`] : []),
			].join(' '),
		);
}

describe('the pages of website.md §2', () => {
	it('property: an article, two more, a property list, three news items', () => {
		expect(orderOf('/').slice(0, 5)).toEqual([
			'single-view article',
			'single-view article',
			'single-view article',
			'card-view property-list ≤8',
			`news-view category ${CATEGORY.news} ≤3`,
		]);
	});

	it.each([
		['/nieuwbouw/', ['single-view article', 'card-view project-list']],
		[
			'/over-ons/',
			[
				'single-view article',
				`slider-view category ${CATEGORY.testimonials} ≤16`,
				`ons-team-view category ${CATEGORY.team} ≤12`,
			],
		],
		['/downloads-&-links/', ['single-view article', 'single-view article']],
		['/contact/', ['single-view article', 'single-view contact']],
		['/zoekopdracht/', ['single-view article', 'single-view contact']],
		['/gratis-schatting/', ['single-view article', 'single-view contact']],
		['/privacyverklaring/', ['single-view article']],
		['/cookiebeleid/', ['single-view article']],
		['/disclaimer/', ['single-view article']],
		['/blog/', [`card-view category ${CATEGORY.blog} category ${CATEGORY.news}`]],
		['/getuigenissen/', [`card-view category ${CATEGORY.testimonials}`]],
	])('%s shows %j', (path, order) => {
		expect(orderOf(path)).toEqual(order);
	});

	it('have a title in every language, and no address twice in one', () => {
		for (const language of WRITTEN_LANGUAGES) {
			for (const { title } of PAGES) expect(title[language]).not.toBe('');
			const paths = PAGES.map(({ path, paths }) => paths[language] ?? path);
			expect(new Set(paths).size).toBe(paths.length);
		}
	});

	it('have modules and ids of their own', () => {
		const ids = PAGES.flatMap(({ modules }) => modules.map(({ id }) => id));
		expect(new Set(ids).size).toBe(ids.length);
		expect(new Set(PAGES.map(({ id }) => id)).size).toBe(PAGES.length);
	});
});
