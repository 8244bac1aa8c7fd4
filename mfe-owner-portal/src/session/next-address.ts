import type { Href } from '@estate/shared-contract';

const SOMEWHERE = 'https://site.invalid';

/**
 * Where a visitor goes after logging in: the portal page that `?next=` names, else the overview.
 * Only paths of the portal in the page's language are taken, so that a crafted link cannot lead off the site.
 */
export function nextAddress(search: string, href: Href): string {
	const overview = href('owner-portal.overview');
	const next = new URLSearchParams(search).get('next') ?? '';
	if (!next.startsWith('/') || !URL.canParse(next, SOMEWHERE)) return overview;
	const { origin, pathname } = new URL(next, SOMEWHERE);
	const rest = pathname.slice(overview.length);
	const isPortal = origin === SOMEWHERE && pathname.startsWith(overview) && /^(\d{1,15}\/)?$/.test(rest);
	return isPortal ? pathname : overview;
}
