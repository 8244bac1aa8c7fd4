import { type Language, type Page, pickText } from '@estate/shared-contract';

/** A menu of the parts of one page (website.md §3 Page "subMenu"). */
export interface PageMenu {
	entries: readonly { label: string; anchor: string }[];
	/** It stays in sight while the page is read, and marks where one is */
	isFixed: boolean;
}

/** The sub-menu of a page as its editor set it, in the reader's language; undefined where it has none. */
export function subMenu(page: Page, language: Language, fallback: Language): PageMenu | undefined {
	if (!page.isHaveSubMenu) return undefined;
	const entries = page.subMenu.flatMap((entry) => {
		const label = pickText(entry.label, language, fallback);
		const anchor = entry.anchor.replace(/^#/, '');
		return label && /^[\w-]+$/.test(anchor) ? [{ label, anchor }] : [];
	});
	return entries.length > 0 ? { entries, isFixed: page.showFixedMenu } : undefined;
}
