import { type PrunableVersion, prunableVersions } from '../retention/prunable-versions.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const DAY_MS = 86_400_000;

export interface Pruning {
	/** How far back a roll-back or restore must always be possible */
	keepDays: number;
	/** Say what would be removed, and remove nothing */
	dryRun: boolean;
}

/** Removes versions that are not needed any more; answers which. Throws ReleaseError when the log cannot be read whole. */
export async function pruneVersions(
	store: ReleaseStore,
	{ keepDays, dryRun }: Pruning,
): Promise<PrunableVersion[]> {
	const versions = await prunableVersions(store, { period: keepDays * DAY_MS });
	if (dryRun) return versions;
	for (const { remote, version } of versions) await store.artifacts.remove(remote, version);
	await store.artifacts.removeLeftovers(DAY_MS);
	return versions;
}
