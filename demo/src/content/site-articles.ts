import type { FeedItem } from '@estate/api/feed';
import type { Calendar } from '../calendar.ts';
import { texts as t } from '../texts.ts';
import { type ArticlePlan, type ArticleScene, CATEGORY, toFeedArticle } from './article.ts';
import { BLOG } from './blog/index.ts';
import { LEGAL_ARTICLES } from './legal-articles.ts';
import { NEWS } from './news/index.ts';
import { PAGE_ARTICLES } from './page-articles.ts';

type Category = Extract<FeedItem, { kind: 'category' }>;

export const CATEGORIES: readonly Category[] = [
	{
		kind: 'category',
		id: CATEGORY.page,
		name: t('Pagina’s', 'Pages', 'Pages', 'Seiten'),
		categoryKind: 'page',
		parentId: null,
	},
	{
		kind: 'category',
		id: CATEGORY.news,
		name: t('Nieuws', 'Actualités', 'News', 'Neuigkeiten'),
		categoryKind: 'news',
		parentId: null,
	},
	{
		kind: 'category',
		id: CATEGORY.blog,
		name: t('Blog', 'Blog', 'Blog', 'Blog'),
		categoryKind: 'blog',
		parentId: null,
	},
	{
		kind: 'category',
		id: CATEGORY.testimonials,
		name: t('Getuigenissen', 'Témoignages', 'Testimonials', 'Erfahrungsberichte'),
		categoryKind: 'testimonials',
		parentId: null,
	},
	{
		kind: 'category',
		id: CATEGORY.team,
		name: t('Team', 'Équipe', 'Team', 'Team'),
		categoryKind: 'team',
		parentId: null,
	},
	{
		kind: 'category',
		id: CATEGORY.legal,
		name: t('Juridisch', 'Mentions légales', 'Legal', 'Rechtliches'),
		categoryKind: 'page',
		parentId: CATEGORY.page,
	},
];

/** All articles of the site. `drawingOf` gives the file of the scene above an article. */
export function* siteArticles(
	calendar: Calendar,
	drawingOf: (scene: ArticleScene, id: number) => string,
): Generator<FeedItem> {
	const shelves: [readonly ArticlePlan[], number][] = [
		[PAGE_ARTICLES, CATEGORY.page],
		[LEGAL_ARTICLES, CATEGORY.legal],
		[NEWS, CATEGORY.news],
		[BLOG, CATEGORY.blog],
	];
	for (const [plans, categoryId] of shelves)
		for (const plan of plans) {
			const { scene } = plan;
			const picture = scene && { file: drawingOf(scene, plan.id), name: scene };
			yield toFeedArticle(plan, categoryId, picture, calendar);
		}
}
