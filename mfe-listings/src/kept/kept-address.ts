import type { Href } from '@estate/shared-contract';

const query = (ids: readonly number[]) => (ids.length > 0 ? `?ids=${ids.join(',')}` : '');

/** Address of the favourites page: the visitor's own, or the list of these properties. */
export function favouritesHref(href: Href, ids: readonly number[] = []): string {
	return href('listings.favourites') + query(ids);
}

/** Address of the page that has these properties side by side. */
export function compareHref(href: Href, ids: readonly number[]): string {
	return href('listings.compare') + query(ids);
}
