import type { Channel } from '@estate/shared-contract';
import { requireKnownRemote } from '../operations/known-remotes.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { releasesLocation } from './settings.ts';

/** The store of a command that is about a remote. Throws ReleaseError `unknown-version` for one that is not there. */
export async function storeWith(remote: string, channel: Channel): Promise<ReleaseStore> {
	const store = openStore(releasesLocation());
	await requireKnownRemote(store, channel, remote);
	return store;
}
