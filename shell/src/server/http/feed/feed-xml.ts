import { type ApiClient, type Article, type Language, pickText, pictureUrl } from '@estate/shared-contract';
import { generateRssFeed } from 'feedsmith';
import { articleRoute, feedAddress } from '../../../page/routes/feed-address.ts';
import type { SiteState } from '../../site/site-state.ts';

const MOST_ITEMS = 30;

async function newestArticles(api: ApiClient, language: Language): Promise<Article[]> {
	const categories = await api.call('categories', { query: { language } });
	const shown = categories.items.filter(({ kind }) => kind === 'news' || kind === 'blog');
	if (shown.length === 0) return [];
	const category = shown.map(({ id }) => id).join(',');
	const { items } = await api.call('articles', { query: { language, category, limit: MOST_ITEMS } });
	return items;
}

/** The newest articles as RSS 2.0 in one language; undefined where no remote has articles. */
export async function feedXml(
	{ site: { configuration }, table }: SiteState,
	{ api, siteUrl, language }: { api: ApiClient; siteUrl: string; language: Language },
): Promise<string | undefined> {
	const route = articleRoute(table);
	const self = feedAddress(table, language);
	if (!route || !self) return undefined;
	const [section] = route.breadcrumb;
	const sectionName = pickText(section?.names, language, configuration.defaultLanguage);
	const articles = await newestArticles(api, language);
	const newest = articles[0]?.publishedAt;
	return generateRssFeed({
		title: [configuration.name, sectionName].filter(Boolean).join(' – '),
		link: siteUrl + (section ? table.localize(section.path, language) : `/${language}/`),
		description: pickText(configuration.banner.description.text, language, configuration.defaultLanguage),
		language,
		...(newest ? { lastBuildDate: new Date(newest) } : {}),
		atom: { links: [{ href: siteUrl + self, rel: 'self', type: 'application/rss+xml' }] },
		items: articles.map(({ title, slug, intro, tags, author, publishedAt, picture }) => {
			const link = siteUrl + table.href(route.id, { slug }, language);
			return {
				title,
				link,
				guid: { value: link, isPermaLink: true },
				pubDate: new Date(publishedAt),
				description: intro,
				categories: tags.map(({ name }) => ({ name })),
				...(author ? { dc: { creators: [author] } } : {}),
				...(picture
					? {
							media: {
								contents: [{ url: siteUrl + pictureUrl(picture.ID, 1360, 'jpg'), medium: 'image' }],
							},
						}
					: {}),
			};
		}),
	});
}
