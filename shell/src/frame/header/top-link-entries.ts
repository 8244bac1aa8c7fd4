import { pickText, type SiteConfiguration } from '@estate/shared-contract';
import { contrast } from '@estate/shared-ui';
import { isPublished } from '../../page/routes/page-routes.ts';
import { linkHref, type MenuContext } from './menu-entries.ts';

export interface TopLinkEntry {
	label: string;
	href: string;
	icon: string;
	/** `#rrggbb`; '' where the configured one could not be read on the bar */
	color: string;
}

/** Least contrast of text (WCAG 2.2, 1.4.3) */
const READABLE = 4.5;
const HEX = /^#[0-9a-f]{6}$/i;

/** The colour if it reads on each of the backgrounds (`#rrggbb`), else '': the bar's own ink stands in. */
export function readableColor(color: string, backgrounds: readonly string[]): string {
	const written = /^#[0-9a-f]{3}$/i.test(color) ? color.replace(/[^#]/g, '$&$&') : color;
	if (!HEX.test(written)) return '';
	return backgrounds.every((each) => HEX.test(each) && contrast(written, each) >= READABLE) ? written : '';
}

/** `share` of one colour in another, both `#rrggbb`: what `--color-paper-deep` comes to. */
function mixed(one: string, other: string, share: number): string {
	const channel = (color: string, start: number) => Number.parseInt(color.slice(start, start + 2), 16);
	const parts = [1, 3, 5].map((start) => channel(one, start) * share + channel(other, start) * (1 - share));
	return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The published links above the menu and in the drawer (website.md §2), in the reader's language. */
export function topLinkEntries(
	{ topLinks, appBarColors: { paper, ink } }: Pick<SiteConfiguration, 'topLinks' | 'appBarColors'>,
	context: MenuContext,
): TopLinkEntry[] {
	const backgrounds = HEX.test(paper) && HEX.test(ink) ? [paper, mixed(ink, paper, 0.08)] : [paper];
	return topLinks.filter(isPublished).map(({ label, link, icon, color }) => ({
		label: pickText(label, context.language, context.defaultLanguage),
		href: linkHref(link, context),
		icon,
		color: readableColor(color, backgrounds),
	}));
}
