import {
	type ConditionFacts,
	isConditionMet,
	type Language,
	type MenuItem,
	pickText,
	type RouteTable,
} from '@estate/shared-contract';
import { BUTTON_MENU_ID } from '@estate/shared-contract/schemas';
import { telephoneAddress } from '@estate/shared-ui';
import { isPublished } from '../../page/routes/page-routes.ts';
import { currentOf, type LinkCurrent } from './link-current.ts';

export interface MenuEntry {
	id: number;
	title: string;
	href: string;
	/** Rendered as a button (website.md §2) */
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
	/** What the entries' conditions may ask for */
	facts: ConditionFacts;
}

const isOutside = (path: string) => /^(https?:|mailto:|tel:)/.test(path);

/** Address of a link of the configuration: localized by the route table, or another site's. */
export function linkHref(path: string, { table, language }: Pick<MenuContext, 'table' | 'language'>): string {
	if (path.startsWith('tel:0')) return telephoneAddress(path);
	return isOutside(path) ? path : table.localize(path.startsWith('/') ? path : `/${path}`, language);
}

/** The published entries whose condition is met (decisions 39), with their titles and addresses in the reader's language. */
export function menuEntries(items: readonly MenuItem[], context: MenuContext): MenuEntry[] {
	const shown = items.filter((item) => isPublished(item) && isConditionMet(item.condition, context.facts));
	return shown.map((item) => {
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
