import {
	type BrowserLook,
	type HealthAlert,
	HealthWatch,
	type ReleaseStore,
	stepRollouts,
} from '@estate/releases';
import type { Channel, ReleaseLogEntry } from '@estate/shared-contract';
import { messageOf } from '@estate/shared-contract/message-of';
import type { ReleaseFollower } from './release-follower.ts';

interface PolicySettings {
	store: ReleaseStore;
	channel: Channel;
	releases: Pick<ReleaseFollower, 'followed' | 'storeProblem'>;
	/** Shows a version in a real browser, where there is one */
	look(remote: string, version: string): Promise<BrowserLook>;
	/** Sees what was done by this instance */
	onDone(entry: ReleaseLogEntry): void;
	/** Sees what browsers alone say of a version */
	onAlert(alert: HealthAlert): void;
	onProblem(message: string): void;
}

const STEP_EVERY_MS = 1_000;
const JUDGE_EVERY_MS = 5_000;

/**
 * Does what the channel's state asks for by itself: steps of rollouts, and taking back what fails. Every instance runs
 * it; the log sees to it that each thing is done once. Returns an unsubscribe function.
 */
export function runPolicies(settings: PolicySettings): () => void {
	const { store, channel, releases, onDone, onProblem } = settings;
	const health = new HealthWatch(settings);

	function repeat(everyMs: number, act: () => Promise<void>): NodeJS.Timeout {
		let isBusy = false;
		let problem = '';
		const timer = setInterval(async () => {
			if (isBusy || releases.storeProblem) return;
			isBusy = true;
			try {
				await act();
				problem = '';
			} catch (error) {
				const message = messageOf(error);
				if (message !== problem) onProblem(`What releases do by themselves cannot be done: ${message}`);
				problem = message;
			} finally {
				isBusy = false;
			}
		}, everyMs);
		timer.unref();
		return timer;
	}

	async function step(): Promise<void> {
		for (const entry of await stepRollouts(store.log, channel, releases.followed.state)) onDone(entry);
	}

	const timers = [repeat(STEP_EVERY_MS, step), repeat(JUDGE_EVERY_MS, () => health.act(releases.followed))];
	return () => {
		for (const timer of timers) clearInterval(timer);
	};
}
