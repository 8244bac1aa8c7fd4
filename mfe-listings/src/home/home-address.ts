import type { Href, Language, PropertySummary } from '@estate/shared-contract';

/** What an address is made of. */
export type Addressed = Pick<PropertySummary, 'ID' | 'Goal' | 'Slugs'>;

/** Route of a home's own page, by goal (website.md §2 "Detail routes"). */
export function routeOfHome({ Goal }: Pick<Addressed, 'Goal'>): string {
	return Goal === 1 ? 'listings.property-rent' : 'listings.property-sale';
}

/** Address of a home's own page; a language without slugs of its own takes those of another language. */
export function homeHref(home: Addressed, href: Href, language: Language): string {
	const address = home.Slugs[language] ?? Object.values(home.Slugs)[0] ?? { city: '-', slug: '-' };
	return href(routeOfHome(home), { ...address, id: home.ID }, language);
}

/** Addresses of a home's own page in each language of the site; the shell redirects to them (decisions 4 and 10). */
export function homeAddresses(
	home: Addressed,
	href: Href,
	languages: readonly Language[],
): Partial<Record<Language, string>> {
	return Object.fromEntries(languages.map((language) => [language, homeHref(home, href, language)]));
}
