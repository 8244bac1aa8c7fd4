import type { ReadyBundles } from './ready-bundles.ts';
import { type Task, warmUpTask } from './task.ts';
import { type LostThread, type StartThread, WorkerHandle } from './worker-handle.ts';
import { type BundleFile, isOf } from './worker-messages.ts';

/** A thread that has imported more is replaced: a bundle takes some megabytes, and only a thread's end gives them back */
const MOST_HELD = 48;
/** Bundles that a thread may hold beside those that are kept */
const SPARE_BUNDLES = 6;
const RESTART_PAUSE_MS = 1_000;

interface ThreadSettings {
	count: number;
	bundles: ReadyBundles;
	timeLimitMs: number;
	startThread: StartThread;
	/** A task that was begun in a thread that ended */
	onLost(task: Task): void;
	/** A thread ended without being asked to */
	onEnd(thread: LostThread): void;
}

/** The threads that render. One that ends is replaced, and what it had not begun goes to another. */
export class RenderThreads {
	readonly #settings: ThreadSettings;
	readonly #working = new Set<WorkerHandle>();
	/** Replaced, with tasks that they still answer */
	readonly #leaving = new Set<WorkerHandle>();
	#isClosed = false;

	constructor(settings: ThreadSettings) {
		this.#settings = settings;
		this.#refill();
	}

	get all(): WorkerHandle[] {
		return [...this.#working, ...this.#leaving];
	}

	/** Tasks that wait or run, but for those in threads that leave */
	get taskCount(): number {
		let count = 0;
		for (const worker of this.#working) count += worker.taskCount;
		return count;
	}

	/** Gives a task to the thread with the fewest. */
	give(task: Task): void {
		const worker = this.#leastBusy();
		worker.give(task);
		if (worker.bundleCount > MOST_HELD) this.#replace(worker);
	}

	/** Threads that hold many other bundles are replaced; the others import the fresh ones. */
	keep(bundles: readonly BundleFile[], fresh: readonly BundleFile[]): void {
		for (const worker of [...this.#working])
			if (worker.bundleCount > bundles.length + SPARE_BUNDLES) this.#replace(worker);
			else for (const bundle of fresh) this.#warmUp(worker, bundle);
	}

	/** From now on none is replaced; their process ends them. */
	close(): void {
		this.#isClosed = true;
	}

	#leastBusy(): WorkerHandle {
		let best: WorkerHandle | undefined;
		for (const worker of this.#working) if (!best || worker.taskCount < best.taskCount) best = worker;
		return best ?? this.#add();
	}

	#add(): WorkerHandle {
		const worker: WorkerHandle = new WorkerHandle(this.#settings.startThread, {
			onIdle: () => this.#leaving.has(worker) && void worker.end(),
			onExit: () => this.#exited(worker),
		});
		this.#working.add(worker);
		for (const bundle of this.#settings.bundles.all) this.#warmUp(worker, bundle);
		return worker;
	}

	#warmUp(worker: WorkerHandle, bundle: BundleFile): void {
		worker.give(warmUpTask(bundle, this.#settings.timeLimitMs));
	}

	/** Another takes its place at once; it ends when its last task is answered. */
	#replace(worker: WorkerHandle): void {
		this.#working.delete(worker);
		this.#leaving.add(worker);
		this.#add();
		if (worker.taskCount === 0) void worker.end();
	}

	#refill(): void {
		while (!this.#isClosed && this.#working.size < this.#settings.count) this.#add();
	}

	#exited(worker: WorkerHandle): void {
		const { tasks, loss } = worker;
		const wasAsked = this.#leaving.delete(worker) && tasks.length === 0;
		this.#working.delete(worker);
		if (this.#isClosed) {
			for (const task of tasks) task.failed({ kind: 'overloaded', message: 'The server is shutting down.' });
			return;
		}
		if (!wasAsked) this.#settings.onEnd(loss);
		// A thread that cannot even start is tried again, but not without pause.
		if (worker.isReady) this.#refill();
		else setTimeout(() => this.#refill(), RESTART_PAUSE_MS).unref();
		for (const task of tasks) if (!isOf(task.work, loss.holder)) task.losses += 1;
		for (const task of tasks)
			if (worker.hasBegun(task)) this.#settings.onLost(task);
			else this.#leastBusy().give(task);
	}
}
