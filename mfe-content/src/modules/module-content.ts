import type { SlotContext } from '@estate/remote-kit';
import {
	isModuleView,
	isRelationType,
	type LoadResult,
	type ModuleView,
	type Picture,
	type PublicText,
	type ResolvedModule,
} from '@estate/shared-contract';
import {
	type ArticleListData,
	isArticleList,
	listHead,
	readArticleList,
} from '../articles/list/read-article-list.ts';
import { localizeLinks } from '../articles/text/localize-links.ts';
import { type HeadingLevel, headingLevel } from './heading-level.ts';
import { type ModuleBackground, moduleBackground } from './module-background.ts';
import { type ModuleGroup, moduleGroups } from './module-items.ts';
import { moduleText } from './module-text.ts';

/** A module as it is rendered: only what visitors may see, in their language. */
export interface ModuleContent {
	id: number;
	view: ModuleView;
	/** The agency's own class names */
	className: string;
	title?: string;
	/** 1 (largest) to 6 */
	titleSize: number;
	titleLevel: HeadingLevel;
	/** Sanitised HTML */
	description?: string;
	/** Sanitised HTML */
	description2?: string;
	/** The module's own picture, where it is not the background */
	picture?: Picture;
	background: ModuleBackground;
	/** It has a row of the page for itself on wide screens */
	isWide: boolean;
	/** It stands below the heading of its page, in the first view of most screens; the front page has its banner there */
	isFirst?: true;
	/** In every second row a picture stands on the other side of its text */
	isMirrored: boolean;
	/** Items beside each other on wide screens */
	perRow: number;
	groups: ModuleGroup[];
	/** A page of all articles there are, in place of the groups */
	list?: ArticleListData;
}

/** A module whose view or relation is unknown. */
export interface InvalidModule {
	id: number;
	/** The setting that is unknown, such as `view "x"` */
	invalid: string;
}

/** The slot's data; null for a module in which nothing is to be seen. */
export type ModuleData = ModuleContent | InvalidModule | null;

const classNames = (names: string) => (names.match(/[a-z_-][\w-]*/gi) ?? []).join(' ');

/** Loads a module: the api has resolved what it shows, and only a list of everything is read page by page. */
export async function loadModule(context: SlotContext<ResolvedModule>): Promise<LoadResult<ModuleData>> {
	if (!isArticleList(context.input)) return { data: moduleContent(context) };
	const list = await readArticleList(context);
	const head = listHead(list, context);
	return { ...(head ? { head } : {}), data: moduleContent(context, list) };
}

/** Picks from a resolved module what its view shows. */
export function moduleContent(context: SlotContext<ResolvedModule>, list?: ArticleListData): ModuleData {
	const { input, language, site, location, localize } = context;
	const { module } = input;
	const { id, view } = module;
	if (!isModuleView(view)) return { id, invalid: `view "${view}"` };
	const unknown = module.relations.find(({ type }) => !isRelationType(type));
	if (unknown) return { id, invalid: `relation "${unknown.type}"` };
	const textOf = (text: PublicText) => moduleText(text, language, site.defaultLanguage);
	const { noReferrerNoFollow } = input;
	const htmlOf = (text: PublicText) => localizeLinks(textOf(text) ?? '', { localize, noReferrerNoFollow });
	const title = textOf(module.title);
	const description = htmlOf(module.description);
	const description2 = htmlOf(module.description2);
	const background = moduleBackground(module);
	const isBeside = background.type === 'none' || background.type === 'color';
	const picture = isBeside ? module.image?.picture : undefined;
	const groups = list ? [] : moduleGroups(input, view, context);
	// A title over nothing is nothing to see.
	if (!description && !description2 && !picture && !list && groups.length === 0) return null;
	return {
		id,
		view,
		className: classNames(module.class),
		...(title ? { title } : {}),
		titleSize: module.titleSize,
		titleLevel: headingLevel(module.titleSize),
		...(description ? { description } : {}),
		...(description2 ? { description2 } : {}),
		...(picture ? { picture } : {}),
		background,
		isWide: module.columns.lg === 12,
		...(module.position.contentRow <= 1 && location.pathname !== localize('/') ? { isFirst: true } : {}),
		isMirrored: module.columns.lg === 12 && module.position.contentRow % 2 === 0,
		perRow: module.numberItemOfRow,
		groups,
		...(list ? { list } : {}),
	};
}
