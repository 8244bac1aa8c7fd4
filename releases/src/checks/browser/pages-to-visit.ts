import { situationsOf } from '@estate/remote-kit/situations';
import type { RemoteManifest, Route } from '@estate/shared-contract';

/** A page on which slots of the version stand. */
export interface PageToVisit {
	/** With the leading slash */
	path: string;
	/** As somebody who is logged in */
	cookie?: string;
	/** Slots that must be there, and come alive unless they never do */
	slots: string[];
	/** As an operator reads it */
	name: string;
}

/**
 * The fewest pages of the sample site that show every slot of a version in every language: for each route its first
 * sample, for modules and places of the frame the page that has them all.
 */
export function pagesToVisit(manifest: RemoteManifest, otherRoutes: readonly Route[]): PageToVisit[] {
	const pages = new Map<string, PageToVisit>();
	for (const { slot, name, request } of situationsOf(manifest, otherRoutes)) {
		const { cookie } = request.apiHeaders;
		const key = `${request.route.id} ${request.location.pathname === '/' ? '' : where(request)} ${request.language} ${cookie ? 'in' : 'out'}`;
		const page = pages.get(key);
		if (page) {
			if (page.path === request.location.pathname && !page.slots.includes(slot)) page.slots.push(slot);
			continue;
		}
		pages.set(key, {
			path: request.location.pathname,
			...(cookie ? { cookie } : {}),
			slots: [slot],
			name: name.slice(slot.length + 1),
		});
	}
	return [...pages.values()];
}

/** Pages of the sample site differ by address, those of a route by its id alone. */
function where({ route, location }: { route: { id: string }; location: { pathname: string } }): string {
	return route.id.startsWith('page.') ? location.pathname : '';
}
