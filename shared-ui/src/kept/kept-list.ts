import { type Atom, atom, atomWithStorage, type WritableAtom } from '@estate/shared-ui/store';
import { createKeptStorage, type KeptIds } from './kept-storage.ts';

interface KeptListSettings {
	/** Name in the local storage; another format takes another name */
	key: string;
	/** Ids that it holds at most */
	most: number;
	/** A full list lets its last id go; one that does not refuses the next */
	lets?: 'the last go';
}

/** Properties that a visitor keeps in this browser, newest first: ids alone, the same in every tab and every slot of the page. */
export interface KeptList {
	readonly key: string;
	readonly most: number;
	/** Undefined until something on the page shows it (`useKeptIds`) */
	readonly idsAtom: Atom<KeptIds>;
	/** Puts ids that are not there yet at the start. Returns how many there are then; undefined where they do not all fit and nothing changed */
	readonly addAtom: WritableAtom<null, [ids: readonly number[]], number | undefined>;
	/** Takes ids away. Returns how many are left */
	readonly removeAtom: WritableAtom<null, [ids: readonly number[]], number>;
	readonly clearAtom: WritableAtom<null, [], void>;
	/** Puts another list in its place, such as the account's */
	readonly replaceAtom: WritableAtom<null, [ids: readonly number[]], void>;
}

export function createKeptList({ key, most, lets }: KeptListSettings): KeptList {
	const storage = createKeptStorage(most);
	const stored = atomWithStorage<KeptIds>(key, undefined, storage);
	// A change is one to what the storage holds now: another tab may have written while nobody here listened.
	const current = () => storage.getItem(key);
	return {
		key,
		most,
		idsAtom: stored,
		addAtom: atom(null, (_get, set, added: readonly number[]) => {
			const before = current();
			const fresh = lets ? added : added.filter((id) => !before.includes(id));
			const all = [...new Set([...fresh, ...before])];
			if (!lets && all.length > most) return undefined;
			const ids = all.slice(0, most);
			set(stored, ids);
			return ids.length;
		}),
		removeAtom: atom(null, (_get, set, removed: readonly number[]) => {
			const ids = current().filter((id) => !removed.includes(id));
			set(stored, ids);
			return ids.length;
		}),
		clearAtom: atom(null, (_get, set) => set(stored, [])),
		replaceAtom: atom(null, (_get, set, ids: readonly number[]) => set(stored, ids.slice(0, most))),
	};
}
