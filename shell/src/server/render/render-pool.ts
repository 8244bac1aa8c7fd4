import type { RenderResponse } from '@estate/shared-contract';
import { createQuarantine } from './quarantine.ts';
import { createSlotBreaker } from './slot-breaker.ts';
import { SlotFailure } from './slot-failure.ts';
import { startWorker, type Task, type WorkerHandle } from './worker-handle.ts';
import type { BundleFace, BundleFile, SiteSnapshot, SlotRequest, Work } from './worker-messages.ts';

export interface RenderJob {
	bundle: BundleFile;
	slot: string;
	snapshot: SiteSnapshot;
	request: SlotRequest;
}

export interface RenderPool {
	/** Draws a slot. Throws SlotFailure. */
	render(job: RenderJob): Promise<RenderResponse>;
	/** Imports a bundle in a thread and tells what it holds. Throws SlotFailure. */
	probe(bundle: BundleFile): Promise<BundleFace>;
	/** Bundles that may be drawn from now on; threads that hold many others are replaced once they are idle */
	keep(bundles: readonly BundleFile[]): void;
	/** Threads that ended without being asked to, since the start */
	readonly restarts: number;
	close(): Promise<void>;
}

export interface RenderPoolSettings {
	workers: number;
	/** Milliseconds for one slot, and for a thread to give an answer at all */
	timeLimitMs: number;
	onRestart?: () => void;
}

const WATCH_MS = 100;
/** Time for an answer to travel after the slot's own limit, before the pool gives up on it */
const GRACE_MS = 250;
const MOST_TASKS = 500;
const SPARE_BUNDLES = 6;
/** Bundles that a thread has ready before somebody asks: all of a site with fewer remotes, else those that were drawn last */
const MOST_READY = 24;
/** A thread that has imported more is replaced: a bundle takes some megabytes, and only a thread's end gives them back */
const MOST_HELD = 48;
const RESTART_PAUSE_MS = 1_000;

const slotKey = (work: Work) =>
	work.type === 'render' ? `${work.bundle.remote}@${work.bundle.version}/${work.slot}` : '';

/**
 * Threads that draw slots, many at once in each. A slot that hangs fails alone. One that loops or ends its thread takes
 * the thread along: what had not begun goes to another, what had begun is tried once more in quarantine.
 */
