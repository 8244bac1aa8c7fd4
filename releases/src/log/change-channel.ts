import { setTimeout as pause } from 'node:timers/promises';
import type {
	Channel,
	ChannelState,
	HealthEvidence,
	ReleaseAction,
	ReleaseLogEntry,
} from '@estate/shared-contract';
import { ReleaseError } from '../release-error.ts';
import { setAsideText } from '../store/cut-entries.ts';
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

/** What a change of a channel came to. */
export interface ChannelChange extends ReleaseLogEntry {
	/** Of an entry before it that was cut short, and that it set aside: what holds again */
	setAside?: string;
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
): Promise<ChannelChange> {
	for (let attempt = 0; attempt < TRIES; attempt++) {
		const { revision, state, cut } = await log.newest(channel);
		const after = await transition(state);
		const entry = { ...change, before: state, after, at: new Date().toISOString() };
		if (await log.append(channel, revision, entry))
			return {
				...entry,
				revision: revision + 1,
				...(cut ? { setAside: setAsideText(cut, change.remote, state) } : {}),
			};
		await pause(Math.random() * Math.min(5 * (attempt + 1), 50));
	}
	throw new ReleaseError(
		'busy',
		`The channel ${channel} changed ${TRIES} times while ${change.remote} was to change. Try again in a minute.`,
	);
}
