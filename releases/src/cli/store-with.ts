import type { Channel } from '@estate/shared-contract';
import { requireKnownRemote } from '../operations/known-remotes.ts';
import { type OpenOptions, openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { requireStanding } from '../store/standing-store.ts';
import { releasesLocation } from './settings.ts';

/** The store of a command that is about a remote. Throws ReleaseError `unknown-version` for one that is not there, `lost-store`. */
export async function storeWith(
	remote: string,
	channel: Channel,
	{ isNewLog = false }: Pick<OpenOptions, 'isNewLog'> = {},
): Promise<ReleaseStore> {
	const store = openStore(releasesLocation(), { isNewLog });
	try {
		await requireKnownRemote(store, channel, remote);
	} catch (error) {
		// A lost store knows no remote: that none was ever published would be the wrong advice.
		if (!isNewLog) await requireStanding(store);
		throw error;
	}
	return store;
}
