import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult, PropertySummary } from '@estate/shared-contract';
import { idsOfSearch, readHomes } from '../read-homes.ts';

export interface FavouritesData {
	/** The list that the address names; absent on the visitor's own page, whose list only the browser knows */
	shared?: { ids: number[]; homes: PropertySummary[] };
}

/** Reads the homes of a list that somebody shared (`?ids=1,2,3`). */
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
		data: isShared ? { shared: { ids, homes: await readHomes(api, ids, language, signal) } } : {},
	};
}
