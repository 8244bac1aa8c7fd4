import type { Href, PageLocation } from '@estate/shared-contract';

/** The log-in page that leads back to this page. */
export function loginAddress(href: Href, { pathname }: Pick<PageLocation, 'pathname'>): string {
	return `${href('owner-portal.login')}?${new URLSearchParams({ next: pathname })}`;
}
