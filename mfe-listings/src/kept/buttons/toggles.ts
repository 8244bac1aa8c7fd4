import { notify } from '../notice/kept-notice.ts';
import { comparison, favourites } from '../storage/kept-lists.ts';

/** Keeps a home as a favourite, or lets it go, and says so. */
export function toggleFavourite(id: number): void {
	if (favourites.get().includes(id)) {
		favourites.removeAll([id]);
		notify('removed', favourites.get().length);
	} else notify(favourites.add([id]) ? 'saved' : 'favouritesFull', favourites.get().length);
}

/** Chooses a home to compare, or lets it go, and says so; a fifth one is refused. */
export function toggleComparison(id: number): void {
	if (comparison.get().includes(id)) {
		comparison.removeAll([id]);
		notify('uncompared', comparison.get().length);
	} else notify(comparison.add([id]) ? 'compared' : 'comparisonFull', comparison.get().length);
}
