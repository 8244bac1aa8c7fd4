import type { WorkerHandle } from './worker-handle.ts';

const WATCH_EVERY_MS = 100;
/** Time for an answer to travel after the slot's own limit, before the pool gives up on it */
const GRACE_MS = 250;

function failExpired(worker: WorkerHandle, nowMs: number): void {
	for (const task of worker.tasks) if (nowMs >= task.deadlineMs + GRACE_MS) worker.expire(task);
}

function watch(worker: WorkerHandle, nowMs: number, timeLimitMs: number): void {
	if (!worker.isReady) return;
	const silenceMs = worker.silenceMs(nowMs);
	if (silenceMs > timeLimitMs) void worker.end();
	else if (silenceMs < WATCH_EVERY_MS * 2) failExpired(worker, nowMs);
	else worker.look();
	if (worker.taskCount > 0) worker.ping(nowMs);
}

/** Ends threads that give no answer at all, and fails tasks whose time is up. Returns an unsubscribe function. */
export function watchThreads(workers: () => Iterable<WorkerHandle>, timeLimitMs: number): () => void {
	const watcher = setInterval(() => {
		const nowMs = performance.now();
		for (const worker of workers()) watch(worker, nowMs, timeLimitMs);
	}, WATCH_EVERY_MS);
	watcher.unref();
	return () => clearInterval(watcher);
}
