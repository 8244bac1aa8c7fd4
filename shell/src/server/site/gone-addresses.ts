import {
	createRouteTable,
	type Language,
	type MenuItem,
	type RouteTable,
	remoteRoutes,
	type Site,
} from '@estate/shared-contract';
import { decodePath } from '../../page/routes/decode-path.ts';
import type { RetiredRemote } from '../releases/release-set.ts';

/** An address of a remote that was taken out. */
export interface GoneAddress {
	/** Where it leads in a language, if anywhere */
	redirect(language: Language): string | undefined;
}

/** Finds the addresses of remotes that were taken out; undefined for any other. */
export type GoneAddresses = (pathname: string) => GoneAddress | undefined;

/** The addresses of retired remotes that no other remote and no page of the site (`table`) has. */
export function goneAddresses(
	retired: readonly RetiredRemote[],
	table: RouteTable,
	enabled: readonly Language[],
): GoneAddresses {
	const routes = retired.flatMap(remoteRoutes);
	const gone = createRouteTable(routes, enabled);
	return (pathname) => {
		const path = decodePath(pathname);
		if (path === undefined || table.match(path)) return undefined;
		const found = gone.match(path);
		if (!found) return undefined;
		const remote = retired.find(({ name }) => found.route.id.startsWith(`${name}.`));
		return {
			redirect(language) {
				if (!remote?.redirect) return undefined;
				const to = table.localize(remote.redirect, language);
				return to === '/' ? `/${language}/` : to;
			},
		};
	};
}

/** The site without menu entries and links of its frame that lead to what is gone. */
export function withoutGone(site: Site, gone: GoneAddresses): Site {
	const stays = (path: string) => !gone(path.startsWith('/') ? path : `/${path}`);
	const stayingItems = (items: readonly MenuItem[]): MenuItem[] =>
		items
			.filter(({ path }) => stays(path))
			.map((item) => ({ ...item, childMenus: stayingItems(item.childMenus) }));
	return {
		...site,
		menu: stayingItems(site.menu),
		footer: site.footer.map((block) => ({ ...block, links: block.links.filter(({ path }) => stays(path)) })),
		configuration: {
			...site.configuration,
			topLinks: site.configuration.topLinks.filter(({ link }) => stays(link)),
		},
	};
}
