import { type ApiClient, ApiError, type KeptProperties } from '@estate/shared-contract';
import { changeOf, isChange, type LocalLists, SYNCED, type SyncBase } from './list-change.ts';
import { forgetSearcher } from './searcher-cookie.ts';
import { readBase } from './sync-base.ts';

interface Synced {
	/** What the account has now */
	kept: KeptProperties;
	/** What browser and account had in common before */
	base: SyncBase | undefined;
}

/** Brings what the browser changed to the account; undefined where that could not be done, and the browser goes on by itself. */
export async function syncLists(api: ApiClient, local: LocalLists): Promise<Synced | undefined> {
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
		return { kept, base };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (error.status === 401) forgetSearcher();
		return undefined;
	}
}
