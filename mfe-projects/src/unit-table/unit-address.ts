import type { Href, Language, ProjectSummary, UnitSummary } from '@estate/shared-contract';
import { projectAddress } from '../project/project-address.ts';

/** What an address of a unit is made of. */
export type AddressedUnit = Pick<UnitSummary, 'ID' | 'Slugs'>;

/** Address of a unit's own page; a language without slugs of its own takes those of another language. */
export function unitHref(
	unit: AddressedUnit,
	project: Pick<ProjectSummary, 'ID' | 'Slugs'>,
	href: Href,
	language: Language,
): string {
	const { city, slug: projectSlug } = projectAddress(project, language);
	const unitSlug = unit.Slugs[language] || Object.values(unit.Slugs)[0] || '-';
	const params = { city, projectSlug, projectId: project.ID, unitSlug, id: unit.ID };
	return href('projects.project-unit', params, language);
}
