import type { RenderResponse } from '@estate/shared-contract';
import type { FailureFacts } from './slot-failure.ts';
import type { BundleFace, BundleFile, SiteSnapshot, Work } from './worker-messages.ts';

/** One piece of work that waits for its answer. */
export interface Task {
	work: Work;
	snapshot: SiteSnapshot | undefined;
	/** What a thread has for it, once the thread takes work */
	limitMs: number;
	/** `performance.now()` after which it counts as failed; set when it is given to a thread */
	deadlineMs: number;
	/** It was in a worker that ended, and gets its second and last try */
	isRetried: boolean;
	/** It imports a bundle ahead */
	isWarmUp: boolean;
	/** Threads that others ended while it was in them; what becomes late by that is not its own fault */
	losses: number;
	done(answer: RenderResponse | BundleFace): void;
	failed(failure: FailureFacts): void;
}

/** A first import has to read and compile, on a machine that may be busy starting */
const PROBE_TIMES_LONGER = 5;

/** A task with the time that one slot has; a probe has more. */
export function newTask(
	work: Work,
	snapshot: SiteSnapshot | undefined,
	timeLimitMs: number,
	{ done, failed }: Pick<Task, 'done' | 'failed'>,
): Task {
	const limitMs = work.type === 'probe' ? timeLimitMs * PROBE_TIMES_LONGER : timeLimitMs;
	return {
		work,
		snapshot,
		limitMs,
		deadlineMs: Number.POSITIVE_INFINITY,
		isRetried: false,
		isWarmUp: false,
		losses: 0,
		done,
		failed,
	};
}

/** Imports a bundle ahead; its answer is not waited for, and it is not tried again. */
export function warmUpTask(bundle: BundleFile, timeLimitMs: number): Task {
	const ignore = () => {};
	const task = newTask({ type: 'probe', bundle }, undefined, timeLimitMs, { done: ignore, failed: ignore });
	return { ...task, isRetried: true, isWarmUp: true };
}
