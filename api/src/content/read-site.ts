import {
	type FooterBlock,
	isRemoteEntry,
	type Language,
	type MenuItem,
	type PageEntry,
	type PublicText,
	type Site,
} from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import { readRevision } from './content-revision.ts';
import type { MenuData } from './site-data.ts';
import { readSite } from './site-settings.ts';
import { asImage } from './stored-picture.ts';

/** The only status that visitors see (website.md §2). */
export const PUBLISHED = 'Published';

/** A text that is not public has no text: what is hidden reaches no browser. */
export function publicText({ text, public: isPublic }: PublicText): PublicText {
	return { text: isPublic ? text : {}, public: isPublic };
}

/** The published entries, and the hidden ones of remotes: that an agency hides one is for the shell to know. */
function publishedMenu(menu: MenuData): MenuItem[] {
	return menu
		.filter(({ status, path }) => status === PUBLISHED || isRemoteEntry(path))
		.map((item) => ({ ...item, childMenus: publishedMenu(item.childMenus) }));
}

async function readFooter(db: Db, language: Language): Promise<FooterBlock[]> {
	const rows = await db
		.selectFrom('footer_block')
		.select(['id', 'data'])
		.orderBy('sort')
		.orderBy('id')
		.execute();
	return rows.map(({ id, data: { pictures, ...block } }) => ({
		...block,
		id,
		title: publicText(block.title),
		introText: publicText(block.introText),
		fullText: publicText(block.fullText),
		links: block.links.filter(
			({ status, path }) => (status ?? PUBLISHED) === PUBLISHED || isRemoteEntry(path),
		),
		images: pictures.map((picture) => asImage(picture, language, language)),
	}));
}

async function readPageEntries(db: Db): Promise<PageEntry[]> {
	const rows = await db
		.selectFrom('page')
		.select(['id', 'status', 'sort', 'entry'])
		.where('status', '=', PUBLISHED)
		.orderBy('sort')
		.orderBy('id')
		.execute();
	return rows.map(({ entry, ...row }) => ({ ...entry, ...row }));
}

/** All that the frame of a page needs. */
export async function readWholeSite(db: Db): Promise<Site> {
	const revision = await readRevision(db);
	const { configuration, menu } = await readSite(db);
	// Only the api reads when properties can be visited.
	const { visits: _, ...shown } = configuration;
	const { pictures, ...banner } = configuration.banner;
	const language = configuration.defaultLanguage;
	return {
		configuration: {
			...shown,
			topLinks: configuration.topLinks.filter(({ status }) => status === PUBLISHED),
			banner: {
				...banner,
				title: publicText(banner.title),
				description: publicText(banner.description),
				images: pictures.map((picture) => asImage(picture, language, language)),
			},
		},
		menu: publishedMenu(menu as MenuData),
		footer: await readFooter(db, language),
		pages: await readPageEntries(db),
		revision,
	};
}
