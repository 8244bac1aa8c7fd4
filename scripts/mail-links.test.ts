import { createRouteTable, fillPattern, LANGUAGES } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { siteLink } from '../api/src/mail/site-links.ts';
import forms from '../mfe-forms/src/remote.config.ts';
import listings from '../mfe-listings/src/remote.config.ts';
import ownerPortal from '../mfe-owner-portal/src/remote.config.ts';
import projects from '../mfe-projects/src/remote.config.ts';

const table = createRouteTable(
	[listings, forms, ownerPortal, projects].flatMap(({ routes }) => routes as never),
	LANGUAGES,
);

it.each([
	['appointment', 'appointment', ['token']],
	['subscription', 'subscription', ['token']],
	['agencyAction', 'agency-action', ['token']],
	['ownerPassword', 'password', ['token']],
	['ownerAccount', 'account', []],
	['notifications', 'notifications', ['token']],
	['sale', 'for-sale', []],
	['rent', 'for-rent', []],
	['property', 'property', [12]],
	['project', 'project', [12]],
	['projects', 'project-unit', ['gent', 'park', 3, 'unit', 12]],
	['favourites', 'favourites', []],
	['savedSearches', 'searches-link', ['token']],
] as const)(
	'a mail’s link to %s is the original path of the route %s in every language',
	(page, id, parts) => {
		const site = { enabledLanguages: LANGUAGES, defaultLanguage: 'nl' } as never;
		const params = {
			token: 'token',
			id: '12',
			city: 'gent',
			projectSlug: 'park',
			projectId: '3',
			unitSlug: 'unit',
		};
		for (const language of LANGUAGES) {
			const { pathname } = new URL(siteLink('https://site.example', site, language, page, ...parts));
			const match = table.match(pathname);
			expect([match?.route.id, match?.language]).toEqual([id, language]);
			expect(pathname).toBe(`/${language}${fillPattern(match?.route.paths.original ?? '', params)}`);
		}
	},
);
