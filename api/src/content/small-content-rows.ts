import { cleanTexts } from '../import/clean-texts.ts';
import type { FeedItem } from '../import/feed/feed-item.schema.ts';
import type { ImportContext } from '../import/import-context.ts';
import type { TableRows } from '../import/table-rows.ts';
import { onePicture } from './one-picture.ts';

type Feed<Kind extends FeedItem['kind']> = Extract<FeedItem, { kind: Kind }>;

export async function categoryRows(item: Feed<'category'>): Promise<TableRows[]> {
	const row = { id: item.id, kind: item.categoryKind, parent_id: item.parentId, name: item.name };
	return [{ table: 'category', key: ['id'], rows: [row] }];
}

export async function testimonialRows(
	{ kind, id, picture, ...data }: Feed<'testimonial'>,
	context: ImportContext,
): Promise<TableRows[]> {
	const row = {
		id,
		published_at: data.publishedAt,
		data: { ...data, ...(await onePicture(picture, context)) },
	};
	return [{ table: 'testimonial', key: ['id'], rows: [row] }];
}

export async function teamMemberRows(
	{ kind, id, picture, ...data }: Feed<'team-member'>,
	context: ImportContext,
): Promise<TableRows[]> {
	const row = {
		id,
		position: id,
		data: {
			...data,
			biography: cleanTexts(data.biography, 'biography', context),
			...(await onePicture(picture, context)),
		},
	};
	return [{ table: 'team_member', key: ['id'], rows: [row] }];
}
