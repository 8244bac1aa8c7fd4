import { canonicalPath } from '@estate/shared-contract';

export type LinkCurrent = 'page' | 'true' | undefined;

/** What `aria-current` says of a link: the page itself, a page above it, or nothing. Home is above nothing; a page of the frame itself stands nowhere (''). */
export function currentOf(href: string, pathname: string): LinkCurrent {
	if (pathname === '') return undefined;
	const path = canonicalPath(href);
	const here = canonicalPath(pathname);
	if (path === here) return 'page';
	return path.split('/').length > 3 && here.startsWith(path) ? 'true' : undefined;
}
