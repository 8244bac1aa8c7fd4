import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult } from '@estate/shared-contract';
import { type ArticleItem, articleTeaser, hasOwnPage } from '../article-item.ts';

const MOST = 3;

/** News and blog articles that share most topics with the one that is shown, newest first. */
export async function loadRelated(context: SlotContext): Promise<LoadResult<ArticleItem[]>> {
	const { api, language, route, signal } = context;
	const { slug = '' } = route.params;
	const [article, categories] = await Promise.all([
		api.call('article', { params: { slug }, query: { language } }, { signal }),
		api.call('categories', { query: { language } }, { signal }),
	]);
	const kinds = new Map(categories.items.map(({ id, kind }) => [id, kind]));
	const category = [...kinds].flatMap(([id, kind]) => (hasOwnPage(kind) ? id : [])).join(',');
	if (!category) return { data: [] };
	const query = { language, category, relatedTo: article.id, limit: MOST };
	const { items } = await api.call('articles', { query }, { signal });
	return { data: items.map((other) => articleTeaser(other, kinds.get(other.categoryId), context)) };
}
