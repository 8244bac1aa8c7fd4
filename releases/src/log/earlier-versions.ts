import type { ReleaseLogEntry } from '@estate/shared-contract';
import { activeVersion } from './transitions.ts';
import { withdrawalOf } from './withdrawal.ts';

/** A version that visitors had before. */
export interface EarlierVersion {
	version: string;
	/** How it was left, where it was taken back: by a roll-back, an abort or with the remote */
	withdrawn?: Pick<ReleaseLogEntry, 'action' | 'who' | 'why' | 'at'>;
}

/** The versions of a remote that were active before the present one, the last first. `history` is newest first. */
export function earlierVersions(history: readonly ReleaseLogEntry[], remote: string): EarlierVersion[] {
	const now = history[0]?.after[remote];
	const versions = history.flatMap(({ before, after }) => [
		activeVersion(after[remote]),
		activeVersion(before[remote]),
	]);
	const earlier = new Set(versions.filter((version) => version !== undefined));
	earlier.delete(activeVersion(now) ?? '');
	return [...earlier].map((version) => {
		const entry = withdrawalOf(history, remote, version);
		if (!entry) return { version };
		const { action, who, why, at } = entry;
		return { version, withdrawn: { action, who, why, at } };
	});
}
