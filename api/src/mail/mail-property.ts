import { GOAL, type Language, type ProjectSummary, type PropertySummary } from '@estate/shared-contract';
import type { Configuration } from '../configuration.ts';
import type { SiteData } from '../content/site-data.ts';
import { writeEuro } from './formats.ts';
import type { MailProperty } from './mail-body.ts';
import { fillIn, MAIL_TEXTS } from './mail-text.ts';
import { siteLink } from './site-links.ts';

/** Address of a property's own page, or of that of the unit, or of the project of several, that lists have in its place (original path, website.md §2). */
function pageOf(
	{ ID, ProjectID = 0, Unit }: PropertySummary,
	{ SITE_URL }: Configuration,
	site: SiteData,
	language: Language,
): string {
	if (!Unit) return siteLink(SITE_URL, site, language, 'property', ID);
	if (Unit.Group) return siteLink(SITE_URL, site, language, 'project', ProjectID);
	const { city = '-', slug = '-' } = Unit.ProjectSlugs[language] ?? {};
	const unitSlug = Unit.Slugs[language] || '-';
	return siteLink(SITE_URL, site, language, 'projects', city, slug, ProjectID, unitSlug, Unit.ID);
}

/** Of a new unit for sale with what comes on top, of several the lowest. */
function priceOf({ Goal, Price, Unit }: PropertySummary, language: Language): string {
	const texts = MAIL_TEXTS[language];
	if (!Price) return texts.priceOnRequest;
	const price = writeEuro(Price, language);
	const lowest = Unit?.Group ? fillIn(texts.priceFrom, { price }) : price;
	return Unit && Goal === GOAL.sale ? fillIn(texts.priceOfUnit, { price: lowest }) : lowest;
}

/** A property as mails show it: nothing that its advert hides. */
export function asMailProperty(
	property: PropertySummary,
	configuration: Configuration,
	site: SiteData,
	language: Language,
): MailProperty {
	const { TypeDescription, Zip, City, SmallPictureItem, Unit } = property;
	return {
		title: Unit?.Group
			? fillIn(MAIL_TEXTS[language].unitsOfProject, {
					project: TypeDescription,
					count: String(Unit.Group.Count),
				})
			: TypeDescription,
		place: `${Zip} ${City}`,
		price: priceOf(property, language),
		url: pageOf(property, configuration, site, language),
		picture: SmallPictureItem && new URL(SmallPictureItem.Url, configuration.SITE_URL).href,
	};
}

/** A project as mails show it, with the lowest price of what is left. */
export function asMailProject(
	{ ID, Name, Zip, City, PriceMin, Picture }: ProjectSummary,
	{ SITE_URL }: Configuration,
	site: SiteData,
	language: Language,
): MailProperty {
	const texts = MAIL_TEXTS[language];
	return {
		title: Name,
		place: `${Zip} ${City}`,
		price: PriceMin
			? fillIn(texts.priceFrom, { price: writeEuro(PriceMin, language) })
			: texts.priceOnRequest,
		url: siteLink(SITE_URL, site, language, 'project', ID),
		picture: Picture && new URL(Picture.Url, SITE_URL).href,
	};
}
