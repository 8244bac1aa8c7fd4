import type { Href, LogInAnswer } from '@estate/shared-contract';

const SOMEWHERE = 'https://site.invalid';
/** Segments of the portal's own paths. */
const BELOW = /^(?:[a-z\d-]{1,60}\/){0,4}$/;

/**
 * Where a visitor goes after logging in: the portal page that `?next=` names, its query included, else the overview.
 * Only paths of the portal in the page's language are taken, so that a crafted link cannot lead off the site.
 */
export function nextAddress(search: string, href: Href): string {
	const overview = href('owner-portal.overview');
	const next = new URLSearchParams(search).get('next') ?? '';
	if (!next.startsWith('/') || !URL.canParse(next, SOMEWHERE)) return overview;
	const url = new URL(next, SOMEWHERE);
	const rest = url.pathname.slice(overview.length);
	const isPortal = url.origin === SOMEWHERE && url.pathname.startsWith(overview) && BELOW.test(rest);
	return isPortal ? url.pathname + url.search : overview;
}

/** Where a right password leads: to the portal, or to the question for the code and from there to the portal. */
export function afterPassword({ next }: Pick<LogInAnswer, 'next'>, search: string, href: Href): string {
	const portal = nextAddress(search, href);
	if (next === 'portal') return portal;
	return `${href('owner-portal.code')}?${new URLSearchParams({ next: portal })}`;
}
