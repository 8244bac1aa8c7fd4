import type { SlotContext } from '@estate/remote-kit';
import { type Article, type Language, type LoadResult, pictureUrl } from '@estate/shared-contract';
import { cleanDescription } from '@estate/shared-i18n';
import { type ArticleItem, articleInFull, hasOwnPage } from '../article-item.ts';
import { listHref } from '../list/read-article-list.ts';
import { nestHeadings } from '../text/nest-headings.ts';
import { readingMinutes } from '../text/reading-minutes.ts';

export interface ArticlePageData {
	article: ArticleItem;
	tags: { name: string; href: string }[];
	/** How long it takes to read */
	minutes: number;
}

/** Original path of the page that lists all articles */
export const LIST_PATH = '/blog/';
const DESCRIPTION_LENGTH = 160;

function jsonLdOf({ title, intro, publishedAt, author, picture, tags }: Article, siteName: string): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'BlogPosting',
		headline: title,
		description: cleanDescription(intro, DESCRIPTION_LENGTH),
		datePublished: publishedAt,
		...(tags.length > 0 ? { keywords: tags.map(({ name }) => name).join(', ') } : {}),
		author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name: siteName },
		...(picture ? { image: pictureUrl(picture.ID, 1360, 'jpg') } : {}),
	};
}

/** The page of a news or blog article. Articles that are part of a page have none: 404. */
export async function loadArticle(context: SlotContext): Promise<LoadResult<ArticlePageData | null>> {
	const { api, language, route, signal, site, href, localize } = context;
	const { slug = '' } = route.params;
	const [article, categories] = await Promise.all([
		api.call('article', { params: { slug }, query: { language } }, { signal }),
		api.call('categories', { query: { language } }, { signal }),
	]);
	const kind = categories.items.find(({ id }) => id === article.categoryId)?.kind;
	if (!hasOwnPage(kind)) return { status: 404, data: null };
	const addresses = Object.entries(article.slugs)
		.filter(([code]) => (site.enabledLanguages as string[]).includes(code))
		.map(([code, own]) => [code, href('content.article', { slug: own }, code as Language)]);
	return {
		ownHeading: true,
		head: {
			title: article.title,
			description: cleanDescription(article.intro || article.body, DESCRIPTION_LENGTH),
			ogType: 'article',
			...(article.picture ? { image: pictureUrl(article.picture.ID, 1360, 'jpg') } : {}),
			jsonLd: [jsonLdOf(article, site.name)],
		},
		crumbs: [{ name: article.title }],
		addresses: Object.fromEntries(addresses),
		data: {
			article: articleInFull({ ...article, body: nestHeadings(article.body, 1) }, kind, context),
			tags: article.tags.map(({ slug: tag, name }) => ({
				name,
				href: listHref(localize(LIST_PATH), { tag }),
			})),
			minutes: readingMinutes(article.body),
		},
	};
}
