import type { Href, Language, ProjectSummary } from '@estate/shared-contract';

/** What an address is made of. */
export type Addressed = Pick<ProjectSummary, 'ID' | 'Slugs'>;

/** Address of a project's own page; a language without slugs of its own takes those of another language. */
export function projectHref(project: Addressed, href: Href, language: Language): string {
	const address = project.Slugs[language] ?? Object.values(project.Slugs)[0] ?? { city: '-', slug: '-' };
	return href('projects.project-detail', { ...address, id: project.ID }, language);
}

/** Addresses of a project's own page in each language of the site; the shell redirects to them (decisions 4, 9 and 10). */
export function projectAddresses(
	project: Addressed,
	href: Href,
	languages: readonly Language[],
): Partial<Record<Language, string>> {
	return Object.fromEntries(languages.map((language) => [language, projectHref(project, href, language)]));
}
