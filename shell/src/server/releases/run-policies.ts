import { HealthWatch, type ReleaseStore, stepRollouts } from '@estate/releases';
import type { Channel, ReleaseLogEntry } from '@estate/shared-contract';
import type { ReleaseFollower } from './release-follower.ts';

interface PolicySettings {
	store: ReleaseStore;
	channel: Channel;
	releases: Pick<ReleaseFollower, 'followed' | 'storeProblem'>;
	/** Sees what was done by this instance */
	onDone(entry: ReleaseLogEntry): void;
	onProblem(message: string): void;
}

const STEP_EVERY_MS = 1_000;
const JUDGE_EVERY_MS = 5_000;

/**
 * Does what the channel's state asks for by itself: steps of rollouts, and taking back what fails. Every instance runs
 * it; the log sees to it that each thing is done once. Returns an unsubscribe function.
 */
export function runPolicies({ store, channel, releases, onDone, onProblem }: PolicySettings): () => void {
	const health = new HealthWatch(store, channel);

	function repeat(everyMs: number, act: () => Promise<ReleaseLogEntry[]>): NodeJS.Timeout {
		let isBusy = false;
		let problem = '';
		const timer = setInterval(async () => {
			if (isBusy || releases.storeProblem) return;
			isBusy = true;
			try {
				for (const entry of await act()) onDone(entry);
				problem = '';
			} catch (error) {
				const message = error instanceof Error ? error.message : String(error);
				if (message !== problem) onProblem(`What releases do by themselves cannot be done: ${message}`);
				problem = message;
			} finally {
				isBusy = false;
			}
		}, everyMs);
		timer.unref();
		return timer;
	}

	const timers = [
		repeat(STEP_EVERY_MS, () => stepRollouts(store.log, channel, releases.followed.state)),
		repeat(JUDGE_EVERY_MS, () => health.act(releases.followed)),
	];
	return () => {
		for (const timer of timers) clearInterval(timer);
	};
}
