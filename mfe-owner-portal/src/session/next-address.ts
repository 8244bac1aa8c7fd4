import type { Href, LogInAnswer, Owner } from '@estate/shared-contract';
import { GENERAL_PATHS } from '../general-paths.ts';

const SOMEWHERE = 'https://site.invalid';
/** Segments of the portal's own paths. */
const BELOW = /^(?:[a-z\d-]{1,60}\/){0,4}$/;

type Kind = Owner['kind'];

/** Where somebody is at home: an owner among the own properties, a searcher among saved searches. */
export const startAddress = (href: Href, kind: Kind): string =>
	href(kind === 'searcher' ? 'owner-portal.searches' : 'owner-portal.overview');

type Pages = typeof GENERAL_PATHS;

/** The pages for who is logged in, in the page's language and under their general addresses. */
function ownPages(href: Href): Pages[] {
	const overview = href('owner-portal.overview');
	const [language = ''] = /^\/[a-z]{2}(?=\/)/.exec(overview) ?? [];
	const general = Object.entries(GENERAL_PATHS).map(([page, path]) => [page, language + path]);
	const localized = {
		overview,
		account: href('owner-portal.account'),
		searches: href('owner-portal.searches'),
	};
	return [localized, Object.fromEntries(general) as Pages];
}

/** Is it one of these pages? A searcher never comes to the owners' pages. */
function isOwnPage(pathname: string, { overview, account, searches }: Pages, kind: Kind): boolean {
	if (pathname === searches || pathname === account) return true;
	return kind !== 'searcher' && pathname.startsWith(overview) && BELOW.test(pathname.slice(overview.length));
}

/**
 * Where a visitor goes after logging in: the page that `?next=` names, its query included, else the own home. Only paths
 * of the portal are taken, in the page's language or general, so that a crafted link cannot lead off the site.
 */
export function nextAddress(search: string, href: Href, kind?: Kind): string {
	const home = startAddress(href, kind);
	const next = new URLSearchParams(search).get('next') ?? '';
	if (!next.startsWith('/') || !URL.canParse(next, SOMEWHERE)) return home;
	const url = new URL(next, SOMEWHERE);
	const isOwn =
		url.origin === SOMEWHERE && ownPages(href).some((pages) => isOwnPage(url.pathname, pages, kind));
	return isOwn ? url.pathname + url.search : home;
}

/** Where a right password leads: home, or to the question for the code and from there on. */
export function afterPassword(
	{ next, owner }: Pick<LogInAnswer, 'next' | 'owner'>,
	search: string,
	href: Href,
): string {
	const address = nextAddress(search, href, owner?.kind);
	if (next === 'portal') return address;
	return `${href('owner-portal.code')}?${new URLSearchParams({ next: address })}`;
}
