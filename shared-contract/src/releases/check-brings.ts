import { parameterNames } from '../routing/route-pattern.ts';
import type { ConfigBrings, ManifestBrings } from './brings.schema.ts';
import type { ManifestRoute } from './remote-manifest.schema.ts';

type Brings = ConfigBrings | ManifestBrings;

function repeated(names: readonly string[]): string | undefined {
	return names.find((name, index) => names.indexOf(name) !== index);
}

/** What leads to one page: a route of the remote itself, without parameters. */
function checkLink(where: string, id: string, routes: ReadonlyMap<string, ManifestRoute>): string[] {
	const route = routes.get(id);
	if (!route)
		return [
			`${where} leads to "${id}", which is no route of this remote (${[...routes.keys()].join(', ')}).`,
		];
	const [parameter] = Object.values(route.paths).flatMap((path) => parameterNames(path ?? ''));
	return parameter ? [`${where} leads to "${id}", whose path has the parameter :${parameter}.`] : [];
}

function checkListed(
	{ route: id, pages }: NonNullable<Brings['sitemap']>[number],
	routes: ReadonlyMap<string, ManifestRoute>,
): string[] {
	const route = routes.get(id);
	if (!route) return [`brings.sitemap lists "${id}", which is no route of this remote.`];
	if (route.private || route.noindex || route.sitemap)
		return [`brings.sitemap lists "${id}", which is kept from search engines or listed by the api.`];
	const needed = new Set(Object.values(route.paths).flatMap((path) => parameterNames(path ?? '')));
	const isWhole = (page: Record<string, string>) =>
		needed.size > 0 && Object.keys(page).length === needed.size && [...needed].every((name) => name in page);
	const odd = pages.findIndex((page) => !isWhole(page));
	if (odd < 0) return [];
	return [
		`brings.sitemap: page ${odd} of "${id}" has to give ${[...needed].join(', ') || 'nothing'} and no more.`,
	];
}

/** What is wrong with what a remote brings, beside its shape: a remote speaks for its own routes alone. Whole sentences. */
export function bringsProblems(brings: Brings, routes: readonly ManifestRoute[]): string[] {
	const byId = new Map(routes.map((route) => [route.id, route]));
	const { menu = [], footer = [], suggestions = [], sitemap = [] } = brings;
	const twice = [
		['menu', repeated(menu.map(({ id }) => id))],
		['footer', repeated(footer.map(({ id }) => id))],
		['sitemap', repeated(sitemap.map(({ route }) => route))],
	].flatMap(([part, name]) => (name ? [`brings.${part} names "${name}" twice.`] : []));
	const suggested = suggestions.flatMap(({ route }) => {
		const isPrivate = byId.get(route)?.private;
		return isPrivate
			? [`brings.suggestions leads to "${route}", which is for who is logged in.`]
			: checkLink('brings.suggestions', route, byId);
	});
	return [
		...twice,
		...menu.flatMap(({ id, route }) => checkLink(`brings.menu "${id}"`, route, byId)),
		...footer.flatMap(({ id, route }) => checkLink(`brings.footer "${id}"`, route, byId)),
		...suggested,
		...sitemap.flatMap((listed) => checkListed(listed, byId)),
	];
}
