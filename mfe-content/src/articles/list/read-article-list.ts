import type { SlotContext } from '@estate/remote-kit';
import { type ArticleTag, PAGE_SIZE, type PageHead, type ResolvedModule } from '@estate/shared-contract';
import { type ArticleItem, articleTeaser, hasOwnPage } from '../article-item.ts';

/** A page of a list of articles. */
export interface ArticleListData {
	items: ArticleItem[];
	/** On all pages together */
	total: number;
	/** From 1 */
	page: number;
	pageCount: number;
	/** The tag that is chosen, where the list knows it */
	tag?: ArticleTag;
	tags: ArticleTag[];
	/** Address of the whole list */
	href: string;
}

const MOST_TAGS = 14;

/** Does a module list everything there is, page by page? One that sets no limit does. */
export function isArticleList({ module, categories }: ResolvedModule): boolean {
	const isCards = module.view === 'card-view' && module.maxItems === 0 && !module.isHasSubcategories;
	return isCards && categories.some(({ kind }) => hasOwnPage(kind));
}

/** Address of a page of the list; the first one has none of its own. */
export function listHref(
	href: string,
	{ page = 1, tag }: { page?: number; tag?: string | undefined },
): string {
	const query = new URLSearchParams({ ...(tag ? { tag } : {}), ...(page > 1 ? { page: String(page) } : {}) });
	return query.size > 0 ? `${href}?${query}` : href;
}

/** Reads the page that the address asks for with `page` and `tag` (decisions 30); what is no number is the first page. */
export async function readArticleList({
	api,
	input,
	language,
	location,
	signal,
	...setting
}: SlotContext<ResolvedModule>): Promise<ArticleListData> {
	const query = new URLSearchParams(location.search);
	const asked = Number(query.get('page'));
	const page = Number.isInteger(asked) && asked > 0 ? Math.min(asked, 10_000) : 1;
	const chosen = query.get('tag')?.slice(0, 100) || undefined;
	const { items, total, tags } = await api.call(
		'articles',
		{
			query: {
				language,
				category: input.categories.map(({ id }) => id).join(','),
				...(chosen ? { tag: chosen } : {}),
				limit: PAGE_SIZE,
				page,
			},
		},
		{ signal },
	);
	const kinds = new Map(input.categories.map(({ id, kind }) => [id, kind]));
	const tag = tags.find(({ slug }) => slug === chosen);
	return {
		items: items.map((article) => articleTeaser(article, kinds.get(article.categoryId), setting)),
		total,
		page,
		pageCount: Math.ceil(total / PAGE_SIZE),
		...(tag ? { tag: { slug: tag.slug, name: tag.name } } : {}),
		tags: tags
			.filter(({ slug }, index) => index < MOST_TAGS || slug === chosen)
			.map(({ slug, name }) => ({ slug, name })),
		href: location.pathname,
	};
}

/** What the list adds to its page's head: a filtered list is canonical to the whole one, an empty one stays out of search engines (decisions 41). */
export function listHead(
	{ items, page, tag, href }: ArticleListData,
	{ text, language, location }: Pick<SlotContext, 'text' | 'language' | 'location'>,
): PageHead | undefined {
	const isFiltered = new URLSearchParams(location.search).has('tag');
	if (page === 1 && !isFiltered) return undefined;
	const parts = [tag?.name, page > 1 ? text('list.page', { page }) : undefined];
	const title = parts.filter(Boolean).join(', ');
	return {
		title: title.charAt(0).toLocaleUpperCase(language) + title.slice(1),
		canonical: listHref(href, isFiltered ? {} : { page }),
		...(items.length === 0 ? { noindex: true } : {}),
	};
}
