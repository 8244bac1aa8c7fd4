import { atom } from '@estate/shared-ui/store';

/** What the last press of a button did. */
export interface KeptToast {
	kind: 'saved' | 'removed' | 'favouritesFull' | 'compared' | 'uncompared' | 'comparisonFull';
	/** Properties in the list now */
	count: number;
	/** Another one each time, so that the same words are said again */
	serial: number;
}

const lastToast = atom<KeptToast | undefined>(undefined);

/** The last toast, for the page's one live region; written with what happened. */
export const keptToastAtom = atom(
	(get) => get(lastToast),
	(get, set, kind: KeptToast['kind'], count: number) =>
		set(lastToast, { kind, count, serial: (get(lastToast)?.serial ?? 0) + 1 }),
);

export const dismissKeptToastAtom = atom(null, (_get, set) => set(lastToast, undefined));
