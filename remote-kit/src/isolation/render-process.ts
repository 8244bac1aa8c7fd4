import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { limitLines } from './limit-lines.ts';
import type { FromProcess, ProcessData, ThreadEnd, ToProcess } from './messages.ts';
import { processArguments } from './process-arguments.ts';

/** For a thread that is ended, after which its process is */
const END_LIMIT_MS = 5_000;
/** glibc gives each thread heaps of its own, of which it gives hardly anything back, and keeps large buffers once some were freed */
const LEAN_MALLOC = {
	MALLOC_ARENA_MAX: '2',
	MALLOC_MMAP_THRESHOLD_: '131072',
	MALLOC_TRIM_THRESHOLD_: '131072',
};
/** A process with its own thread and what all others share */
const BASE_MB = 384;
const MB_PER_THREAD = 320;

export interface RenderProcessSettings {
	/** The module that its threads run; it calls `openThread` */
	threadEntry: URL;
	/** Origins that remotes in it may call */
	origins: readonly string[];
	/** Threads that it has at most at once, by which its memory is limited */
	threads: number;
	/** Gets one line a second of what remotes print */
	onOutput?: ((line: string) => void) | undefined;
}

export interface ThreadEvents {
	onMessage(message: unknown): void;
	/** Answers `look()`: the number that `hold` was given for the code that runs; 0: nobody's */
	onHolder?(holder: number): void;
	/** The thread ended, by itself or by `end()`; called once */
	onExit(end: ThreadEnd): void;
	/** May the thread have this file? */
	mayRead(path: string): boolean;
}

/** A thread in a render process. */
export interface RenderThread {
	/** Plain data */
	post(message: unknown): void;
	/** Asks whose code runs in it, which its process knows of one that gives no answer too */
	look(): void;
	/** Resolves when it has ended */
	end(): Promise<void>;
}

/** Beside this module, as a source or compiled. */
const MAIN = fileURLToPath(new URL(`./process-main${extname(import.meta.url)}`, import.meta.url));

/** A process that runs server code of remotes, in threads: without the site's environment, files, processes and network. */
export class RenderProcess {
	readonly #child: ChildProcess;
	readonly #threads = new Map<number, ThreadEvents>();
	readonly #ended: Promise<void>;
	/** What the process said last, once its memory was full: whose code ran in each thread */
	#holders: ReadonlyMap<number, number> | undefined;
	#lastThread = 0;
	#isAlive = true;
	/** It is ended by the site */
	#isEnding = false;

	constructor({ threadEntry, origins, threads, onOutput = () => {} }: RenderProcessSettings) {
		const data: ProcessData = {
			threadEntry: threadEntry.href,
			origins,
			mostMemoryMb: BASE_MB + threads * MB_PER_THREAD,
		};
		this.#child = fork(MAIN, [JSON.stringify(data)], {
			execArgv: processArguments(threadEntry.href),
			env: LEAN_MALLOC,
			serialization: 'advanced',
			stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
		});
		const output = limitLines(onOutput);
		this.#child.stderr?.on('data', (chunk: Buffer) => output(chunk.toString().trimEnd()));
		this.#child.on('message', (message: FromProcess) => {
			if (message.type === 'output') output(message.line);
			else if (message.type === 'full') this.#holders = new Map(message.holders);
			else this.#receive(message);
		});
		this.#ended = new Promise((resolve) => {
			const died = (end?: string) => {
				this.#died(this.#isEnding ? undefined : end);
				resolve();
			};
			this.#child.once('exit', (code, signal) => died(signal ?? `exit code ${code}`));
			this.#child.once('error', () => died());
		});
	}

	get isAlive(): boolean {
		return this.#isAlive;
	}

	startThread(events: ThreadEvents): RenderThread {
		const thread = ++this.#lastThread;
		this.#threads.set(thread, events);
		const exited = new Promise<void>((resolve) => {
			const { onExit } = events;
			this.#threads.set(thread, {
				...events,
				onExit(end) {
					resolve();
					onExit(end);
				},
			});
		});
		this.#tell({ type: 'start', thread });
		return {
			post: (message) => this.#tell({ type: 'say', thread, bytes: serialize(message) }),
			look: () => this.#tell({ type: 'look', thread }),
			end: () => this.#endThread(thread, exited),
		};
	}

	/** Ends the process with all its threads. */
	async end(): Promise<void> {
		this.#isEnding = true;
		this.#child.kill('SIGKILL');
		await this.#ended;
	}

	async #endThread(thread: number, exited: Promise<void>): Promise<void> {
		this.#tell({ type: 'end', thread });
		const overdue = setTimeout(() => void this.end(), END_LIMIT_MS);
		await exited;
		clearTimeout(overdue);
	}

	#receive(message: Exclude<FromProcess, { type: 'output' | 'full' }>): void {
		const { thread } = message;
		const events = this.#threads.get(thread);
		if (!events) return;
		if (message.type === 'said') events.onMessage(deserialize(message.bytes));
		else if (message.type === 'holding') events.onHolder?.(message.holder);
		else if (message.type === 'need') void this.#give(thread, message.path, events);
		else {
			this.#threads.delete(thread);
			events.onExit(message);
		}
	}

	async #give(thread: number, path: string, events: ThreadEvents): Promise<void> {
		const source = events.mayRead(path) ? await readFile(path).catch(() => undefined) : undefined;
		this.#tell({ type: 'source', thread, path, ...(source ? { source } : {}) });
	}

	#tell(message: ToProcess): void {
		if (this.#child.connected) this.#child.send(message, () => {});
	}

	#died(processEnd: string | undefined): void {
		if (!this.#isAlive) return;
		this.#isAlive = false;
		const threads = [...this.#threads];
		this.#threads.clear();
		const holders = this.#holders;
		for (const [thread, { onExit }] of threads)
			onExit({
				begun: Number.POSITIVE_INFINITY,
				holder: holders?.get(thread) ?? 0,
				isFull: holders !== undefined,
				...(processEnd ? { processEnd } : {}),
			});
	}
}
