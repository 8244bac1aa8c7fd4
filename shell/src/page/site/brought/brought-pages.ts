import type { RemoteManifest, SuggestedPage } from '@estate/shared-contract';

/** Path parameters of one page. */
export type BroughtPage = Readonly<Record<string, string>>;

type Bringing = Pick<RemoteManifest, 'name' | 'brings'>;

/** Of all remotes together: every page's facts carry them */
const MOST_SUGGESTED = 60;

/** Pages that remotes bring to the sitemap: id of their route in the table → parameters. */
export function broughtPages(manifests: readonly Bringing[]): Map<string, readonly BroughtPage[]> {
	return new Map(
		manifests.flatMap(({ name, brings: { sitemap = [] } }) =>
			sitemap.map(({ route, pages }) => [`${name}.${route}`, pages] as const),
		),
	);
}

/** Pages that remotes bring to the search field. */
export function suggestedPages(manifests: readonly Bringing[]): SuggestedPage[] {
	return manifests
		.flatMap(({ name, brings: { suggestions = [] } }) =>
			suggestions.map(
				({ route, ...page }): SuggestedPage => ({
					title: page.title,
					...(page.words ? { words: page.words } : {}),
					routeId: `${name}.${route}`,
				}),
			),
		)
		.slice(0, MOST_SUGGESTED);
}
