import type { Href, Language, ProjectSummary, PropertyAddress } from '@estate/shared-contract';

/** What an address is made of. */
export type Addressed = Pick<ProjectSummary, 'ID' | 'Slugs'>;

/** City and slug of a project; a language without slugs of its own takes those of another language. */
export function projectAddress({ Slugs }: Pick<Addressed, 'Slugs'>, language: Language): PropertyAddress {
	return Slugs[language] ?? Object.values(Slugs)[0] ?? { city: '-', slug: '-' };
}

/** Address of a project's own page. */
export function projectHref(project: Addressed, href: Href, language: Language): string {
	const params = { ...projectAddress(project, language), id: project.ID };
	return href('projects.project-detail', params, language);
}

/** Addresses of a project's own page in each language of the site; the shell redirects to them (decisions 4, 9 and 10). */
export function projectAddresses(
	project: Addressed,
	href: Href,
	languages: readonly Language[],
): Partial<Record<Language, string>> {
	return Object.fromEntries(languages.map((language) => [language, projectHref(project, href, language)]));
}
