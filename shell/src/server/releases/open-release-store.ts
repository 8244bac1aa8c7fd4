import { copiesFolder, openStore, ReleaseError, type ReleaseLog, type ReleaseStore } from '@estate/releases';

const LEFTOVERS_AGE_MS = 86_400_000;

/** Opens the store at a location, with local copies below the data folder. Throws ReleaseError `bad-location`. */
export async function openReleaseStore(location: string, dataDir: string): Promise<ReleaseStore> {
	const store = openStore(location, { copies: copiesFolder(location, dataDir) });
	await requireUsable(store.log);
	// In its own time: copies of versions that were pruned, and what died half done.
	void store.artifacts.removeLeftovers(LEFTOVERS_AGE_MS).catch(() => {});
	return store;
}

/** Throws ReleaseError where no log can be kept. A store that is out of reach is waited for. */
async function requireUsable(log: ReleaseLog): Promise<void> {
	await log.check().catch((error: unknown) => {
		if (error instanceof ReleaseError && error.code === 'bad-location') throw error;
	});
}
