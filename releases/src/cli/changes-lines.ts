import type { ChannelState } from '@estate/shared-contract';
import { stateChanges } from '../log/state-changes.ts';

/** Every fact that differs between two states of a channel, a line each. */
export function changesLines(before: ChannelState, after: ChannelState): string[] {
	return stateChanges(before, after).map(
		({ remote, fact, before: then, after: now }) =>
			`  ${remote.padEnd(14)} ${fact.padEnd(10)} ${then ?? '–'} → ${now ?? '–'}`,
	);
}
