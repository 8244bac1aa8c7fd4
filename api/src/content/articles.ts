import path from 'node:path';
import { type Article, type ArticleTag, LANGUAGES, pickText, slugify } from '@estate/shared-contract';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/tables/tables.ts';
import type { StoredDocument } from '../properties/stored-property.ts';
import type { Reader } from './site-settings.ts';
import type { ArticleData } from './stored-content.ts';
import { asPicture } from './stored-picture.ts';

type ArticleRow = Pick<Selectable<Tables['article']>, 'id' | 'category_id' | 'data'>;

/** A tag with its address: the slug of its first text, whatever the reader's language is. */
export function asTag(tag: ArticleData['tags'][number], reader: Reader): ArticleTag {
	if (typeof tag === 'string') return { slug: slugify(tag), name: tag };
	const [first] = LANGUAGES.flatMap((language) => tag[language] || tag[language.toUpperCase()] || []);
	return { slug: slugify(first ?? ''), name: reader.text(tag) || (first ?? '') };
}

/** A file of an article, at the address that `register-downloads.ts` serves. */
const asDownload = (articleId: number, { file, Name }: StoredDocument, reader: Reader) => ({
	name: reader.text(Name),
	href: `/api/v1/articles/${articleId}/files/${file}`,
	format: path.extname(file).slice(1),
});

/** An article in the reader's language; where a translation lacks, the default language's text and slug stand in. */
export function asArticle({ id, category_id, data }: ArticleRow, reader: Reader): Article {
	const slugs = Object.fromEntries(
		LANGUAGES.map((language) => [
			language,
			data.slugs[language] ?? slugify(pickText(data.title, language, reader.fallback)),
		]),
	);
	return {
		id,
		categoryId: category_id,
		slug: slugs[reader.language] ?? '-',
		slugs,
		title: reader.text(data.title),
		intro: reader.text(data.intro),
		body: reader.text(data.body),
		...(data.picture ? { picture: asPicture(data.picture, reader.language, reader.fallback) } : {}),
		...(data.picture?.alt ? { pictureAlt: reader.text(data.picture.alt) } : {}),
		...(data.author ? { author: data.author } : {}),
		tags: data.tags.map((tag) => asTag(tag, reader)),
		publishedAt: data.publishedAt,
		...(data.documents?.length
			? { documents: data.documents.map((document) => asDownload(id, document, reader)) }
			: {}),
		...(data.link ? { link: { label: reader.text(data.link.label), path: data.link.path } } : {}),
	};
}

export interface ArticleChoice {
	ids?: readonly number[];
	categories?: readonly number[];
	limit?: number | undefined;
}

/** Articles, newest first. */
export async function readArticles(db: Db, choice: ArticleChoice, reader: Reader): Promise<Article[]> {
	if (choice.ids?.length === 0 || choice.categories?.length === 0) return [];
	const rows = await db
		.selectFrom('article')
		.select(['article.id', 'article.category_id', 'article.data'])
		.$if(choice.ids !== undefined, (query) => query.where('article.id', 'in', choice.ids ?? []))
		.$if(choice.categories !== undefined, (query) =>
			query.where('article.category_id', 'in', choice.categories ?? []),
		)
		.orderBy('article.published_at', 'desc')
		.orderBy('article.id', 'desc')
		.$if(choice.limit !== undefined, (query) => query.limit(choice.limit ?? 0))
		.execute();
	return rows.map((row) => asArticle(row, reader));
}

/** The article with this slug in any language; one in the reader's language goes first. */
export async function findArticle(db: Db, slug: string, reader: Reader): Promise<Article | undefined> {
	const rows = await db
		.selectFrom('article')
		.select(['id', 'category_id', 'data'])
		.where(sql<boolean>`slugs @> ${[slug.toLowerCase()]}::text[]`)
		.orderBy('published_at', 'desc')
		.execute();
	const articles = rows.map((row) => asArticle(row, reader));
	return articles.find((article) => article.slug === slug.toLowerCase()) ?? articles[0];
}
