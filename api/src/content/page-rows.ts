import { cleanTexts } from '../import/clean-html.ts';
import type { FeedPage } from '../import/feed.schema.ts';
import type { ImportContext } from '../import/import-context.ts';
import type { TableRows } from '../import/rows-of-item.ts';
import { onePicture } from './one-picture.ts';
import type { PageEntryData, StoredModule } from './stored-content.ts';

async function storedModule(
	{ pictures, description, description2, ...module }: FeedPage['modules'][number],
	context: ImportContext,
	path: string,
): Promise<StoredModule> {
	return {
		...module,
		description: { ...description, text: cleanTexts(description.text) },
		description2: { ...description2, text: cleanTexts(description2.text) },
		pictures: await context.pictures(pictures, `${path}.pictures`),
	};
}

export async function pageRows(
	{ kind, id, status, sort, picture, modules, ...page }: FeedPage,
	context: ImportContext,
): Promise<TableRows[]> {
	const { parentId, name, path, paths, pageType, title, redirectUrl, ...data } = page;
	const entry: PageEntryData = {
		parentId,
		name,
		path,
		paths,
		pageType,
		title,
		...(data.redirect && redirectUrl ? { redirectUrl } : {}),
	};
	const stored: StoredModule[] = [];
	for (const [index, module] of modules.entries())
		stored.push(await storedModule(module, context, `modules.${index}`));
	const row = {
		id,
		status,
		sort,
		entry,
		data: {
			...data,
			content: cleanTexts(data.content),
			modules: stored,
			...(await onePicture(picture, context)),
		},
	};
	return [{ table: 'page', key: ['id'], rows: [row] }];
}
