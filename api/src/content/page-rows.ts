import { isModuleView, isRelationType } from '@estate/shared-contract';
import { cleanCss } from '../import/clean-css.ts';
import { cleanTexts } from '../import/clean-texts.ts';
import type { FeedPage } from '../import/feed/page.schema.ts';
import type { ImportContext } from '../import/import-context.ts';
import type { TableRows } from '../import/table-rows.ts';
import { onePicture } from './one-picture.ts';
import type { PageEntryData, StoredModule } from './stored-content.ts';

async function storedModule(
	{ pictures, description, description2, columns, ...module }: FeedPage['modules'][number],
	context: ImportContext,
	path: string,
): Promise<StoredModule> {
	const shows = 'visitors see "API ERROR; invalid view" in its place';
	if (!isModuleView(module.view))
		context.leaveOut(`${path}.view`, `No remote draws the view "${module.view}": ${shows}.`);
	for (const [index, { type }] of module.relations.entries())
		if (!isRelationType(type))
			context.leaveOut(`${path}.relations.${index}`, `There is no relation "${type}": ${shows}.`);
	const { span } = module;
	return {
		...module,
		columns: { sm: columns.sm ?? 12, md: columns.md ?? span, lg: columns.lg ?? span },
		description: {
			...description,
			text: cleanTexts(description.text, `${path}.description`, context),
		},
		description2: {
			...description2,
			text: cleanTexts(description2.text, `${path}.description2`, context),
		},
		pictures: await context.pictures(pictures, `${path}.pictures`),
	};
}

export async function pageRows(
	{ kind, id, status, sort, picture, logo, modules, ...page }: FeedPage,
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
	const { css, refused } = cleanCss(data.css, `[data-page="${id}"]`);
	for (const reason of refused) context.leaveOut('css', reason);
	const { picture: mark } = await onePicture(logo, context, 'logo');
	const row = {
		id,
		status,
		sort,
		entry,
		data: {
			...data,
			content: cleanTexts(data.content, 'content', context),
			css,
			modules: stored,
			...(await onePicture(picture, context)),
			...(mark ? { logo: mark } : {}),
		},
	};
	return [{ table: 'page', key: ['id'], rows: [row] }];
}
