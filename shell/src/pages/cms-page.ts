import type { Page } from '@estate/shared-contract';
import { pageTrail } from '../routing/trail.ts';
import { homeBanner } from './home-banner.ts';
import { pageHead, pageHeading } from './page-head.ts';
import { pageView, type SlotGift } from './page-view.ts';
import type { PageParts, PageSetting } from './route-page.ts';

/** A CMS page: head, heading and banner are its own, its modules only fill it. */
export function cmsPage(setting: PageSetting, page: Page, gifts: readonly SlotGift[]): PageParts {
	const { route, params, language, site } = setting;
	const isHome = page.path === '/';
	const heading = pageHeading(page, language, site);
	const trail = isHome ? [] : pageTrail({ ...setting, heading });
	const frame = {
		routeId: route.id,
		params,
		language,
		heading,
		trail,
		...(isHome ? { banner: homeBanner(site, language) } : {}),
		hasBanner: page.showPageBanner,
		hasTrail: !isHome && page.showBreadCrumb,
	};
	const head = pageHead(page, language, site);
	return { view: pageView(frame, gifts), head: route.noindex ? { ...head, noindex: true } : head };
}
