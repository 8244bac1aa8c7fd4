import type { Page } from '@estate/shared-contract';
import type { FilledSlot } from '../view/page-view.ts';
import { cmsPage } from './cms-page.ts';
import { type PageParts, type PageSetting, routePage } from './route-page.ts';

/**
 * Page of a remote's route at the path of a CMS page: its look and modules are the CMS page's, and its title and
 * search-engine data too, unless the slot has something of its own to say (`isOwn`): what a filter or a posted form gave.
 */
export function routeWithPage(
	setting: PageSetting,
	page: Page,
	filled: readonly FilledSlot[],
	isOwn: boolean,
): PageParts {
	const own = routePage(setting, filled);
	const modules = filled.filter(({ slot }) => slot.input !== null);
	const { view, head } = cmsPage(setting, page, modules);
	const { hasBand, pageBanner, subMenu, style, hasTrail } = view;
	const { hasBand: _, ...ownView } = own.view;
	const look = {
		...(hasBand ? { hasBand } : {}),
		...(pageBanner ? { pageBanner } : {}),
		...(subMenu ? { subMenu } : {}),
		...(style ? { style } : {}),
		hasTrail,
		headingStyle: own.view.headingStyle === 'none' ? ('none' as const) : view.headingStyle,
	};
	if (isOwn) return { view: { ...ownView, ...look }, head: own.head };
	const { heading, trail } = view;
	return { view: { ...ownView, ...look, heading, trail }, head: { ...own.head, ...head } };
}
