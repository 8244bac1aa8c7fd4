import type { PageEntry, RemoteManifest, Route } from '@estate/shared-contract';
import { pageRoutes } from './page-routes.ts';
import { remoteRoutes } from './remote-routes.ts';

/** All routes of the site, remotes first: of two that claim one pattern the table takes the first, so a remote wins over a CMS page. */
export function siteRoutes(
	manifests: readonly Pick<RemoteManifest, 'name' | 'routes'>[],
	pages: readonly PageEntry[],
): Route[] {
	return [...manifests.flatMap(remoteRoutes), ...pageRoutes(pages)];
}
