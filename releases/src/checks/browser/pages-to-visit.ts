import { situationsOf } from '@estate/remote-kit/situations';
import { createRouteTable, LANGUAGES, type RemoteManifest, type Route } from '@estate/shared-contract';
import { samplePageRoutes } from '@estate/shared-contract/samples';

/** A page on which slots of the version stand. */
export interface PageToVisit {
	/** With the leading slash */
	path: string;
	/** Paths of further samples of its route, for when the first one has no page */
	otherwise?: string[];
	/** As somebody who is logged in */
	cookie?: string;
	/** Slots that must be there, and come alive unless they never do */
	slots: string[];
	/** As an operator reads it */
	name: string;
}

/** As an operator reads it */
export const whereOf = ({ slots, name, path }: PageToVisit) => `${slots.join(', ')} ${name} (${path})`;

/** Its samples, in the order in which they are tried */
export const pathsOf = ({ path, otherwise = [] }: PageToVisit) => [path, ...otherwise];

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
			const { pathname } = request.location;
			if (pathname === page.path) page.slots = [...new Set([...page.slots, slot])];
			else page.otherwise = [...new Set([...(page.otherwise ?? []), pathname])];
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

/** The fewest pages on which every slot stands once, for what does not hang on language or address. */
export function pagesOfEachSlot(pages: readonly PageToVisit[]): PageToVisit[] {
	const seen = new Set<string>();
	return pages.filter(({ slots }) => {
		const isNew = slots.some((slot) => !seen.has(slot));
		for (const slot of slots) seen.add(slot);
		return isNew;
	});
}

/** A page of the sample site in the language of another one, to go to from there. */
export function pageBeside({ path }: PageToVisit): string {
	const language = LANGUAGES.find((each) => path.startsWith(`/${each}/`)) ?? LANGUAGES[0];
	const routes = samplePageRoutes();
	const table = createRouteTable(routes, LANGUAGES);
	const addresses = routes.map(({ id }) => table.href(id, {}, language));
	return addresses.find((address) => address !== path && address !== `/${language}/`) ?? `/${language}/`;
}
