import { useSyncExternalStore } from 'react';

/** What the last press of a button did. */
export interface KeptNotice {
	kind: 'saved' | 'removed' | 'favouritesFull' | 'compared' | 'uncompared' | 'comparisonFull';
	/** Homes in the list now */
	count: number;
	/** Another one each time, so that the same words are said again */
	serial: number;
}

let notice: KeptNotice | undefined;
const listeners = new Set<() => void>();

function set(next: KeptNotice | undefined): void {
	notice = next;
	for (const listener of [...listeners]) listener();
}

/** Tells the page's one live region what happened. */
export function notify(kind: KeptNotice['kind'], count: number): void {
	set({ kind, count, serial: (notice?.serial ?? 0) + 1 });
}

export const dismissNotice = () => set(undefined);

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

/** The last notice; undefined in the server's markup. */
export function useKeptNotice(): KeptNotice | undefined {
	return useSyncExternalStore(
		subscribe,
		() => notice,
		() => undefined,
	);
}
