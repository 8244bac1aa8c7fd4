import { type PrunableVersion, prunableVersions } from '../retention/prunable-versions.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { VulnerabilityChecks } from '../vulnerabilities/vulnerability-checks.ts';

const DAY_MS = 86_400_000;

export interface Pruning {
	/** How far back a roll-back or restore must always be possible */
	keepDays: number;
	/** Remove none but previews of changes: versions with a hyphen, such as 1.57.0-pr.12 */
	previews?: boolean | undefined;
	/** Say what would be removed, and remove nothing */
	dryRun: boolean;
}

/** Removes versions that are not needed any more; answers which. Throws ReleaseError when the log cannot be read whole. */
export async function pruneVersions(
	store: ReleaseStore,
	{ keepDays, dryRun, previews = false }: Pruning,
): Promise<PrunableVersion[]> {
	const prunable = await prunableVersions(store, { period: keepDays * DAY_MS });
	const versions = prunable.filter(({ version }) => !previews || version.includes('-'));
	if (dryRun) return versions;
	const checks = new VulnerabilityChecks(store.records);
	for (const { remote, version, isShell } of versions) {
		await (isShell ? store.shells : store).artifacts.remove(remote, version);
		if (!isShell) await checks.forget(remote, version);
	}
	for (const { artifacts } of [store, store.shells]) await artifacts.removeLeftovers(DAY_MS);
	return versions;
}
