import type { SlotContext } from '@estate/remote-kit';
import type { ModuleView, Picture, ResolvedModule } from '@estate/shared-contract';
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
	description?: string;
	description2?: string;
	/** The module's own picture, where it is not the background */
	picture?: Picture;
	background: ModuleBackground;
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
	const { input, language, site } = context;
	const { module } = input;
	const { id, view } = module;
	if (!isModuleView(view)) return { id, invalidView: view };
	const [title, description, description2] = [module.title, module.description, module.description2].map(
		(text) => moduleText(text, language, site.defaultLanguage),
	);
	const background = moduleBackground(module);
	const picture = background.type === 'image' ? undefined : module.image?.picture;
	const groups = moduleGroups(input, view, context);
	if (!title && !description && !description2 && !picture && groups.length === 0) return null;
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
		perRow: module.numberItemOfRow,
		groups,
	};
}
