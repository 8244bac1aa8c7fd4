import type { RenderThread, ThreadEvents } from '@estate/remote-kit/isolation';
import { LRUCache } from 'lru-cache';
import type { Task } from './task.ts';
import { type FromWorker, MOST_SNAPSHOTS, type ToWorker } from './worker-messages.ts';

/** Starts a thread, in a process that others are in or in one of its own */
export type StartThread = (events: ThreadEvents) => RenderThread;

interface WorkerEvents {
	/** The last task in it was answered */
	onIdle(): void;
	/** The thread ended, by itself or by `end()`; called once */
	onExit(): void;
}

/** A render thread with the tasks in it. */
export class WorkerHandle {
	readonly #thread: RenderThread;
	readonly #onIdle: () => void;
	/** The id of the newest work that was begun, once the thread has ended */
	#begun = 0;
	readonly #tasks = new Map<number, Task>();
	readonly #ids = new Map<Task, number>();
	/** Keys of the snapshots that the thread has */
	readonly #snapshots = new LRUCache<string, true>({ max: MOST_SNAPSHOTS });
	readonly #bundles = new Set<string>();
	#lastId = 0;
	#pingedAtMs: number | undefined;
	#isReady = false;

	constructor(start: StartThread, { onIdle, onExit }: WorkerEvents) {
		this.#onIdle = onIdle;
		this.#thread = start({
			onMessage: (message) => this.#receive(message as FromWorker),
			onExit: (begun) => {
				this.#begun = begun;
				onExit();
			},
			mayRead: (path) => this.#bundles.has(path),
		});
	}

	get tasks(): Iterable<Task> {
		return this.#tasks.values();
	}

	get taskCount(): number {
		return this.#tasks.size;
	}

	/** Bundles that it has imported: memory that only its end gives back */
	get bundleCount(): number {
		return this.#bundles.size;
	}

	/** The thread has started and takes work */
	get isReady(): boolean {
		return this.#isReady;
	}

	give(task: Task): void {
		const id = ++this.#lastId;
		begin(task);
		this.#tasks.set(id, task);
		this.#ids.set(task, id);
		this.#bundles.add(task.work.bundle.path);
		const { snapshot } = task;
		if (snapshot && !this.#snapshots.has(snapshot.key)) {
			this.#snapshots.set(snapshot.key, true);
			this.#post({ type: 'snapshot', snapshot });
		}
		this.#post({ type: 'work', id, work: task.work });
	}

	/** Stops waiting for a task; an answer that still comes is dropped. */
	forget(task: Task): void {
		this.#take(this.#ids.get(task) ?? 0);
	}

	/** Since a ping that has had no answer; 0 when it answers */
	silenceMs(nowMs: number): number {
		return this.#pingedAtMs === undefined ? 0 : nowMs - this.#pingedAtMs;
	}

	ping(nowMs: number): void {
		if (this.#pingedAtMs !== undefined) return;
		this.#pingedAtMs = nowMs;
		this.#post({ type: 'ping' });
	}

	/** Was this task begun, so that it may be the one that ended the thread? */
	hasBegun(task: Task): boolean {
		return (this.#ids.get(task) ?? 0) <= this.#begun;
	}

	end(): Promise<void> {
		return this.#thread.end();
	}

	#receive(message: FromWorker): void {
		if (message.type === 'pong') {
			this.#answered();
			return;
		}
		const task = this.#take(message.id);
		if (message.type === 'done') task?.done(message.answer);
		else task?.failed(message.failure);
		if (this.#tasks.size === 0) this.#onIdle();
	}

	#answered(): void {
		this.#pingedAtMs = undefined;
		// How long a thread takes to start, on a machine that is busy, is not what its first tasks take.
		if (!this.#isReady) for (const task of this.#tasks.values()) begin(task);
		this.#isReady = true;
	}

	#take(id: number): Task | undefined {
		const task = this.#tasks.get(id);
		this.#tasks.delete(id);
		if (task) this.#ids.delete(task);
		return task;
	}

	#post(message: ToWorker): void {
		this.#thread.post(message);
	}
}

function begin(task: Task): void {
	task.deadlineMs = performance.now() + task.limitMs;
}
