import type { Channel, HealthEvidence, ReleaseLogEntry } from '@estate/shared-contract';
import { abortCanary, setShare } from '../log/canary-transitions.ts';
import { changeChannel } from '../log/change-channel.ts';
import { earlierVersion } from '../log/earlier-version.ts';
import { LOOK_BACK } from '../log/look-back.ts';
import { rollBack } from '../log/transitions.ts';
import { POLICY } from '../rollout/step-rollouts.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { requireWhole } from '../store/require-whole.ts';
import type { Suspect } from './suspects.ts';

/** Another instance was first, or an operator. */
class AlreadyDone extends Error {}

/** Undefined where another instance was first, or an operator. */
async function unlessDone(change: Promise<ReleaseLogEntry>): Promise<ReleaseLogEntry | undefined> {
	return change.catch((error: unknown) => {
		if (error instanceof AlreadyDone) return undefined;
		throw error;
	});
}

export interface Verdict {
	suspect: Suspect;
	evidence: HealthEvidence;
	why: string;
}

const changeOf = (channel: Channel, { suspect: { remote }, evidence, why }: Verdict) => ({
	channel,
	remote,
	who: POLICY,
	why,
	evidence,
});

/** Aborts a rollout, or rolls back a promotion. Undefined where that is done already. */
export async function takeBack(
	store: ReleaseStore,
	channel: Channel,
	verdict: Verdict,
): Promise<ReleaseLogEntry | undefined> {
	const { remote, version, kind, before } = verdict.suspect;
	const change = changeOf(channel, verdict);
	if (kind === 'canary')
		return unlessDone(
			changeChannel(store.log, { ...change, action: 'abort' }, (state) => {
				if (state[remote]?.canary?.version !== version) throw new AlreadyDone();
				return abortCanary(state, remote);
			}),
		);
	if (before) await requireWhole(store.artifacts, remote, before);
	return unlessDone(
		changeChannel(store.log, { ...change, action: 'rollback' }, async (state) => {
			if (state[remote]?.active !== version || !before) throw new AlreadyDone();
			const earlier = earlierVersion(await store.log.history(channel, LOOK_BACK), remote, before);
			return rollBack(state, remote, { to: before, earlier });
		}),
	);
}

/** Stops the plan of a rollout at its present share. Undefined where no plan runs. */
export function holdRollout(
	store: ReleaseStore,
	channel: Channel,
	verdict: Verdict,
): Promise<ReleaseLogEntry | undefined> {
	const { remote, version } = verdict.suspect;
	return unlessDone(
		changeChannel(store.log, { ...changeOf(channel, verdict), action: 'canary' }, (state) => {
			const canary = state[remote]?.canary;
			if (canary?.version !== version || !canary.plan) throw new AlreadyDone();
			return setShare(state, remote, { traffic: canary.traffic });
		}),
	);
}
