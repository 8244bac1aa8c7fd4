import {
	type PageEntry,
	patternsClash,
	type RemoteManifest,
	type Route,
	remoteRoutes,
} from '@estate/shared-contract';
import { pageRoutes } from './page-routes.ts';

const patternsOf = ({ paths }: Route) => Object.values(paths);

/** A CMS page without the paths that a remote claims; nothing when its original path is one of them. */
function besideRemotes(page: Route, claimed: readonly string[]): Route[] {
	const isClaimed = (pattern: string) => claimed.some((other) => patternsClash(pattern, other));
	if (isClaimed(page.paths.original)) return [];
	const free = Object.entries(page.paths).filter(([, pattern]) => !isClaimed(pattern));
	return [{ ...page, paths: Object.fromEntries(free) as Route['paths'] }];
}

/** All routes of the site. A remote's route wins over a CMS page with the same path. */
export function siteRoutes(
	manifests: readonly Pick<RemoteManifest, 'name' | 'routes'>[],
	pages: readonly PageEntry[],
): Route[] {
	const remote = manifests.flatMap(remoteRoutes);
	const claimed = remote.flatMap(patternsOf);
	return [...remote, ...pageRoutes(pages).flatMap((page) => besideRemotes(page, claimed))];
}
