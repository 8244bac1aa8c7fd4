import { canonicalPath } from '@estate/shared-contract';

export type LinkCurrent = 'page' | 'true' | undefined;

/** What `aria-current` says of a link: the page itself, a page above it, or nothing. Home is above nothing. */
export function currentOf(href: string, pathname: string): LinkCurrent {
	const path = canonicalPath(href);
	const here = canonicalPath(pathname);
	if (path === here) return 'page';
	return path.split('/').length > 3 && here.startsWith(path) ? 'true' : undefined;
}
