import { readKeptIds } from './kept-ids.ts';

interface KeptListSettings {
	/** Name in the local storage; another format takes another name */
	key: string;
	/** Ids that it holds at most */
	most: number;
	/** A full list lets its last id go; one that does not refuses the next */
	lets?: 'the last go';
}

/** Homes that a visitor keeps in this browser, newest first: ids alone, the same in every tab and every slot of the page. */
export interface KeptList {
	readonly most: number;
	/** The same array until something changes */
	get(): readonly number[];
	/** Calls back at every change, of other tabs as well; answers how to stop */
	subscribe(listener: () => void): () => void;
	/** Puts ids that are not there yet at the start. False where they do not all fit: then nothing changes */
	add(ids: readonly number[]): boolean;
	removeAll(ids: readonly number[]): void;
	clear(): void;
}

/** Where storage is refused or full, the list lives as long as the document. */
export function createKeptList({ key, most, lets }: KeptListSettings): KeptList {
	const listeners = new Set<() => void>();
	let ids: readonly number[] | undefined;
	/** The storage took no list any more: what stands in it is older than what the page has */
	let isRefused = false;

	function stored(): readonly number[] | undefined {
		try {
			return isRefused ? undefined : readKeptIds(localStorage.getItem(key), most);
		} catch {
			return undefined;
		}
	}

	function get(): readonly number[] {
		ids ??= stored() ?? [];
		return ids;
	}

	function tell(next: readonly number[]): void {
		ids = next;
		for (const listener of [...listeners]) listener();
	}

	function write(next: readonly number[]): void {
		try {
			if (next.length > 0) localStorage.setItem(key, JSON.stringify(next));
			else localStorage.removeItem(key);
		} catch {
			isRefused = true;
		}
		tell(next);
	}

	/** Another tab wrote, or the page comes back from where it heard nothing. */
	function readAnew(): void {
		const next = stored();
		if (next && next.join() !== get().join()) tell(next);
	}

	const onStorage = (event: StorageEvent) => {
		if (event.key === key || event.key === null) readAnew();
	};
	const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && readAnew();

	return {
		most,
		get,
		subscribe(listener) {
			if (listeners.size === 0) {
				addEventListener('storage', onStorage);
				addEventListener('pageshow', onPageShow);
			}
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
				if (listeners.size > 0) return;
				removeEventListener('storage', onStorage);
				removeEventListener('pageshow', onPageShow);
			};
		},
		add(added) {
			readAnew();
			const fresh = lets ? added : added.filter((id) => !get().includes(id));
			const all = [...new Set([...fresh, ...get()])];
			if (!lets && all.length > most) return false;
			write(all.slice(0, most));
			return true;
		},
		removeAll(removed) {
			readAnew();
			write(get().filter((id) => !removed.includes(id)));
		},
		clear: () => write([]),
	};
}
