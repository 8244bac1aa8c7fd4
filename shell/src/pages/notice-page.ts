import type { Language, PageHead, SiteConfiguration } from '@estate/shared-contract';
import type { Notice } from '../frame/notice.ts';
import { pageView, type SlotGift } from './page-view.ts';
import type { PageParts } from './route-page.ts';

interface NoticeSetting {
	language: Language;
	site: SiteConfiguration;
	text: (key: string) => string;
}

/** Heading of each notice. */
export const NOTICE_TITLES = {
	'not-found': 'frame.notFound.title',
	unavailable: 'frame.unavailable.title',
	offline: 'frame.offline.title',
	refused: 'frame.refused.title',
} as const satisfies Record<Notice['kind'], string>;

/** A page of the frame itself: never indexed, and slots may stand below its words (a search form). */
export function noticePage(
	notice: Notice,
	{ language, site, text }: NoticeSetting,
	gifts: readonly SlotGift[] = [],
): PageParts {
	const heading = text(NOTICE_TITLES[notice.kind]);
	const frame = {
		routeId: `frame.${notice.kind}`,
		params: {},
		language,
		heading,
		trail: [],
		hasBanner: true,
		hasTrail: false,
	};
	const own =
		notice.kind === 'not-found'
			? { title: text('frame.notFound.heading'), description: text('frame.notFound.explanation') }
			: { title: heading };
	const head: PageHead = { ...own, noindex: true };
	return { view: { ...pageView(frame, gifts), notice: { ...notice, phone: site.agency.phone } }, head };
}
