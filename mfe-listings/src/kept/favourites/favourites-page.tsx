import type { FavouritesData } from './load-favourites.ts';
import { OwnFavourites } from './own-favourites.tsx';
import { SharedFavourites } from './shared-favourites.tsx';

/** One's own favourites, or those that somebody shared. */
export function FavouritesPage({ data: { shared } }: { data: FavouritesData }) {
	return shared ? <SharedFavourites {...shared} /> : <OwnFavourites />;
}
