import {
	canonicalPath,
	type PageEntry,
	patternsClash,
	type RemoteManifest,
	type Route,
	remoteRoutes,
} from '@estate/shared-contract';
import { isPublished, pageRoutes } from './page-routes.ts';

const patternsOf = ({ paths }: Route) => Object.values(paths);

/** A CMS page without the paths that a remote claims; nothing when its original path is one of them. */
function besideRemotes(page: Route, claimed: readonly string[]): Route[] {
	const isClaimed = (pattern: string) => claimed.some((other) => patternsClash(pattern, other));
	if (isClaimed(page.paths.original)) return [];
	const free = Object.entries(page.paths).filter(([, pattern]) => !isClaimed(pattern));
	return [{ ...page, paths: Object.fromEntries(free) as Route['paths'] }];
}

/** Routes of remotes, each with the published CMS page of its path, if there is one that leads nowhere else. */
function withPages(routes: readonly Route[], pages: readonly PageEntry[]): Route[] {
	const words = pages.filter((page) => isPublished(page) && !page.redirectUrl);
	const byPath = new Map(words.map(({ path, id }) => [canonicalPath(path), id]));
	return routes.map((route) => {
		const page = route.paths.original === '/' ? undefined : byPath.get(route.paths.original);
		return page === undefined ? route : { ...route, page };
	});
}

/** All routes of the site. A remote's route wins over a CMS page with the same path, whose words stand around its slots. */
export function siteRoutes(
	manifests: readonly Pick<RemoteManifest, 'name' | 'routes'>[],
	pages: readonly PageEntry[],
): Route[] {
	const remote = withPages(manifests.flatMap(remoteRoutes), pages);
	const claimed = remote.flatMap(patternsOf);
	return [...remote, ...pageRoutes(pages).flatMap((page) => besideRemotes(page, claimed))];
}
