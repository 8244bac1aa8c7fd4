import type { ChannelState, RemoteState } from '@estate/shared-contract';
import { SHELL } from '../shell-releases/shell-manifest.schema.ts';
import type { ProposedChange } from './proposal.schema.ts';

/**
 * Does a change wait for a second person, where the rule holds? Not what takes back: a share that shrinks, and taking out a
 * version that has none before it, which is the only way back from a broken first one.
 */
export function waitsForSecond(change: ProposedChange, state: ChannelState, remote: string): boolean {
	const own = state[remote];
	switch (change.kind) {
		case 'restore':
			return true;
		case 'promote': {
			// A remote's share is changed by the kind `share`: promoting what is tried begins anew, once that was aborted meanwhile.
			if (remote !== SHELL) return true;
			const { version, rollout } = change;
			const tried = own?.canary?.version === version ? own.canary : undefined;
			return !(tried && rollout?.kind === 'share' && rollout.traffic < tried.traffic);
		}
		case 'share': {
			const { rollout } = change;
			return rollout.kind !== 'share' || !own?.canary || rollout.traffic > own.canary.traffic;
		}
		case 'retire':
			return own?.previous !== undefined || own?.retired !== undefined;
	}
}

/** Has a remote never had another version here? Then taking it out is the way back, for whoever may roll back. */
export const isFirstVersion = ({ previous, withdrawn, retired }: History): boolean =>
	previous === undefined && withdrawn.length === 0 && retired === undefined;

interface History {
	previous?: string | undefined;
	withdrawn: readonly string[];
	retired?: RemoteState['retired'] | undefined;
}
