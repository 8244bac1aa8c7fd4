import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult, PropertySummary } from '@estate/shared-contract';
import { idsOfSearch, readProperties } from '../read-properties.ts';

export interface FavouritesData {
	/** The list that the address names; absent on the visitor's own page, whose list only the browser knows */
	shared?: { ids: number[]; properties: PropertySummary[] };
}

/** Reads the properties of a list that somebody shared (`?ids=1,2,3`). */
export async function loadFavourites({
	api,
	href,
	language,
	location,
	signal,
	text,
}: SlotContext): Promise<LoadResult<FavouritesData>> {
	const ids = idsOfSearch(location.search);
	const isShared = ids.length > 0;
	const heading = text(isShared ? 'kept.favourites.sharedHeading' : 'kept.favourites.heading');
	return {
		heading,
		head: {
			title: heading,
			description: text('kept.favourites.description'),
			canonical: href('listings.favourites'),
			noindex: true,
		},
		crumbs: [{ name: text('kept.favourites.heading') }],
		data: isShared ? { shared: { ids, properties: await readProperties(api, ids, language, signal) } } : {},
	};
}
