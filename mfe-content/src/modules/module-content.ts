import type { SlotContext } from '@estate/remote-kit';
import type { ModuleView, Picture, PublicText, ResolvedModule } from '@estate/shared-contract';
import { localizeLinks } from '../articles/localize-links.ts';
import { type HeadingLevel, headingLevel } from './heading-level.ts';
import { isModuleView } from './is-module-view.ts';
import { type ModuleBackground, moduleBackground } from './module-background.ts';
import { type ModuleGroup, moduleGroups } from './module-items.ts';
import { moduleText } from './module-text.ts';

/** A module as it is drawn: only what visitors may see, in their language. */
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
	/** Items beside each other on wide screens */
	perRow: number;
	groups: ModuleGroup[];
}

/** A module whose view nobody knows. */
export interface InvalidModule {
	id: number;
	invalidView: string;
}

/** The slot's data; null for a module in which nothing is to be seen. */
export type ModuleData = ModuleContent | InvalidModule | null;

const classNames = (names: string) => (names.match(/[a-z_-][\w-]*/gi) ?? []).join(' ');

/** Picks from a resolved module what its view shows. Reads nothing: the api has resolved it. */
export function moduleContent(context: SlotContext<ResolvedModule>): ModuleData {
	const { input, language, site, localize } = context;
	const { module } = input;
	const { id, view } = module;
	if (!isModuleView(view)) return { id, invalidView: view };
	const textOf = (text: PublicText) => moduleText(text, language, site.defaultLanguage);
	const htmlOf = (text: PublicText) => localizeLinks(textOf(text) ?? '', localize);
	const title = textOf(module.title);
	const description = htmlOf(module.description);
	const description2 = htmlOf(module.description2);
	const background = moduleBackground(module);
	const isBeside = background.type === 'none' || background.type === 'color';
	const picture = isBeside ? module.image?.picture : undefined;
	const groups = moduleGroups(input, view, context);
	// A title over nothing is nothing to see.
	if (!description && !description2 && !picture && groups.length === 0) return null;
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
		perRow: module.numberItemOfRow,
		groups,
	};
}
