import type { ChannelState, ReleaseLogEntry } from '@estate/shared-contract';
import { activeVersion } from './transitions.ts';
import { withdrawalOf } from './withdrawal.ts';

/** Actions that take a version back */
export const RELEASE_ACTIONS_BACK = ['rollback', 'abort'] as const;
type ActionBack = (typeof RELEASE_ACTIONS_BACK)[number];

const isBack = (action: ReleaseLogEntry['action']): action is ActionBack =>
	RELEASE_ACTIONS_BACK.some((back) => back === action);

/** A version that was taken back by a roll-back or an abort, with who did it, when and why. */
export interface TakenBack extends Pick<ReleaseLogEntry, 'who' | 'why' | 'at'> {
	action: ActionBack;
	remote: string;
	version: string;
}

/** The version of a remote that was taken back last, where it is withdrawn still; by remote. `history` is newest first. */
export function lastTakenBack(history: readonly ReleaseLogEntry[]): Map<string, TakenBack> {
	const found = new Map<string, TakenBack>();
	for (const { action, remote, who, why, at, before, after } of history) {
		if (!isBack(action) || found.has(remote)) continue;
		const left = action === 'abort' ? before[remote]?.canary?.version : before[remote]?.active;
		if (left === undefined || !after[remote]?.withdrawn.includes(left)) continue;
		if (history[0]?.after[remote]?.withdrawn.includes(left))
			found.set(remote, { remote, version: left, action, who, why, at });
	}
	return found;
}

/** Versions that would become active and were withdrawn before: what may be taken back ones. */
export function returning(before: ChannelState, after: ChannelState): [remote: string, version: string][] {
	return Object.entries(after).flatMap(([remote, own]): [string, string][] => {
		const version = activeVersion(own);
		const then = before[remote];
		if (version === undefined || version === activeVersion(then)) return [];
		return then?.withdrawn.includes(version) ? [[remote, version]] : [];
	});
}

/** Those of them that were taken back. `history` is newest first; one that was taken out with its remote was not taken back. */
export function takenBackOf(
	history: readonly ReleaseLogEntry[],
	versions: readonly [remote: string, version: string][],
): TakenBack[] {
	return versions.flatMap(([remote, version]) => {
		const entry = withdrawalOf(history, remote, version);
		if (!entry || !isBack(entry.action)) return [];
		const { action, who, why, at } = entry;
		return [{ remote, version, action, who, why, at }];
	});
}

/** Who took a version back, when and why, for people. */
export const takenBackText = ({ remote, version, action, who, why, at }: TakenBack): string =>
	`${remote} ${version} was taken back since: ${action} by ${who} on ${at}: ${why || 'no reason given'}.`;
