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
	return filled.find(({ slot }) => slot.slot.priority === 'primary') ?? filled[0];
}

/** Page of a remote's route: head, heading and crumbs come from its primary slot. */
export function routePage(setting: PageSetting, filled: readonly FilledSlot[]): PageParts {
	const { route, params, language, site } = setting;
	const primary = primaryOf(filled);
	const told: Partial<LoadResult<unknown>> = primary?.result ?? {};
	const heading = told.heading || told.head?.title || site.name;
	const trail = pageTrail({ ...setting, fallback: site.defaultLanguage, crumbs: told.crumbs, heading });
	const frame = {
		routeId: route.id,
		params,
		language,
		heading,
		trail,
		...(told.homeShown === undefined ? {} : { homeShown: told.homeShown }),
		hasBanner: true,
		hasTrail: true,
	};
	const noindex =
		told.head?.noindex || route.noindex || route.private || told.status === 404 || told.status === 410;
	const head = { ...(told.head ?? { title: heading }), ...(noindex ? { noindex: true } : {}) };
	return { view: pageView(frame, filled, primary?.slot.key), head };
}
