import type { Article } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import { asTag, readArticles } from './articles.ts';
import type { Reader } from './site-settings.ts';

export interface ArticleQuestion {
	categories?: readonly number[] | undefined;
	/** Kind of the article's category */
	kind?: string | undefined;
	/** Slug of a tag */
	tag?: string | undefined;
	/** Those that share most tags with this article come first, itself left out */
	relatedTo?: number | undefined;
	limit?: number | undefined;
	/** From 1, with `limit` articles a page */
	page?: number | undefined;
}

export interface ArticleList {
	items: Article[];
	total: number;
	tags: { slug: string; name: string; count: number }[];
}

/** What the articles in question have for tags, newest article first. */
async function readTags(db: Db, { categories, kind }: ArticleQuestion, reader: Reader) {
	const rows = await db
		.selectFrom('article')
		.innerJoin('category', 'category.id', 'article.category_id')
		.select(['article.id', (article) => article.ref('article.data', '->').key('tags').as('tags')])
		.$if(categories !== undefined, (query) => query.where('article.category_id', 'in', categories ?? []))
		.$if(kind !== undefined, (query) => query.where('category.kind', '=', kind ?? ''))
		.orderBy('article.published_at', 'desc')
		.orderBy('article.id', 'desc')
		.execute();
	return rows.map(({ id, tags }) => ({ id, tags: (tags ?? []).map((tag) => asTag(tag, reader)) }));
}

/** A page of articles, newest first or nearest first, with the tags to choose from. */
export async function listArticles(db: Db, question: ArticleQuestion, reader: Reader): Promise<ArticleList> {
	const all = await readTags(db, question, reader);
	const { tag, relatedTo, page = 1, limit = all.length } = question;
	const counts = new Map<string, ArticleList['tags'][number]>();
	for (const { slug, name } of all.flatMap(({ tags }) => tags))
		counts.set(slug, { slug, name, count: (counts.get(slug)?.count ?? 0) + 1 });

	const own = new Set(all.find(({ id }) => id === relatedTo)?.tags.map(({ slug }) => slug));
	const shared = ({ tags }: (typeof all)[number]) => tags.filter(({ slug }) => own.has(slug)).length;
	const chosen = all
		.filter(({ id }) => id !== relatedTo)
		.filter(({ tags }) => tag === undefined || tags.some(({ slug }) => slug === tag))
		.sort((one, other) => shared(other) - shared(one));
	const ids = chosen.slice((page - 1) * limit, page * limit).map(({ id }) => id);
	const items = await readArticles(db, { ids }, reader);
	return {
		items: ids.flatMap((id) => items.find((item) => item.id === id) ?? []),
		total: chosen.length,
		tags: [...counts.values()].sort(
			(one, other) => other.count - one.count || one.name.localeCompare(other.name, reader.language),
		),
	};
}
