import {
	type ApiClient,
	fillPattern,
	type IndexableAnswer,
	type IndexableKind,
	type Language,
	parameterNames,
	type Route,
} from '@estate/shared-contract';
import { type PageAddresses, pageAddresses } from '../routing/page-addresses.ts';
import type { SiteState } from '../site/site-state.ts';

/** A page that search engines may know. */
export interface SitemapEntry {
	addresses: PageAddresses;
	pictures: readonly string[];
	/** ISO 8601 */
	changedAt?: string | undefined;
}

/** One file of the sitemap. */
export interface SitemapPart {
	/** As in `/sitemaps/<name>.xml` */
	name: string;
	entries: readonly SitemapEntry[];
}

/** Name of the part that lists pages which are one of their kind. */
const PAGES = 'pages';

type ItemRoute = Route & { sitemap: IndexableKind };

const languagesOf = ({ site }: SiteState) => ({
	enabled: site.configuration.enabledLanguages,
	default: site.configuration.defaultLanguage,
});

/** Pages without parameters: lists of the remotes and the published CMS pages. */
function singlePages(state: SiteState): SitemapEntry[] {
	return state.table.routes
		.filter(({ sitemap, noindex, private: isPrivate }) => sitemap === 'page' && !noindex && !isPrivate)
		.filter(({ paths }) => parameterNames(paths.original).length === 0)
		.map((route) => ({
			addresses: pageAddresses({ route, params: {} }, state.table, languagesOf(state)),
			pictures: [],
		}));
}

const isOfItems = (route: Route): route is ItemRoute =>
	route.sitemap !== undefined && route.sitemap !== 'page' && !route.noindex && !route.private;

function entryOf(route: Route, item: IndexableAnswer['items'][number], state: SiteState): SitemapEntry[] {
	const { enabled } = languagesOf(state);
	const told: Partial<Record<Language, string>> = {};
	for (const language of enabled) {
		const pattern = route.paths[language] ?? route.paths.original;
		const parameters = item.parameters[language];
		// A remote whose address needs something else than the api knows lists nothing rather than a wrong address.
		if (parameterNames(pattern).every((name) => parameters[name]))
			told[language] = `/${language}${fillPattern(pattern, parameters)}`;
	}
	if (Object.keys(told).length === 0) return [];
	const params = item.parameters[languagesOf(state).default];
	return [
		{
			addresses: pageAddresses({ route, params }, state.table, languagesOf(state), told),
			pictures: item.pictures,
			changedAt: item.publishedAt,
		},
	];
}

/** Every part of the sitemap. Asks the api for what has pages of its own, part by part. */
export async function* sitemapParts(state: SiteState, api: ApiClient): AsyncGenerator<SitemapPart> {
	yield { name: PAGES, entries: singlePages(state) };
	const language = state.site.configuration.defaultLanguage;
	for (const route of state.table.routes.filter(isOfItems))
		for (let part = 0, parts = 1; part < parts; part++) {
			const query = { kind: route.sitemap, part, language };
			const answer = await api.call('indexable', { query }, { timeout: 30_000 });
			parts = answer.parts;
			const entries = answer.items.flatMap((item) => entryOf(route, item, state));
			if (entries.length > 0) yield { name: `${route.id}-${part + 1}`, entries };
		}
}
