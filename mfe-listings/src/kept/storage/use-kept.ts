import { useSyncExternalStore } from 'react';
import type { KeptList } from './kept-list.ts';

const unknown = () => undefined;

/** Ids of a list; undefined in the server's markup and while it is taken over. */
export function useKeptIds(list: KeptList): readonly number[] | undefined {
	return useSyncExternalStore(list.subscribe, list.get, unknown);
}

/** Is the home in the list? Undefined until the page is alive. */
export function useIsKept(list: KeptList, id: number): boolean | undefined {
	return useSyncExternalStore(list.subscribe, () => list.get().includes(id), unknown);
}
