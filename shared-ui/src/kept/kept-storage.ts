import { readKeptIds } from './kept-ids.ts';

/** Ids of properties, newest first; undefined where nobody knows them yet. */
export type KeptIds = readonly number[] | undefined;

/**
 * What `atomWithStorage` asks of a storage, for one list of ids in the local storage: what stands there is checked, and
 * where storage is refused or full the list lives as long as the document.
 */
export function createKeptStorage(most: number) {
	/** What the page has, for as long as the storage cannot say */
	let last: readonly number[] = [];
	/** The storage took no list any more: what stands in it is older than what the page has */
	let isRefused = false;

	function getItem(key: string): readonly number[] {
		if (isRefused) return last;
		try {
			return readKeptIds(localStorage.getItem(key), most);
		} catch {
			return last;
		}
	}

	function removeItem(key: string): void {
		setItem(key, []);
	}

	function setItem(key: string, ids: KeptIds): void {
		last = ids ?? [];
		try {
			if (last.length > 0) localStorage.setItem(key, JSON.stringify(last));
			else localStorage.removeItem(key);
		} catch {
			isRefused = true;
		}
	}

	/** Calls back when another tab wrote, and when the page comes back from where it heard nothing; returns an unsubscribe function. */
	function subscribe(key: string, callback: (ids: KeptIds) => void): () => void {
		const onStorage = (event: StorageEvent) => {
			if (event.key === key || event.key === null) callback(getItem(key));
		};
		const onPageShow = ({ persisted }: PageTransitionEvent) => {
			if (persisted) callback(getItem(key));
		};
		addEventListener('storage', onStorage);
		addEventListener('pageshow', onPageShow);
		return () => {
			removeEventListener('storage', onStorage);
			removeEventListener('pageshow', onPageShow);
		};
	}

	return { getItem, setItem, removeItem, subscribe };
}
