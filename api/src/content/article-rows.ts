import { LANGUAGES, slugify } from '@estate/shared-contract';
import { cleanTexts } from '../import/clean-texts.ts';
import type { FeedItem } from '../import/feed/feed-item.schema.ts';
import type { ImportContext } from '../import/import-context.ts';
import type { TableRows } from '../import/table-rows.ts';
import { onePicture } from './one-picture.ts';

/** One slug per language that there is a title in, under lower-case keys. */
function slugsOf(title: Record<string, string>): Record<string, string> {
	const slugs: Record<string, string> = {};
	for (const language of LANGUAGES) {
		const text = title[language] || title[language.toUpperCase()];
		if (text) slugs[language] = slugify(text);
	}
	return slugs;
}

export async function articleRows(
	{ kind, id, categoryId, picture, documents, ...data }: Extract<FeedItem, { kind: 'article' }>,
	context: ImportContext,
): Promise<TableRows[]> {
	const slugs = slugsOf(data.title);
	const row = {
		id,
		category_id: categoryId,
		published_at: data.publishedAt,
		slugs: [...new Set(Object.values(slugs))],
		data: {
			...data,
			slugs,
			body: cleanTexts(data.body, 'body', context),
			...(await onePicture(picture, context)),
			...(documents ? { documents: await context.documents(documents, 'documents') } : {}),
		},
	};
	return [{ table: 'article', key: ['id'], rows: [row] }];
}
