import type { Page, PageHead } from '@estate/shared-contract';
import { pageHead, pageHeading } from '../head/page-head.ts';
import { pageTrail } from '../routes/trail.ts';
import { homeBanner } from '../view/home-banner.ts';
import { pageBanner } from '../view/page-banner.ts';
import { pageStyle } from '../view/page-style.ts';
import { type FilledSlot, pageView } from '../view/page-view.ts';
import { subMenu } from '../view/sub-menu.ts';
import type { PageParts, PageSetting } from './route-page.ts';

/** The head of a page with what its modules add: a list knows which of its pages is shown, and which address is canonical. */
function withModules(head: PageHead, filled: readonly FilledSlot[]): PageHead {
	const heads = filled.flatMap(({ result }) => result?.head ?? []);
	const canonical = heads.find((part) => part.canonical)?.canonical;
	const jsonLd = heads.flatMap((part) => part.jsonLd ?? []);
	return {
		...head,
		title: [...heads.map(({ title }) => title).filter(Boolean), head.title].join(' · '),
		...(canonical ? { canonical } : {}),
		...(heads.some(({ noindex }) => noindex) ? { noindex: true } : {}),
		...(jsonLd.length > 0 ? { jsonLd: [...(head.jsonLd ?? []), ...jsonLd] } : {}),
	};
}

/** A CMS page: head, heading and banner are its own, its modules only fill it. */
export function cmsPage(setting: PageSetting, page: Page, filled: readonly FilledSlot[]): PageParts {
	const { route, params, language, site } = setting;
	const isHome = page.path === '/';
	const heading = pageHeading(page, language, site);
	const trail = isHome ? [] : pageTrail({ ...setting, fallback: site.defaultLanguage, heading });
	const look = isHome ? undefined : pageBanner(page, language, site.defaultLanguage);
	const menu = subMenu(page, language, site.defaultLanguage);
	const style = pageStyle(page);
	const frame = {
		routeId: route.id,
		params,
		language,
		heading,
		trail,
		...(isHome ? { banner: homeBanner(site, language) } : {}),
		...(isHome || page.bannerTransparent ? {} : { hasBand: true as const }),
		...(look ? { pageBanner: look } : {}),
		...(menu ? { subMenu: menu } : {}),
		...(style ? { style } : {}),
		hasBanner: page.showPageBanner,
		hasTrail: !isHome && page.showBreadCrumb,
	};
	const head = withModules(pageHead(page, language, site), filled);
	return { view: pageView(frame, filled), head: route.noindex ? { ...head, noindex: true } : head };
}
