import {
	type ApiClient,
	fillPattern,
	type IndexableAnswer,
	type IndexableKind,
	type Language,
	parameterNames,
	type Route,
} from '@estate/shared-contract';
import { type PageAddresses, pageAddresses } from '../../../page/routes/page-addresses.ts';
import type { SiteState } from '../../site/site-state.ts';

/** A page that search engines may know. */
export interface SitemapEntry {
	addresses: PageAddresses;
	pictures: readonly string[];
	/** ISO 8601 */
	changedAt?: string | undefined;
}

/** Name of the part that lists pages which are one of their kind. */
const PAGES = 'pages';
/** Ends the name of a part that a remote brings; a part of the api's items ends with its number. */
const BROUGHT = '-brought';

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
	const addresses: Partial<Record<Language, string>> = {};
	for (const language of enabled) {
		const pattern = route.paths[language] ?? route.paths.original;
		const parameters = item.parameters[language];
		// A remote whose address needs something else than the api knows lists nothing rather than a wrong address.
		if (parameterNames(pattern).every((name) => parameters[name]))
			addresses[language] = `/${language}${fillPattern(pattern, parameters)}`;
	}
	if (Object.keys(addresses).length === 0) return [];
	const params = item.parameters[languagesOf(state).default];
	return [
		{
			addresses: pageAddresses({ route, params }, state.table, languagesOf(state), addresses),
			pictures: item.pictures,
			changedAt: item.publishedAt,
		},
	];
}

const isListed = (entries: readonly SitemapEntry[]) => entries.length > 0;

async function itemEntries(route: ItemRoute, part: number, state: SiteState, api: ApiClient) {
	const query = { kind: route.sitemap, part, language: languagesOf(state).default };
	const { items, parts } = await api.call('indexable', { query }, { timeout: 30_000 });
	return { entries: items.flatMap((item) => entryOf(route, item, state)), parts };
}

/** Pages that a remote brings to a route of its own; none whose address another route answers. */
function broughtEntries(route: Route, state: SiteState): SitemapEntry[] {
	const { enabled } = languagesOf(state);
	const pages = route.noindex || route.private ? [] : (state.brought.get(route.id) ?? []);
	return pages.flatMap((params) => {
		const addresses = enabled.map((language) => state.table.href(route.id, params, language));
		if (addresses.some((address) => state.table.match(address)?.route.id !== route.id)) return [];
		return [{ addresses: pageAddresses({ route, params }, state.table, languagesOf(state)), pictures: [] }];
	});
}

/** Names of all parts. Asks the api for the first part of each kind: it says how many there are. */
export async function sitemapNames(state: SiteState, api: ApiClient): Promise<string[]> {
	const names = [PAGES];
	for (const route of state.table.routes.filter(isOfItems)) {
		const { entries, parts } = await itemEntries(route, 0, state, api);
		if (isListed(entries))
			names.push(...Array.from({ length: parts }, (_, part) => `${route.id}-${part + 1}`));
	}
	for (const route of state.table.routes)
		if (isListed(broughtEntries(route, state))) names.push(`${route.id}${BROUGHT}`);
	return names;
}

/** The part of that name, made alone; undefined where there is none. */
export async function sitemapPart(
	name: string,
	state: SiteState,
	api: ApiClient,
): Promise<readonly SitemapEntry[] | undefined> {
	if (name === PAGES) return singlePages(state);
	const bringing = name.endsWith(BROUGHT) && state.table.find(name.slice(0, -BROUGHT.length));
	if (bringing) {
		const entries = broughtEntries(bringing, state);
		return isListed(entries) ? entries : undefined;
	}
	const [, id, number] = /^(.+)-([1-9]\d{0,5})$/.exec(name) ?? [];
	const route = state.table.routes.filter(isOfItems).find((one) => one.id === id);
	if (!route) return undefined;
	const { entries } = await itemEntries(route, Number(number) - 1, state, api);
	return isListed(entries) ? entries : undefined;
}
