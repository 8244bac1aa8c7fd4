import type { ConsentFlag } from './consent.ts';
import { CONSENT_COOKIE } from './consent.ts';
import { SEARCH_CHANGE_COOKIE, SEARCHER_COOKIE } from './saved-searches.ts';
import type { TagName } from './tag-ids.ts';

/** Something that the site, or a tag that it loads, keeps in a visitor's browser. */
export interface StoredName {
	/** Section of the cookie policy's texts that says what it is for */
	id: string;
	/** As people find them in their browser; `*` stands for what differs */
	names: readonly string[];
	where: 'cookie' | 'local' | 'session';
	/** What allows it: necessary, asked for by the visitor's own press, or a consent */
	by: 'necessary' | 'asked' | ConsentFlag;
	/** Days that it is kept; undefined: until the browser or the tab is closed, or until the visitor removes it (local) */
	days?: number;
	/** Only where one of these tags is configured */
	tags?: readonly TagName[];
}

/**
 * All that stands in a visitor's browser: what the cookie policy lists (decisions 27). `e2e/tests/journeys/cookies.spec.ts`
 * compares it with what a journey through the whole site leaves there.
 */
export const STORED_NAMES: readonly StoredName[] = [
	{ id: 'consent', names: [CONSENT_COOKIE], where: 'cookie', by: 'necessary', days: 182 },
	{ id: 'language', names: ['i18next'], where: 'cookie', by: 'necessary', days: 365 },
	{ id: 'language', names: ['i18nextLng'], where: 'local', by: 'necessary' },
	{
		id: 'session',
		names: ['__Host-session', '__Host-log-in', SEARCHER_COOKIE],
		where: 'cookie',
		by: 'necessary',
	},
	{ id: 'searchChange', names: [SEARCH_CHANGE_COOKIE], where: 'cookie', by: 'asked' },
	{ id: 'device', names: ['__Host-device'], where: 'cookie', by: 'necessary', days: 180 },
	{ id: 'rollout', names: ['__Host-rollout'], where: 'cookie', by: 'necessary', days: 7 },
	{ id: 'preview', names: ['__Host-override'], where: 'cookie', by: 'necessary' },
	{ id: 'scroll', names: ['estate-scroll'], where: 'session', by: 'necessary' },
	{ id: 'search', names: ['estate-search-*'], where: 'session', by: 'necessary' },
	{ id: 'draft', names: ['draft:*'], where: 'session', by: 'necessary' },
	// Of forms with steps
	{ id: 'draft', names: ['draft:*'], where: 'local', by: 'necessary', days: 7 },
	{ id: 'scheme', names: ['colour-scheme'], where: 'local', by: 'asked' },
	{ id: 'favourites', names: ['estate-favourites-1', 'estate-comparison-1'], where: 'local', by: 'asked' },
	{ id: 'recent', names: ['estate-recent-1', 'recent-searches'], where: 'local', by: 'asked' },
	{ id: 'account', names: ['estate-account-1'], where: 'local', by: 'asked' },
	{
		id: 'analytics',
		names: ['_ga', '_ga_*'],
		where: 'cookie',
		by: 'analytics_storage',
		days: 730,
		tags: ['analyticsId', 'tagManagerId'],
	},
	{
		id: 'googleAds',
		names: ['_gcl_*'],
		where: 'cookie',
		by: 'ad_storage',
		days: 90,
		tags: ['adsId', 'tagManagerId'],
	},
	{ id: 'pixel', names: ['_fbp', '_fbc'], where: 'cookie', by: 'ad_storage', days: 90, tags: ['pixelId'] },
];

const asPattern = (name: string) =>
	new RegExp(
		`^${name
			.split('*')
			.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
			.join('.*')}$`,
	);

/** Does the list hold this name at this place? */
export const isListed = (name: string, where: StoredName['where']): boolean =>
	STORED_NAMES.some(
		(entry) => entry.where === where && entry.names.some((each) => asPattern(each).test(name)),
	);
