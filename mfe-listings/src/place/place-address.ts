import { GOAL, type Goal, type Href, type Language, type PlacePage } from '@estate/shared-contract';

/** Slugs of a place's address in one language. */
export interface PlaceSlugs {
	place: string;
	type?: string | undefined;
}

/** Goal of a place's route. */
export function goalOfPlaceRoute(routeId: string): Goal {
	return routeId.endsWith('rent') ? GOAL.rent : GOAL.sale;
}

/** Address of the page of a place, or of one type of property there. */
export function placeHref({ place, type }: PlaceSlugs, goal: Goal, href: Href, language: Language): string {
	const suffix = goal === GOAL.rent ? 'rent' : 'sale';
	return type === undefined
		? href(`listings.place-${suffix}`, { place }, language)
		: href(`listings.place-type-${suffix}`, { place, type }, language);
}

/** The same in each language of the site. */
export function placeAddresses(
	slugs: PlacePage['slugs'],
	goal: Goal,
	href: Href,
	languages: readonly Language[],
): Partial<Record<Language, string>> {
	return Object.fromEntries(
		languages.map((language) => [language, placeHref(slugs[language], goal, href, language)]),
	);
}
