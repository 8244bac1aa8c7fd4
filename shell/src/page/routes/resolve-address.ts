import {
	fillPattern,
	type Language,
	type RouteMatch,
	type RouteTable,
	splitLanguage,
} from '@estate/shared-contract';
import { enabledLanguage, LANGUAGE_KEYS } from '@estate/shared-i18n';
import { decodePath } from './decode-path.ts';
import type { Arrival, Resolution } from './resolution.ts';

export interface AddressRequest {
	pathname: string;
	/** With the leading `?`, or '' */
	search: string;
	table: RouteTable;
	enabledLanguages: readonly Language[];
	/** Language of a visitor whose path names none: cookie, browser, default (decisions 5) */
	detect: () => Language;
	/** Where the route's page sends its visitors, if it is only a redirect */
	redirectOf: (routeId: string) => string | undefined;
}

/** `lng` of the query if it is enabled, and the query without it. */
function chosenLanguage(search: string, enabled: readonly Language[]) {
	const query = new URLSearchParams(search);
	const language = enabledLanguage(query.get(LANGUAGE_KEYS.query), enabled);
	if (!language) return { search };
	query.delete(LANGUAGE_KEYS.query);
	return { language, search: query.size > 0 ? `?${query}` : '' };
}

/** Language in which an address without a prefix is read: a slug that belongs to one language says it. */
function impliedLanguage({ patternLanguage }: RouteMatch, enabled: readonly Language[]) {
	return patternLanguage !== 'original' && enabled.includes(patternLanguage) ? patternLanguage : undefined;
}

/**
 * What an address means: a page in a language, one redirect, or nothing (decisions 2–6 and 10).
 * Pure, for server and browser. Where only the page itself knows its address (detail pages), the answer is the page
 * with an `arrival`: the redirect that follows once its primary slot has returned the address.
 */
export function resolveAddress(request: AddressRequest): Resolution {
	const { table, enabledLanguages, detect } = request;
	const path = decodePath(request.pathname);
	if (path === undefined) return { kind: 'bad-address', language: detect() };
	const { language: lng, search } = chosenLanguage(request.search, enabledLanguages);
	const match = table.match(path);
	if (!match)
		return { kind: 'not-found', language: splitLanguage(path, enabledLanguages).language ?? lng ?? detect() };

	const { route, params } = match;
	const implied = impliedLanguage(match, enabledLanguages);
	const language = lng ?? match.language ?? implied ?? detect();
	const redirect = request.redirectOf(route.id);
	if (redirect) {
		const to = redirect.startsWith('/') ? table.localize(redirect, language) : redirect;
		return { kind: 'redirect', to, status: 302 };
	}

	const isPrefixed = match.language !== undefined;
	const settlesLater = route.unprefixed === 'redirect';
	const localized = table.href(route.id, params, language);
	const page = { route, params, language, isPrefixed: isPrefixed || settlesLater };
	const store = lng ? { store: lng } : {};
	const arrival = (status: Arrival['status']): Arrival => ({ status, search, ...store });

	if (lng) {
		if (settlesLater) return { kind: 'page', ...page, arrival: arrival(302) };
		return { kind: 'redirect', to: localized + search, status: 302, ...store };
	}
	if (!isPrefixed && settlesLater) return { kind: 'page', ...page, arrival: arrival(301) };
	const canonical = isPrefixed || implied ? localized : fillPattern(route.paths.original, params);
	// `/%6el/te%2dkoop/`: another spelling of the same letters would be another page to whoever keeps pages by address.
	const isSpelledOut = /%(2d|3\d|[46][1-9a-f]|[57][\da])/i.test(request.pathname);
	if (decodePath(canonical) === path && !isSpelledOut) return { kind: 'page', ...page };
	if (settlesLater) return { kind: 'page', ...page, arrival: arrival(301) };
	return { kind: 'redirect', to: canonical + search, status: 301 };
}
