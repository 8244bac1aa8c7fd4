import type { ReleaseLogEntry } from '@estate/shared-contract';

/** The version that was active before `version` was promoted, and is not withdrawn since. `history` is newest first. */
export function earlierVersion(
	history: readonly ReleaseLogEntry[],
	remote: string,
	version: string,
): string | undefined {
	const withdrawn = history[0]?.after[remote]?.withdrawn ?? [];
	for (const { action, before, after } of history) {
		const left = before[remote]?.active;
		if (action !== 'promote' || after[remote]?.active !== version) continue;
		if (left && left !== version && !withdrawn.includes(left)) return left;
	}
	return undefined;
}
