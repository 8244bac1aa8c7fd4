import type { Href, Language, PropertySummary } from '@estate/shared-contract';
import { unitHref } from './unit-address.ts';

/** What an address is made of. */
export type Addressed = Pick<PropertySummary, 'ID' | 'Goal' | 'Slugs'> &
	Partial<Pick<PropertySummary, 'Unit' | 'ProjectID'>>;

/** Route of a property's own page, by goal (website.md §2 "Detail routes"). */
function routeOfProperty({ Goal }: Pick<Addressed, 'Goal'>): string {
	return Goal === 1 ? 'listings.property-rent' : 'listings.property-sale';
}

/** Address of a property's own page, or of that of the unit or the project that a list has in its place; a language without slugs of its own takes those of another language. */
export function propertyHref(property: Addressed, href: Href, language: Language): string {
	if (property.Unit) return unitHref(property.Unit, property.ProjectID, href, language);
	const address = property.Slugs[language] ?? Object.values(property.Slugs)[0] ?? { city: '-', slug: '-' };
	return href(routeOfProperty(property), { ...address, id: property.ID }, language);
}

/** Addresses of a property's own page in each language of the site; the shell redirects to them (decisions 4 and 10). */
export function propertyAddresses(
	property: Addressed,
	href: Href,
	languages: readonly Language[],
): Partial<Record<Language, string>> {
	return Object.fromEntries(languages.map((language) => [language, propertyHref(property, href, language)]));
}
