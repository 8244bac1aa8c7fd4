import { type KeptList, readKeptIds } from '@estate/shared-ui/kept';

/** Ids that this browser keeps now. */
export const keptIn = ({ key, most }: KeptList): readonly number[] =>
	readKeptIds(localStorage.getItem(key), most);

/** Keeps these ids, newest first, as another tab does. */
export function keepInStorage({ key }: KeptList, ids: readonly number[]): void {
	localStorage.setItem(key, JSON.stringify(ids));
	dispatchEvent(new StorageEvent('storage', { key }));
}
