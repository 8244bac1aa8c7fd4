import type { RemoteConfig } from '@estate/shared-contract';
import { GENERAL_PATHS } from './general-paths.ts';

const searches = (id: string, slots: string[], rest: '' | ':token/') => ({
	id,
	pageType: 'page' as const,
	paths: {
		original: `${GENERAL_PATHS.searches}${rest}`,
		nl: `/mijn-zoekopdrachten/${rest}`,
		fr: `/mes-recherches/${rest}`,
		de: `/meine-suchen/${rest}`,
	},
	slots,
	breadcrumb: [],
	unprefixed: 'redirect' as const,
	private: true,
	noindex: true,
});

/** Saved searches: of who is logged in, and behind the link of a mail. */
export const SEARCHER_ROUTES: RemoteConfig['routes'] = [
	searches('searches', ['searches', 'session'], ''),
	searches('searches-link', ['searches'], ':token/'),
];
