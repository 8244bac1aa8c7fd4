import type { Language } from '@estate/shared-contract';
import type { SiteData } from '../content/site-data.ts';

/** Original paths of the pages that links in mails lead to: the site sends readers on to the path in their language. */
const PAGES = {
	appointment: 'appointment',
	subscription: 'subscription',
	ownerPassword: 'login/password',
	sale: 'for-sale',
	rent: 'for-rent',
	property: 'property',
	projects: 'projects',
	project: 'project',
	favourites: 'favourites',
	savedSearches: 'my-searches',
	agencyAction: 'agency-action',
	owner: 'owner',
	ownerAccount: 'owner/account',
	notifications: 'notifications',
} as const;

/** Address of a page of the site, in a language that the site has. */
export function siteLink(
	siteUrl: string,
	{ enabledLanguages, defaultLanguage }: SiteData,
	language: Language,
	page: keyof typeof PAGES,
	...parts: readonly (string | number)[]
): string {
	const shown = enabledLanguages.includes(language) ? language : defaultLanguage;
	const path = ['', shown, PAGES[page], ...parts, ''].join('/');
	return new URL(path, siteUrl).href;
}

/** Address of the api as visitors reach it, through the site. */
export const apiLink = (siteUrl: string, path: string): string => new URL(`/api/v1/${path}`, siteUrl).href;
