import type { ChannelState, ReleaseLogEntry } from '@estate/shared-contract';

/** A version that may have to go, and the one that would stand in for it. */
export interface Suspect {
	remote: string;
	version: string;
	/** `canary`: judged beside the active version, window after window. `promotion`: judged in its first window */
	kind: 'canary' | 'promotion';
	/** Milliseconds since 1970 */
	since: number;
	before: string | undefined;
}

/** Time of the newest entry that brought a remote to what it is; 0 when the log reaches back less far. */
function since(history: readonly ReleaseLogEntry[], isSo: (state: ChannelState) => boolean): number {
	const entry = history.find(({ before, after }) => isSo(after) && !isSo(before));
	return entry ? Date.parse(entry.at) : 0;
}

/** Versions that are judged: those being rolled out, and those promoted with one before them. `history` is newest first. */
export function suspectsOf(state: ChannelState, history: readonly ReleaseLogEntry[]): Suspect[] {
	return Object.entries(state).flatMap(([remote, { active, previous, canary }]): Suspect[] => {
		const promoted = { remote, version: active, before: previous, kind: 'promotion' } as const;
		const own = previous
			? [{ ...promoted, since: since(history, (each) => each[remote]?.active === active) }]
			: [];
		if (!canary) return own;
		const { version } = canary;
		const begun = since(history, (each) => each[remote]?.canary?.version === version);
		return [...own, { remote, version, before: active, kind: 'canary', since: begun }];
	});
}
