import { cleanTexts } from '../import/clean-texts.ts';
import type { FeedItem } from '../import/feed/feed-item.schema.ts';
import type { ImportContext } from '../import/import-context.ts';
import type { TableRows } from '../import/table-rows.ts';

export async function siteRows(
	{ configuration, menu, demo }: Extract<FeedItem, { kind: 'site' }>,
	context: ImportContext,
): Promise<TableRows[]> {
	await context.brand();
	const { banner } = configuration;
	const pictures = await context.pictures(banner.pictures, 'configuration.banner.pictures');
	const row = {
		id: 1,
		configuration: { ...configuration, banner: { ...banner, pictures } },
		menu,
		is_demo: demo ?? false,
	};
	return [{ table: 'site', key: ['id'], rows: [row] }];
}

export async function footerBlockRows(
	{ kind, id, sort, pictures, fullText, ...data }: Extract<FeedItem, { kind: 'footer-block' }>,
	context: ImportContext,
): Promise<TableRows[]> {
	const row = {
		id,
		sort,
		data: {
			...data,
			fullText: { ...fullText, text: cleanTexts(fullText.text, 'fullText', context) },
			pictures: await context.pictures(pictures, 'pictures'),
		},
	};
	return [{ table: 'footer_block', key: ['id'], rows: [row] }];
}
