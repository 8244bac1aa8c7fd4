import { setTimeout as pause } from 'node:timers/promises';
import type {
	Channel,
	ChannelState,
	HealthEvidence,
	ReleaseAction,
	ReleaseLogEntry,
} from '@estate/shared-contract';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseLog } from '../store/release-store.ts';

export interface Change {
	channel: Channel;
	action: ReleaseAction;
	remote: string;
	who: string;
	why: string;
	evidence?: HealthEvidence;
	/** Checks that were left out by a flag */
	waived?: string[];
}

const TRIES = 100;

/**
 * Applies a transition to a channel and logs it. The loser of a race reads again and decides again on what it finds.
 * Throws what the transition throws, and ReleaseError `busy` when the channel changes without end.
 */
export async function changeChannel(
	log: ReleaseLog,
	{ channel, ...change }: Change,
	transition: (state: ChannelState) => ChannelState | Promise<ChannelState>,
): Promise<ReleaseLogEntry> {
	for (let attempt = 0; attempt < TRIES; attempt++) {
		const { revision, state } = await log.newest(channel);
		const after = await transition(state);
		const entry = { ...change, before: state, after, at: new Date().toISOString() };
		if (await log.append(channel, revision, entry)) return { ...entry, revision: revision + 1 };
		await pause(Math.random() * Math.min(5 * (attempt + 1), 50));
	}
	throw new ReleaseError(
		'busy',
		`The channel ${channel} changed ${TRIES} times while ${change.remote} was to change. Try again in a minute.`,
	);
}
