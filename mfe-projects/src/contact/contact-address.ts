/** Original path of the form about a project (website.md §2 "Detail routes"), and of the page that stands in for it. */
const PATHS = ['/contact-construction/', '/contact/'] as const;

interface Asked {
	projectId: number;
	unitId?: number | undefined;
}

/** Address of the contact form with what it is about; undefined where the site has none. */
export function contactAddress(
	localize: (originalPath: string) => string,
	{ projectId, unitId }: Asked,
): string | undefined {
	const path = PATHS.map(localize).find((each) => each !== '/');
	if (path === undefined) return undefined;
	return `${path}?project=${projectId}${unitId === undefined ? '' : `&unit=${unitId}`}`;
}
