import type { RenderThread, ThreadEnd, ThreadEvents } from '@estate/remote-kit/isolation';
import { LRUCache } from 'lru-cache';
import type { FailureFacts } from './slot-failure.ts';
import type { Task } from './task.ts';
import { ThreadHolders } from './thread-holders.ts';
import {
	type FromWorker,
	type Holder,
	type HolderNumbers,
	MOST_SNAPSHOTS,
	type ToWorker,
} from './worker-messages.ts';

/** Others may have had the thread for so long before a task that is late is excused */
const EXCUSED_MS = 250;

/** Starts a thread, in a process that others are in or in one of its own */
export type StartThread = (events: ThreadEvents) => RenderThread;

interface WorkerEvents {
	/** The last task in it was answered */
	onIdle(): void;
	/** The thread ended, by itself or by `end()`; called once */
	onExit(): void;
}

/** A thread that ended without being asked to. */
export interface LostThread {
	kind: 'blocked' | 'memory';
	/** Whose code ran in it then, where one knows */
	holder: Holder | undefined;
	/** How its whole process ended, where the site had not asked for it */
	processEnd?: string | undefined;
}

/** A task in a thread. */
interface Given {
	task: Task;
	numbers: HolderNumbers;
	/** What others had held the thread for, ever, when its time began */
	heldBeforeMs: number;
	/** The thread was importing all that it has to have ready */
	wasCold: boolean;
}

/** A render thread with the tasks in it. */
export class WorkerHandle {
	readonly #thread: RenderThread;
	readonly #onIdle: () => void;
	readonly #holders = new ThreadHolders();
	/** How the thread ended, once it has */
	#end: ThreadEnd = { begun: 0, holder: 0, isFull: false };
	readonly #tasks = new Map<number, Given>();
	readonly #ids = new Map<Task, number>();
	/** Keys of the snapshots that the thread has */
	readonly #snapshots = new LRUCache<string, true>({ max: MOST_SNAPSHOTS });
	readonly #bundles = new Set<string>();
	#lastId = 0;
	#pingedAtMs: number | undefined;
	/** Up to when it is known who held the thread since the ping */
	#lookedAtMs = 0;
	#isReady = false;

	constructor(start: StartThread, { onIdle, onExit }: WorkerEvents) {
		this.#onIdle = onIdle;
		this.#thread = start({
			onMessage: (message) => this.#receive(message as FromWorker),
			onHolder: (holder) => this.#noteHolder(holder),
			onExit: (end) => {
				this.#end = end;
				onExit();
			},
			mayRead: (path) => this.#bundles.has(path),
		});
	}

	get tasks(): Task[] {
		return [...this.#tasks.values()].map(({ task }) => task);
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
		const numbers = this.#holders.numbersOf(task.work);
		const given = { task, numbers, heldBeforeMs: 0, wasCold: this.#isCold() };
		this.#begin(given);
		this.#tasks.set(id, given);
		this.#ids.set(task, id);
		this.#bundles.add(task.work.bundle.path);
		const { snapshot } = task;
		if (snapshot && !this.#snapshots.has(snapshot.key)) {
			this.#snapshots.set(snapshot.key, true);
			this.#post({ type: 'snapshot', snapshot });
		}
		this.#post({ type: 'work', id, work: task.work, holders: numbers });
	}

	/** Its time is up: stops waiting for a task; an answer that still comes is dropped. */
	expire(task: Task): void {
		const given = this.#take(this.#ids.get(task) ?? 0);
		const message = `No answer within ${task.limitMs} ms.`;
		if (given) task.failed(this.#excused({ kind: 'timeout', message }, given));
	}

	/** Since a ping that has had no answer; 0 when it answers */
	silenceMs(nowMs: number): number {
		return this.#pingedAtMs === undefined ? 0 : nowMs - this.#pingedAtMs;
	}

	ping(nowMs: number): void {
		if (this.#pingedAtMs !== undefined) return;
		this.#pingedAtMs = nowMs;
		this.#lookedAtMs = nowMs;
		this.#post({ type: 'ping' });
	}

	/** Notes who holds the thread, which gives no answer. */
	look(): void {
		this.#thread.look();
	}

	/** Was this task begun, so that it may be the one that ended the thread? */
	hasBegun(task: Task): boolean {
		return (this.#ids.get(task) ?? 0) <= this.#end.begun;
	}

	/** How it ended, and who ended it */
	get loss(): LostThread {
		const { isFull, holder, processEnd } = this.#end;
		return { kind: isFull ? 'memory' : 'blocked', holder: this.#holders.at(holder), processEnd };
	}

	end(): Promise<void> {
		return this.#thread.end();
	}

	#receive(message: FromWorker): void {
		if (message.type === 'pong') {
			this.#answered();
			return;
		}
		const given = this.#take(message.id);
		if (message.type === 'done') given?.task.done(message.answer);
		else given?.task.failed(this.#excused(message.failure, given));
		if (this.#tasks.size === 0) this.#onIdle();
	}

	#answered(): void {
		this.#pingedAtMs = undefined;
		// How long a thread takes to start, on a machine that is busy, is not what its first tasks take.
		if (!this.#isReady) for (const given of this.#tasks.values()) this.#begin(given);
		this.#isReady = true;
	}

	#take(id: number): Given | undefined {
		const given = this.#tasks.get(id);
		this.#tasks.delete(id);
		if (given) this.#ids.delete(given.task);
		return given;
	}

	#begin(given: Given): void {
		given.task.deadlineMs = performance.now() + given.task.limitMs;
		given.heldBeforeMs = this.#holders.heldByOthersMs(given.numbers);
	}

	/** Does it still import what it has to have ready? */
	#isCold(): boolean {
		for (const { task } of this.#tasks.values()) if (task.isWarmUp) return true;
		return false;
	}

	#noteHolder(holder: number): void {
		if (this.#pingedAtMs === undefined) return;
		const nowMs = performance.now();
		this.#holders.note(holder, nowMs - this.#lookedAtMs);
		this.#lookedAtMs = nowMs;
	}

	/** A task that was late is not to blame where others had its time. */
	#excused(failure: FailureFacts, { task, numbers, heldBeforeMs, wasCold }: Given): FailureFacts {
		const heldMs = this.#holders.heldByOthersMs(numbers) - heldBeforeMs;
		if (failure.kind !== 'timeout' || !(task.losses > 0 || wasCold || heldMs > EXCUSED_MS)) return failure;
		return { kind: 'lost', message: `Others had its thread meanwhile. ${failure.message}` };
	}

	#post(message: ToWorker): void {
		this.#thread.post(message);
	}
}
