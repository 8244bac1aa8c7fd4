import { Worker } from 'node:worker_threads';
import type { RenderResponse } from '@estate/shared-contract';
import { LRUCache } from 'lru-cache';
import type { FailureFacts } from './slot-failure.ts';
import {
	type BundleFace,
	type FromWorker,
	MOST_SNAPSHOTS,
	type SiteSnapshot,
	type ToWorker,
	type Work,
} from './worker-messages.ts';

const HEAP_LIMIT_MB = 256;

/** One piece of work that waits for its answer. */
export interface Task {
	work: Work;
	snapshot: SiteSnapshot | undefined;
	/** Milliseconds that a thread has for it, once the thread takes work */
	limit: number;
	/** `performance.now()` after which it counts as failed; set when it is given to a thread */
	deadline: number;
	/** It was in a worker that ended, and gets its second and last try */
	isRetried: boolean;
	done(answer: RenderResponse | BundleFace): void;
	failed(failure: FailureFacts): void;
}

/** A render thread with the tasks in it. */
export interface WorkerHandle {
	readonly tasks: Iterable<Task>;
	readonly taskCount: number;
	/** Bundles that it has imported: memory that only its end gives back */
	readonly bundleCount: number;
	give(task: Task): void;
	/** Stops waiting for a task; an answer that still comes is dropped */
	forget(task: Task): void;
	/** The thread has started and takes work */
	readonly isReady: boolean;
	/** Milliseconds since a ping that has had no answer; 0 when it answers */
	silence(now: number): number;
	ping(now: number): void;
	/** Was this task begun, so that it may be the one that ended the thread? */
	hasBegun(task: Task): boolean;
	end(): Promise<unknown>;
}

interface WorkerEvents {
	/** The last task in it was answered */
	onIdle(): void;
	/** The thread ended, by itself or by `end()`; called once */
	onExit(): void;
}

/** Starts a render thread. */
export function startWorker({ onIdle, onExit }: WorkerEvents): WorkerHandle {
	const begun = new Int32Array(new SharedArrayBuffer(4));
	const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
		workerData: { begun: begun.buffer },
		resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
	});
	const tasks = new Map<number, Task>();
	const ids = new Map<Task, number>();
	const known = new LRUCache<string, true>({ max: MOST_SNAPSHOTS });
	const bundles = new Set<string>();
	let lastId = 0;
	let pingedAt: number | undefined;
	let isReady = false;
	const post = (message: ToWorker) => worker.postMessage(message);
	const begin = (task: Task) => {
		task.deadline = performance.now() + task.limit;
	};

	function take(id: number): Task | undefined {
		const task = tasks.get(id);
		tasks.delete(id);
		if (task) ids.delete(task);
		return task;
	}

	worker.on('message', (message: FromWorker) => {
		if (message.type === 'pong') {
			pingedAt = undefined;
			// How long a thread takes to start, on a machine that is busy, is not what its first tasks take.
			if (!isReady) for (const task of tasks.values()) begin(task);
			isReady = true;
			return;
		}
		const task = take(message.id);
		if (message.type === 'done') task?.done(message.answer);
		else task?.failed(message.failure);
		if (tasks.size === 0) onIdle();
	});
	worker.on('error', () => {});
	worker.once('exit', onExit);

	return {
		get tasks() {
			return tasks.values();
		},
		get taskCount() {
			return tasks.size;
		},
		get bundleCount() {
			return bundles.size;
		},
		give(task) {
			const id = ++lastId;
			begin(task);
			tasks.set(id, task);
			ids.set(task, id);
			bundles.add(task.work.bundle.path);
			const { snapshot } = task;
			if (snapshot && !known.has(snapshot.key)) {
				known.set(snapshot.key, true);
				post({ type: 'snapshot', snapshot });
			}
			post({ type: 'work', id, work: task.work });
		},
		forget: (task) => void take(ids.get(task) ?? 0),
		get isReady() {
			return isReady;
		},
		silence: (now) => (pingedAt === undefined ? 0 : now - pingedAt),
		ping(now) {
			if (pingedAt !== undefined) return;
			pingedAt = now;
			post({ type: 'ping' });
		},
		hasBegun: (task) => (ids.get(task) ?? 0) <= Atomics.load(begun, 0),
		end: () => worker.terminate(),
	};
}
