import type { Canary, Channel, ChannelState, ReleaseLogEntry } from '@estate/shared-contract';
import { setShare } from '../log/canary-transitions.ts';
import { changeChannel } from '../log/change-channel.ts';
import { promote } from '../log/transitions.ts';
import type { ReleaseLog } from '../store/release-store.ts';
import { dueStep } from './plan.ts';

/** Who stands in the log for what happens by itself. */
export const POLICY = 'policy';

/** Another instance was first, or an operator changed the plan meanwhile. */
class NothingDue extends Error {}

function stepOf(
	state: ChannelState,
	remote: string,
	now: number,
): { canary: Canary; due: number | 'everybody' } {
	const { canary, lock } = state[remote] ?? {};
	const due = canary && !lock ? dueStep(canary, now) : undefined;
	if (!canary || due === undefined) throw new NothingDue();
	return { canary, due };
}

function stepped(state: ChannelState, remote: string, now: number): ChannelState {
	const { canary, due } = stepOf(state, remote, now);
	if (due === 'everybody') return promote(state, remote, canary.version);
	return setShare(state, remote, { traffic: due, plan: canary.plan });
}

/**
 * Takes every step of a rollout that is due at a time, as far as the `known` state says, and returns the log entries. Any number of instances may ask:
 * a step is a conditional write on the state that it was judged on, so one of them takes it and the others find it taken.
 */
export async function stepRollouts(
	log: ReleaseLog,
	channel: Channel,
	known: ChannelState,
	now = Date.now(),
): Promise<ReleaseLogEntry[]> {
	const entries: ReleaseLogEntry[] = [];
	for (const remote of Object.keys(known)) {
		try {
			const { canary, due } = stepOf(known, remote, now);
			const action = due === 'everybody' ? 'promote' : 'canary';
			const why = `planned: ${canary.version} for ${due === 'everybody' ? due : `${due} %`}`;
			entries.push(
				await changeChannel(log, { channel, action, remote, who: POLICY, why }, (current) =>
					stepped(current, remote, now),
				),
			);
		} catch (error) {
			if (!(error instanceof NothingDue)) throw error;
		}
	}
	return entries;
}
