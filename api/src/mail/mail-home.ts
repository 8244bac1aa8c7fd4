import type { Language, PropertySummary } from '@estate/shared-contract';
import type { Configuration } from '../configuration.ts';
import type { SiteData } from '../content/site-data.ts';
import { writeEuro } from './formats.ts';
import type { MailHome } from './mail-body.ts';
import { MAIL_TEXTS } from './mail-text.ts';
import { siteLink } from './site-links.ts';

/** A home as mails show it: nothing that its advert hides. */
export function asMailHome(
	{ ID, TypeDescription, Zip, City, Price, SmallPictureItem }: PropertySummary,
	{ SITE_URL }: Configuration,
	site: SiteData,
	language: Language,
): MailHome {
	return {
		title: TypeDescription,
		place: `${Zip} ${City}`,
		price: Price ? writeEuro(Price, language) : MAIL_TEXTS[language].priceOnRequest,
		url: siteLink(SITE_URL, site, language, 'property', ID),
		picture: SmallPictureItem && new URL(SmallPictureItem.Url, SITE_URL).href,
	};
}
