import { type ReleaseStore, stepRollouts } from '@estate/releases';
import type { Channel } from '@estate/shared-contract';
import type { ReleaseFollower } from './follow-releases.ts';

interface PolicySettings {
	store: ReleaseStore;
	channel: Channel;
	releases: Pick<ReleaseFollower, 'followed' | 'storeProblem'>;
	onProblem(message: string): void;
	/** Milliseconds between looks */
	every?: number;
}

const LOOK_EVERY = 1_000;

/** Does what the channel's state asks for by itself: the steps of rollouts. Every instance runs it; the log sees to it that each thing is done once. Answers how to stop. */
export function runPolicies({
	store,
	channel,
	releases,
	onProblem,
	every = LOOK_EVERY,
}: PolicySettings): () => void {
	let isBusy = false;

	async function look(): Promise<void> {
		if (isBusy || releases.storeProblem) return;
		isBusy = true;
		try {
			await stepRollouts(store, channel, releases.followed.state);
		} catch (error) {
			onProblem(`A rollout cannot be stepped: ${error instanceof Error ? error.message : error}`);
		} finally {
			isBusy = false;
		}
	}

	const timer = setInterval(() => void look(), every);
	timer.unref();
	return () => clearInterval(timer);
}