export function createRenderPool({ workers: size, timeLimitMs, onRestart }: RenderPoolSettings): RenderPool {
	const workers = new Set<WorkerHandle>();
	const leaving = new Set<WorkerHandle>();
	const quarantine = createQuarantine({ mostHeld: MOST_READY });
	const breaker = createSlotBreaker();
	let kept: readonly BundleFile[] = [];
	/** Paths of bundles that were drawn, the latest last */
	const drawn = new Set<string>();
	/** Paths of bundles that were looked into and are not kept yet */
	const probed = new Set<string>();
	let restarts = 0;
	let isClosed = false;

	/** A first import has to read and compile, on a machine that may be busy starting */
	function limitOf(work: Work): number {
		return work.type === 'probe' ? timeLimitMs * 5 : timeLimitMs;
	}

	function ready(): readonly BundleFile[] {
		if (kept.length <= MOST_READY) return kept;
		const latest = new Set([...drawn].slice(-MOST_READY));
		return kept.filter(({ path }) => latest.has(path));
	}

	/** Bundles of a site with many remotes are looked into in a thread apart, so that none that draws holds them all. */
	function isOneOfMany({ path }: BundleFile): boolean {
		probed.add(path);
		return kept.length + probed.size > MOST_READY;
	}

	function noteDrawn({ path }: BundleFile): void {
		drawn.delete(path);
		drawn.add(path);
	}

	function leastBusy(): WorkerHandle {
		let best: WorkerHandle | undefined;
		for (const worker of workers) if (!best || worker.taskCount < best.taskCount) best = worker;
		return best ?? add();
	}

	function add(): WorkerHandle {
		const worker: WorkerHandle = startWorker({
			onIdle: () => leaving.has(worker) && void worker.end(),
			onExit: () => exited(worker),
		});
		workers.add(worker);
		for (const bundle of ready()) worker.give(warmUp(bundle));
		return worker;
	}

	const newTask = (work: Work, snapshot?: SiteSnapshot) => ({
		work,
		snapshot,
		limit: limitOf(work),
		deadline: Number.POSITIVE_INFINITY,
		isRetried: false,
	});

	/** A task whose answer nobody waits for */
	function warmUp(bundle: BundleFile): Task {
		const ignore = () => {};
		return { ...newTask({ type: 'probe', bundle }), isRetried: true, done: ignore, failed: ignore };
	}

	/** Another takes its place at once; it ends when its last task is answered. */
	function replace(worker: WorkerHandle): void {
		workers.delete(worker);
		leaving.add(worker);
		add();
		if (worker.taskCount === 0) void worker.end();
	}

	function refill(): void {
		while (!isClosed && workers.size < size) add();
	}

	function exited(worker: WorkerHandle): void {
		const tasks = [...worker.tasks];
		const wasAsked = leaving.delete(worker) && tasks.length === 0;
		workers.delete(worker);
		if (isClosed) {
			for (const task of tasks) task.failed({ kind: 'overloaded', message: 'The server is shutting down.' });
			return;
		}
		if (!wasAsked) {
			restarts += 1;
			onRestart?.();
		}
		// A thread that cannot even start is tried again, but not without pause.
		if (worker.isReady) refill();
		else setTimeout(refill, RESTART_PAUSE_MS).unref();
		for (const task of tasks) {
			if (!worker.hasBegun(task)) leastBusy().give(task);
			else if (!task.isRetried) quarantine.add(task);
			else task.failed({ kind: 'blocked', message: 'Its render thread ended.' });
		}
	}

	function watch(): void {
		const now = performance.now();
		for (const worker of [...workers, ...leaving, ...quarantine.workers]) {
			if (!worker.isReady) continue;
			const silence = worker.silence(now);
			if (silence > timeLimitMs) void worker.end();
			else if (silence < WATCH_MS * 2) expire(worker, now);
			if (worker.taskCount > 0) worker.ping(now);
		}
	}

	function expire(worker: WorkerHandle, now: number): void {
		for (const task of [...worker.tasks]) {
			if (now < task.deadline + GRACE_MS) continue;
			worker.forget(task);
			task.failed({ kind: 'timeout', message: `No answer within ${timeLimitMs} ms.` });
		}
	}

	function submit<Answer extends RenderResponse | BundleFace>(
		work: Work,
		snapshot?: SiteSnapshot,
	): Promise<Answer> {
		const slot = slotKey(work);
		const state = work.type === 'render' ? breaker.state(slot) : 'closed';
		if (state === 'open')
			throw new SlotFailure({
				kind: 'blocked',
				message: `${slot} blocked a render thread; it is tried again soon.`,
			});
		let count = 0;
		for (const worker of workers) count += worker.taskCount;
		if (count >= MOST_TASKS)
			throw new SlotFailure({
				kind: 'overloaded',
				message: `${count} renders are waiting.`,
				isTransient: true,
			});
		return new Promise<Answer>((resolve, reject) => {
			const task: Task = {
				...newTask(work, snapshot),
				done(answer) {
					if (state === 'trial') breaker.drew(slot);
					resolve(answer as Answer);
				},
				failed(failure) {
					if (failure.kind === 'blocked') breaker.blocked(slot);
					else if (state === 'trial') breaker.drew(slot);
					reject(new SlotFailure(failure));
				},
			};
			if (work.type === 'render') noteDrawn(work.bundle);
			if (state === 'trial' || (work.type === 'probe' && isOneOfMany(work.bundle))) {
				quarantine.add(task);
				return;
			}
			const worker = leastBusy();
			worker.give(task);
			if (worker.bundleCount > MOST_HELD) replace(worker);
		});
	}

	const watcher = setInterval(watch, WATCH_MS);
	watcher.unref();
	refill();

	return {
		render: async ({ bundle, slot, snapshot, request }) =>
			submit<RenderResponse>({ type: 'render', bundle, slot, snapshot: snapshot.key, request }, snapshot),
		probe: async (bundle) => submit<BundleFace>({ type: 'probe', bundle }),
		keep(bundles) {
			const fresh = bundles.filter(({ path }) => !kept.some((known) => known.path === path));
			kept = bundles;
			probed.clear();
			const paths = new Set(bundles.map(({ path }) => path));
			for (const path of drawn) if (!paths.has(path)) drawn.delete(path);
			const warmed = new Set(ready());
			for (const worker of [...workers]) {
				if (worker.bundleCount > bundles.length + SPARE_BUNDLES) replace(worker);
				else for (const bundle of fresh) if (warmed.has(bundle)) worker.give(warmUp(bundle));
			}
		},
		get restarts() {
			return restarts;
		},
		async close() {
			isClosed = true;
			clearInterval(watcher);
			await quarantine.end();
			await Promise.all([...workers, ...leaving].map((worker) => worker.end()));
		},
	};
}
