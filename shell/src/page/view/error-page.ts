import type { Language, PageHead, SiteConfiguration } from '@estate/shared-contract';
import type { PageParts } from '../plan/route-page.ts';
import type { ErrorPage } from './error-page-model.ts';
import { type FilledSlot, pageView } from './page-view.ts';

interface ErrorPageSetting {
	language: Language;
	site: SiteConfiguration;
	text: (key: string) => string;
}

/** Heading of each error page. */
const ERROR_PAGE_TITLES = {
	'not-found': 'frame.notFound.title',
	'incomplete-link': 'frame.incompleteLink.title',
	'link-over': 'frame.linkOver.title',
	unavailable: 'frame.unavailable.title',
	offline: 'frame.offline.title',
	refused: 'frame.refused.title',
} as const satisfies Record<ErrorPage['kind'], string>;

/** A page of the frame itself: never indexed, and slots may stand below its words (a search form). */
export function errorPage(
	error: ErrorPage,
	{ language, site, text }: ErrorPageSetting,
	filled: readonly FilledSlot[] = [],
): PageParts {
	const heading = text(ERROR_PAGE_TITLES[error.kind]);
	const frame = {
		routeId: `frame.${error.kind}`,
		params: {},
		language,
		heading,
		trail: [],
		hasBanner: true,
		hasBand: true as const,
		hasTrail: false,
	};
	const own =
		error.kind === 'not-found'
			? { title: text('frame.notFound.heading'), description: text('frame.notFound.explanation') }
			: { title: heading };
	const head: PageHead = { ...own, noindex: true };
	return { view: { ...pageView(frame, filled), notice: { ...error, phone: site.agency.phone } }, head };
}
