import {
	type Language,
	type MenuItem,
	pickText,
	type RouteTable,
	type TopLink,
} from '@estate/shared-contract';
import { BUTTON_MENU_ID } from '@estate/shared-contract/schemas';
import { isPublished } from '../../routing/page-routes.ts';
import { currentOf, type LinkCurrent } from './link-current.ts';

export interface MenuEntry {
	id: number;
	title: string;
	href: string;
	/** Drawn as a button (website.md §2) */
	isButton: boolean;
	/** The page itself, or a page below it */
	current: LinkCurrent;
	children: MenuEntry[];
}

export interface MenuContext {
	table: RouteTable;
	language: Language;
	defaultLanguage: Language;
	/** Address of the page that is shown */
	pathname: string;
}

const isOutside = (path: string) => /^(https?:|mailto:|tel:)/.test(path);

/** Address of a link of the configuration: localized by the route table, or another site's. */
export function linkHref(path: string, { table, language }: Pick<MenuContext, 'table' | 'language'>): string {
	return isOutside(path) ? path : table.localize(path.startsWith('/') ? path : `/${path}`, language);
}

/** The published entries of the menu, with their titles and addresses in the reader's language. */
export function menuEntries(items: readonly MenuItem[], context: MenuContext): MenuEntry[] {
	return items.filter(isPublished).map((item) => {
		const href = linkHref(item.path, context);
		return {
			id: item.id,
			title: pickText(item.title, context.language, context.defaultLanguage),
			href,
			isButton: item.id === BUTTON_MENU_ID,
			current: currentOf(href, context.pathname),
			children: menuEntries(item.childMenus, context),
		};
	});
}

export interface TopLinkEntry {
	label: string;
	href: string;
	icon: string;
	color: string;
}

/** The published links above the menu. */
export function topLinkEntries(links: readonly TopLink[], context: MenuContext): TopLinkEntry[] {
	return links.filter(isPublished).map(({ label, link, icon, color }) => ({
		label: pickText(label, context.language, context.defaultLanguage),
		href: linkHref(link, context),
		icon,
		color,
	}));
}
