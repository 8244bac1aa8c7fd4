import { removeOldMarks } from '../health/health-marks.ts';
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

/**
 * Removes versions that are not needed any more, answers which, and clears away what is left over. Throws ReleaseError when the log, or a proposal, cannot be
 * read whole.
 */
export async function pruneVersions(
	store: ReleaseStore,
	{ keepDays, dryRun, previews = false }: Pruning,
): Promise<PrunableVersion[]> {
	const { versions, needed } = await prunableVersions(store, { period: keepDays * DAY_MS });
	const chosen = versions.filter(({ version }) => !previews || version.includes('-'));
	if (dryRun) return chosen;
	const checks = new VulnerabilityChecks(store.records);
	const removed: PrunableVersion[] = [];
	for (const each of chosen) {
		// Those before it took their time, in which somebody may have promoted or proposed it.
		await needed.look();
		if (needed.has(each)) continue;
		const { remote, version, isShell } = each;
		await (isShell ? store.shells : store).artifacts.remove(remote, version);
		if (!isShell) await checks.forget(remote, version);
		removed.push(each);
	}
	for (const { artifacts } of [store, store.shells]) await artifacts.removeLeftovers(DAY_MS);
	await removeOldMarks(store.records);
	return removed;
}
