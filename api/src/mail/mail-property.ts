import type { Language, PropertySummary } from '@estate/shared-contract';
import type { Configuration } from '../configuration.ts';
import type { SiteData } from '../content/site-data.ts';
import { writeEuro } from './formats.ts';
import type { MailProperty } from './mail-body.ts';
import { MAIL_TEXTS } from './mail-text.ts';
import { siteLink } from './site-links.ts';

/** A property as mails show it: nothing that its advert hides. */
export function asMailProperty(
	{ ID, TypeDescription, Zip, City, Price, SmallPictureItem }: PropertySummary,
	{ SITE_URL }: Configuration,
	site: SiteData,
	language: Language,
): MailProperty {
	return {
		title: TypeDescription,
		place: `${Zip} ${City}`,
		price: Price ? writeEuro(Price, language) : MAIL_TEXTS[language].priceOnRequest,
		url: siteLink(SITE_URL, site, language, 'property', ID),
		picture: SmallPictureItem && new URL(SmallPictureItem.Url, SITE_URL).href,
	};
}
