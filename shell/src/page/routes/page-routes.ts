import {
	canonicalPath,
	isLanguage,
	isRoutePattern,
	type PageEntry,
	type Route,
} from '@estate/shared-contract';

const PREFIX = 'page.';

/** Types of page that search engines may know; thank-you pages and the log-in are noindex (decisions 8). */
const LISTED: readonly PageEntry['pageType'][] = ['page', 'article'];

export const pageRouteId = (pageId: number) => `${PREFIX}${pageId}`;

/** Id of the CMS page behind a route, or undefined for a route of a remote. */
export function pageIdOf(routeId: string): number | undefined {
	return routeId.startsWith(PREFIX) ? Number(routeId.slice(PREFIX.length)) : undefined;
}

export const isPublished = ({ status }: { status: string }) => status.toLowerCase() === 'published';

/** A path as an editor wrote it, as a pattern without parameters; undefined when it cannot be one. */
function literalPattern(path: string): string | undefined {
	const pattern = canonicalPath(path);
	return isRoutePattern(pattern) && !pattern.includes(':') ? pattern : undefined;
}

function sectionsAbove(page: PageEntry, byId: ReadonlyMap<number, PageEntry>): Route['breadcrumb'] {
	const sections: Route['breadcrumb'] = [];
	const seen = new Set([page.id]);
	let parent = page.parentId === null ? undefined : byId.get(page.parentId);
	while (parent && !seen.has(parent.id)) {
		seen.add(parent.id);
		if (canonicalPath(parent.path) !== '/') sections.unshift({ names: parent.title, path: parent.path });
		parent = parent.parentId === null ? undefined : byId.get(parent.parentId);
	}
	return sections;
}

/** Routes of the published CMS pages. A page whose path cannot be an address is left out. */
export function pageRoutes(pages: readonly PageEntry[]): Route[] {
	const published = pages.filter(isPublished);
	const byId = new Map(published.map((page) => [page.id, page]));
	return published.flatMap((page) => {
		const original = literalPattern(page.path);
		if (!original) return [];
		const localized = Object.entries(page.paths).flatMap(([key, path]) => {
			const language = key.toLowerCase();
			const pattern = path && isLanguage(language) ? literalPattern(path) : undefined;
			return pattern ? [[language, pattern]] : [];
		});
		return {
			id: pageRouteId(page.id),
			pageType: page.pageType,
			paths: { ...Object.fromEntries(localized), original },
			breadcrumb: sectionsAbove(page, byId),
			unprefixed: 'show' as const,
			slots: [],
			...(page.redirectUrl || !LISTED.includes(page.pageType) ? {} : { sitemap: 'page' as const }),
		};
	});
}
