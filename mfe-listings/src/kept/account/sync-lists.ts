import { type ApiClient, ApiError, type KeptProperties } from '@estate/shared-contract';
import { changeOf, isChange, SYNCED, type SyncedList } from './list-change.ts';
import { forgetSearcher } from './searcher-cookie.ts';
import { readBase, writeBase } from './sync-base.ts';

/** Lists of this browser; one that may not be kept here is missing. */
export type LocalLists = Partial<Record<SyncedList, readonly number[]>>;

/**
 * Brings what the browser changed to the account, and returns what the account has then; undefined where that could not
 * be done, and the browser goes on by itself.
 */
export async function syncLists(api: ApiClient, local: LocalLists): Promise<KeptProperties | undefined> {
	try {
		const base = readBase();
		const known = await api.call('keptProperties', {});
		const changes = SYNCED.flatMap((list) => {
			const ids = local[list];
			const change = ids && changeOf(ids, list, { base, account: known.account });
			return change && isChange(change) ? [[list, change] as const] : [];
		});
		const kept =
			changes.length > 0 ? await api.call('keepProperties', { body: Object.fromEntries(changes) }) : known;
		writeBase(kept);
		return kept;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (error.status === 401) forgetSearcher();
		return undefined;
	}
}
