import type { Language } from '@estate/shared-contract';
import type { SiteData } from '../content/site-data.ts';

/** Pages that links in mails lead to, as the site's route table names them. */
const PAGES = {
	appointment: { nl: 'afspraak', fr: 'rendez-vous', en: 'appointment', de: 'appointment' },
	subscription: { nl: 'inschrijving', fr: 'abonnement', en: 'subscription', de: 'subscription' },
	ownerPassword: {
		nl: 'login/wachtwoord',
		fr: 'login/mot-de-passe',
		en: 'login/password',
		de: 'login/passwort',
	},
	sale: { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'for-sale' },
	rent: { nl: 'te-huur', fr: 'a-louer', en: 'for-rent', de: 'for-rent' },
	property: { nl: 'property', fr: 'property', en: 'property', de: 'property' },
} as const satisfies Record<string, Record<Language, string>>;

/** Address of a page of the site, in a language that the site has. */
export function siteLink(
	siteUrl: string,
	{ enabledLanguages, defaultLanguage }: SiteData,
	language: Language,
	page: keyof typeof PAGES,
	part?: string | number,
): string {
	const shown = enabledLanguages.includes(language) ? language : defaultLanguage;
	const path = ['', shown, PAGES[page][shown], ...(part === undefined ? [] : [part]), ''].join('/');
	return new URL(path, siteUrl).href;
}

/** Address of the api as visitors reach it, through the site. */
export const apiLink = (siteUrl: string, path: string): string => new URL(`/api/v1/${path}`, siteUrl).href;
