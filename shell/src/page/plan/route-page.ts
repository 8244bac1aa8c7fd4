import type {
	Language,
	LoadResult,
	PageHead,
	Route,
	RouteTable,
	SiteConfiguration,
} from '@estate/shared-contract';
import { pageTrail } from '../routes/trail.ts';
import type { PageView } from '../view/page-json.ts';
import { type FilledSlot, pageView } from '../view/page-view.ts';

export interface PageSetting {
	route: Route;
	params: Record<string, string>;
	language: Language;
	table: RouteTable;
	site: SiteConfiguration;
	text: (key: string) => string;
}

export interface PageParts {
	view: PageView;
	head: PageHead;
}

/** The slot that decides status, head and crumbs of a route's page. */
export function primaryOf<Filled extends Pick<FilledSlot, 'slot'>>(
	filled: readonly Filled[],
): Filled | undefined {
	// Modules of a CMS page around it have an input.
	const own = filled.filter(({ slot }) => slot.input === null);
	return own.find(({ slot }) => slot.slot.priority === 'primary') ?? own[0] ?? filled[0];
}

/** Page of a remote's route: head, heading and crumbs come from its primary slot. */
export function routePage(setting: PageSetting, filled: readonly FilledSlot[]): PageParts {
	const { route, params, language, site } = setting;
	const primary = primaryOf(filled);
	const result: Partial<LoadResult<unknown>> = primary?.result ?? {};
	const heading = result.heading || result.head?.title || site.name;
	const trail = pageTrail({ ...setting, fallback: site.defaultLanguage, crumbs: result.crumbs, heading });
	const frame = {
		routeId: route.id,
		params,
		language,
		heading,
		trail,
		...(result.homeShown === undefined ? {} : { homeShown: result.homeShown }),
		hasBand: true as const,
		hasBanner: true,
		hasTrail: true,
	};
	const noindex =
		result.head?.noindex || route.noindex || route.private || result.status === 404 || result.status === 410;
	const head = { ...(result.head ?? { title: heading }), ...(noindex ? { noindex: true } : {}) };
	return { view: pageView(frame, filled, primary?.slot.key), head };
}
