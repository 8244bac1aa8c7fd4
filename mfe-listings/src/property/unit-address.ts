import {
	type Href,
	type Language,
	type ListedUnit,
	PRICE_RANGES,
	type SearchFilter,
} from '@estate/shared-contract';

/** Where a project's page has its units. */
const UNITS = '#units';

/** The address of a page of the projects' own remote; `/` on a site that has none (decisions 2). */
function pageOfProjects(href: Href, ...[route, params, language]: Parameters<Href>): string {
	try {
		return href(route, params, language);
	} catch {
		return '/';
	}
}

/** Address of a unit's own page, or of its project's where it stands for several units. */
export function unitHref(
	{ ID, Slugs, ProjectSlugs, Group }: ListedUnit,
	project: number | undefined,
	href: Href,
	language: Language,
): string {
	const { city, slug } = ProjectSlugs[language] ?? Object.values(ProjectSlugs)[0] ?? { city: '-', slug: '-' };
	const projectId = project ?? 0;
	if (Group) return pageOfProjects(href, 'projects.project-detail', { city, slug, id: projectId }, language);
	const unitSlug = Slugs[language] || Object.values(Slugs)[0] || '-';
	const params = { city, projectSlug: slug, projectId, unitSlug, id: ID };
	return pageOfProjects(href, 'projects.project-unit', params, language);
}

/** The part of a search that the table of a project's units understands, as that table's address. */
export function unitsOfSearch({ goal, types, rooms, price, hideSold }: SearchFilter): string {
	const query = new URLSearchParams();
	const range = PRICE_RANGES[goal];
	const [type, ...others] = types;
	if (type !== undefined && others.length === 0) query.set('type', String(type));
	if (rooms.bedrooms) query.set('bedrooms', String(rooms.bedrooms));
	const most = price.max < range.max ? String(price.max) : '';
	if (price.min > range.min || most) query.set('price', `${price.min}-${most}`);
	if (hideSold) query.set('state', 'available');
	return `${query.size > 0 ? `?${query}` : ''}${UNITS}`;
}
