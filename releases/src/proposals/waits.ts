import type { ChannelState } from '@estate/shared-contract';
import type { ProposedChange } from './proposal.schema.ts';

/**
 * Does a change wait for a second person, where the rule holds? Not what takes back: a share that shrinks, and taking out a
 * version that has none before it, which is the only way back from a broken first one.
 */
export function waitsForSecond(change: ProposedChange, state: ChannelState, remote: string): boolean {
	const own = state[remote];
	switch (change.kind) {
		case 'promote':
		case 'restore':
			return true;
		case 'share': {
			const { rollout } = change;
			return rollout.kind !== 'share' || !own?.canary || rollout.traffic > own.canary.traffic;
		}
		case 'retire':
			return own?.previous !== undefined || own?.retired !== undefined;
	}
}
