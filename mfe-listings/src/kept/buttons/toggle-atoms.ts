import type { KeptList } from '@estate/shared-ui/kept';
import { atom } from '@estate/shared-ui/store';
import { type KeptToast, keptToastAtom } from '../dock/kept-toast.ts';
import { comparison, favourites } from '../storage/kept-lists.ts';

type Words = Record<'added' | 'removed' | 'full', KeptToast['kind']>;

/** Puts a property into a list or takes it out, and says so; one that does not fit is refused. */
const toggleAtom = (list: KeptList, words: Words) =>
	atom(null, (get, set, id: number) => {
		if (get(list.idsAtom)?.includes(id)) return set(keptToastAtom, words.removed, set(list.removeAtom, [id]));
		const count = set(list.addAtom, [id]);
		set(keptToastAtom, count === undefined ? words.full : words.added, count ?? list.most);
	});

/** Keeps a property as a favourite, or lets it go. */
export const toggleFavouriteAtom = toggleAtom(favourites, {
	added: 'saved',
	removed: 'removed',
	full: 'favouritesFull',
});

/** Chooses a property to compare, or lets it go; a fifth one is refused. */
export const toggleComparisonAtom = toggleAtom(comparison, {
	added: 'compared',
	removed: 'uncompared',
	full: 'comparisonFull',
});
