import { readKeptIds } from '@estate/shared-ui/kept';
import type { SyncBase } from './list-change.ts';

/** Another format takes another name. */
const KEY = 'estate-account-1';
const MOST = 100;

const idsIn = (value: unknown) => readKeptIds(JSON.stringify(value ?? []), MOST);

/** What browser and account agreed on last; undefined where they never did, or it cannot be read. */
export function readBase(): SyncBase | undefined {
	try {
		const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<SyncBase> | null;
		if (!Number.isInteger(stored?.account)) return undefined;
		return {
			account: Number(stored?.account),
			favourites: [...idsIn(stored?.favourites)],
			seen: [...idsIn(stored?.seen)],
		};
	} catch {
		return undefined;
	}
}

export function writeBase({ account, favourites, seen }: SyncBase): void {
	try {
		localStorage.setItem(KEY, JSON.stringify({ account, favourites, seen }));
	} catch {
		// No storage: the next page asks the account again.
	}
}
