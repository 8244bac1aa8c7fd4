import type { ReleaseLogEntry } from '@estate/shared-contract';

/**
 * The entry that took a version back, where it is withdrawn still. `history` is newest first. A restore takes nothing back:
 * it only leaves what was active.
 */
export function withdrawalOf(
	history: readonly ReleaseLogEntry[],
	remote: string,
	version: string,
): ReleaseLogEntry | undefined {
	const isWithdrawn = (state: ReleaseLogEntry['after'] | undefined) =>
		state?.[remote]?.withdrawn.includes(version) ?? false;
	if (!isWithdrawn(history[0]?.after)) return undefined;
	const entry = history.find(({ before, after }) => isWithdrawn(after) && !isWithdrawn(before));
	return entry?.action === 'restore' ? undefined : entry;
}
