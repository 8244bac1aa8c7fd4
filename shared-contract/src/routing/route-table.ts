import type { IndexableKind } from '../domain/indexable.ts';
import { isLanguage, type Language } from '../domain/languages.ts';
import {
	anyOf,
	bySpecificity,
	canonicalPath,
	fillPattern,
	matchPattern,
	parameterNames,
	type RouteParams,
	shapeOf,
} from './route-pattern.ts';

/** What kind of page a route leads to (website.md §2 "Route table"). */
export type RoutePageType = 'feedback' | 'article' | 'page' | 'login';

export interface RouteBreadcrumb {
	/** Names per language; the dictionary's text stands in for an empty one (decisions 7) */
	names: Record<string, string>;
	/** Original path of the crumb, such as `/for-sale/` */
	path: string;
}

/** One entry of the route table. `paths` holds patterns without the language prefix. */
export interface Route {
	/** Unique in the table: `listings.property-sale`, `page.12` */
	id: string;
	pageType: RoutePageType;
	/** `original` is the language-less path and serves each language that has none of its own */
	paths: { original: string } & Partial<Record<Language, string>>;
	/** Sections above it, outermost first */
	breadcrumb: RouteBreadcrumb[];
	/** What an address without a language does: show the page, or redirect to the localized address (decisions 4) */
	unprefixed: 'show' | 'redirect';
	/** Slots that fill the page, `remote.slot`, in order */
	slots: string[];
	/** Id of the CMS page at the same path: its title, search-engine data and modules stand around the slots of a remote's route */
	page?: number;
	/** Depends on who asks: never cached, never indexed */
	private?: boolean;
	/** Made again for each request and never cached: what it shows changes with what other visitors do */
	fresh?: boolean;
	/** Kept out of search engines */
	noindex?: boolean;
	/** What of it the sitemap lists: the page itself, or one page per item of a kind of content */
	sitemap?: 'page' | IndexableKind | undefined;
}

export interface RouteMatch {
	route: Route;
	params: RouteParams;
	/** From the path; undefined for an address without a language */
	language: Language | undefined;
	/** Language whose pattern fitted; differs from `language` when a slug of another language was used */
	patternLanguage: Language | 'original';
}

export type HrefParams = Readonly<Record<string, string | number>>;

/** Path of a route in a language, with the language prefix. Throws RangeError for an unknown route or a missing parameter. */
export type Href = (routeId: string, params?: HrefParams, language?: Language) => string;

export interface RouteTable {
	routes: readonly Route[];
	/** Match of an address; undefined for an unknown path or a language that is not enabled. Case and final slash do not matter. */
	match(path: string): RouteMatch | undefined;
	href(routeId: string, params: HrefParams | undefined, language: Language): string;
	/**
	 * Localized address of an original path such as `/for-sale/`; `/` for a path that it does not know (decisions 2).
	 * A detail page whose city and slug are not known (`/property/12/`) keeps its original slugs under the language:
	 * the site redirects from there (decisions 10).
	 */
	localize(originalPath: string, language: Language): string;
	find(routeId: string): Route | undefined;
}

/** Splits `/nl/te-koop/` into its language and the rest; `language` is undefined without a two-letter code that is enabled. */
export function splitLanguage(
	path: string,
	enabled: readonly Language[],
): { language: Language | undefined; rest: string } {
	const match = /^\/([a-z]{2})(\/.*)?$/i.exec(path);
	const code = match?.[1]?.toLowerCase();
	if (isLanguage(code) && enabled.includes(code)) return { language: code, rest: match?.[2] ?? '/' };
	return { language: undefined, rest: path };
}

function patternFor(route: Route, language: Language): string {
	return route.paths[language] ?? route.paths.original;
}

/**
 * Looks candidates up by what no path can differ in, so that an address costs the same however many routes there are.
 * Returns the ones of a path, in the order of the list.
 */
function byShape<Candidate extends { pattern: string }>(
	all: readonly Candidate[],
): (path: string) => readonly Candidate[] {
	const found = new Map<string, Candidate[]>();
	const shapes = new Map(all.map((each) => [each, shapeOf(each.pattern)]));
	for (const [each, shape] of shapes) found.set(shape, [...(found.get(shape) ?? []), each]);
	for (const [shape, own] of found) {
		const any = anyOf(shape);
		// A first segment that is a parameter fits every path of that length.
		if (shape === any || !found.has(any)) continue;
		const fits = (each: Candidate) => own.includes(each) || shapes.get(each) === any;
		found.set(shape, all.filter(fits));
	}
	return (path) => {
		const shape = shapeOf(path);
		return found.get(shape) ?? found.get(anyOf(shape)) ?? [];
	};
}

/** The one matching function of server and browser. */
export function createRouteTable(routes: readonly Route[], enabled: readonly Language[]): RouteTable {
	const byId = new Map(routes.map((route) => [route.id, route]));
	const candidates = byShape(
		routes
			.flatMap((route) =>
				Object.entries(route.paths).map(([key, pattern]) => ({
					route,
					key: key as Language | 'original',
					pattern: pattern as string,
				})),
			)
			.sort((one, other) => bySpecificity(one.pattern, other.pattern)),
	);

	function find(rest: string, language: Language | undefined) {
		let fallback: { route: Route; params: RouteParams; patternLanguage: Language | 'original' } | undefined;
		for (const { route, key, pattern } of candidates(rest)) {
			const params = matchPattern(pattern, rest);
			if (!params) continue;
			const found = { route, params, patternLanguage: key };
			const isOwn = language === undefined ? key === 'original' : pattern === patternFor(route, language);
			if (isOwn) return found;
			fallback ??= found;
		}
		return fallback;
	}

	function href(routeId: string, params: HrefParams = {}, language: Language): string {
		const route = byId.get(routeId);
		if (!route) throw new RangeError(`No route "${routeId}". Known: ${[...byId.keys()].join(', ')}.`);
		const path = fillPattern(patternFor(route, language), params);
		return `/${language}${path}`;
	}

	return {
		routes,
		find: (routeId) => byId.get(routeId),
		href,
		match(path) {
			const { language, rest } = splitLanguage(path, enabled);
			const found = find(rest, language);
			return found && { ...found, language };
		},
		localize(originalPath, language) {
			const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(originalPath) ?? [];
			const path = canonicalPath(pathname);
			const found = find(path, undefined);
			if (!found) return '/';
			const canWrite = parameterNames(patternFor(found.route, language)).every((name) => found.params[name]);
			return (canWrite ? href(found.route.id, found.params, language) : `/${language}${path}`) + suffix;
		},
	};
}
