import type { Channel, ChannelState, HealthEvidence, ReleaseLogEntry } from '@estate/shared-contract';
import { abortCanary } from '../log/canary-transitions.ts';
import { changeChannel } from '../log/change-channel.ts';
import { earlierVersion } from '../log/earlier-version.ts';
import { rollBack } from '../log/transitions.ts';
import { POLICY } from '../rollout/step-rollouts.ts';
import type { ChannelRevision, ReleaseStore } from '../store/release-store.ts';
import { requireWhole } from '../store/require-whole.ts';
import { HealthEvaluator, isEvaluated, type Suspect } from './health-evaluator.ts';
import { policyOf } from './policy.ts';
import { suspectsOf } from './suspects.ts';

/** Another instance was first, or an operator. */
class AlreadyDone extends Error {}

const percent = ({ total, failed }: { total: number; failed: number }) =>
	`${((100 * failed) / Math.max(1, total)).toFixed(1)} % of ${total}`;

/** The figures in a sentence for the log. */
export function evidenceText(evidence: HealthEvidence): string {
	const what = evidence.measure === 'views' ? 'views' : 'slots drawn on the server';
	const { against, chance } = evidence;
	return `${percent(evidence)} ${what} failed${against ? `, ${percent(against)} with ${against.version}` : ''}; by chance p = ${chance.toExponential(1)}`;
}

async function takeBack(
	store: ReleaseStore,
	channel: Channel,
	{ remote, version, kind, before }: Suspect,
	evidence: HealthEvidence,
): Promise<ReleaseLogEntry> {
	const change = { channel, remote, who: POLICY, why: evidenceText(evidence), evidence };
	if (kind === 'canary')
		return changeChannel(store.log, { ...change, action: 'abort' }, (state) => {
			if (state[remote]?.canary?.version !== version) throw new AlreadyDone();
			return abortCanary(state, remote);
		});
	if (before) await requireWhole(store.artifacts, remote, before);
	return changeChannel(store.log, { ...change, action: 'rollback' }, async (state) => {
		if (state[remote]?.active !== version || !before) throw new AlreadyDone();
		const earlier = earlierVersion(await store.log.history(channel, LOOK_BACK), remote, before);
		return rollBack(state, remote, { to: before, earlier });
	});
}

const LOOK_BACK = 500;

/** Takes back what fails in a channel, again and again. */
export class HealthWatch {
	readonly #store: ReleaseStore;
	readonly #channel: Channel;
	readonly #judge = new HealthEvaluator();
	/** The log is read once per revision */
	#suspects: { revision: number; all: Suspect[] } = { revision: 0, all: [] };

	constructor(store: ReleaseStore, channel: Channel) {
		this.#store = store;
		this.#channel = channel;
	}

	/** Takes back the versions whose figures ask for it, and answers the log entries. Any number of instances may ask; where nothing is to be judged nothing is read. */
	async act({ revision, state }: ChannelRevision, now = Date.now()): Promise<ReleaseLogEntry[]> {
		if (this.#suspects.revision !== revision)
			this.#suspects = {
				revision,
				all: suspectsOf(state, await this.#store.log.history(this.#channel, LOOK_BACK)),
			};
		const judged = this.#suspects.all.filter((suspect) =>
			isEvaluated(suspect, policyOf(state[suspect.remote] ?? {}), now),
		);
		return judged.length > 0
			? takeBackFailing(this.#store, this.#channel, state, judged, this.#judge, now)
			: [];
	}
}

async function takeBackFailing(
	store: ReleaseStore,
	channel: Channel,
	known: ChannelState,
	suspects: readonly Suspect[],
	judge: HealthEvaluator,
	now: number,
): Promise<ReleaseLogEntry[]> {
	const reports = (await store.instances.read()).filter((report) => report.channel === channel);
	const cells = reports.flatMap(({ health }) => health ?? []);
	const entries: ReleaseLogEntry[] = [];
	for (const suspect of suspects) {
		const evidence = judge.judge(suspect, policyOf(known[suspect.remote] ?? {}), cells, now);
		if (!evidence) continue;
		try {
			entries.push(await takeBack(store, channel, suspect, evidence));
		} catch (error) {
			if (!(error instanceof AlreadyDone)) throw error;
		}
	}
	return entries;
}
