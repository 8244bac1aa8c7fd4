import { Worker } from 'node:worker_threads';
import { messageOf } from '@estate/shared-contract/message-of';
import { Turns } from '../server/turns.ts';
import type { TaskAnswer } from './serve-tasks.ts';

/** A thread that nobody needed for so long gives its memory back. */
const IDLE_MS = 30_000;

/** A task that could not be carried out, and would not be another time: its thread runs, and it failed there, hung, or took too much memory. */
export class TaskFailed extends Error {
	override readonly name = 'TaskFailed';
}

interface TaskThreadOptions {
	/** The thread's file, which calls `serveTasks`. Beside its starter, as a source or bundled */
	file: URL;
	/** What it works on, as messages call it: "documents" */
	what: string;
	/** A task that takes as long as this never ends. Milliseconds */
	longestMs: number;
	/** Of the thread's heap */
	mostMb: number;
}

/** Carries tasks out away from the thread that answers visitors, one after the other, within bounds of time and memory. */
export class TaskThread<Task, Result> {
	readonly #options: TaskThreadOptions;
	readonly #turns: Turns;
	#worker: Worker | undefined;
	#idle: NodeJS.Timeout | undefined;

	constructor(options: TaskThreadOptions) {
		this.#options = options;
		this.#turns = new Turns({ what: options.what, atOnce: 1 });
	}

	/** Rejects with TaskFailed where the task is to blame. */
	run(task: Task): Promise<Result> {
		return this.#turns.run(() => this.#carryOut(task));
	}

	#end(worker: Worker): void {
		if (this.#worker === worker) this.#worker = undefined;
		void worker.terminate();
	}

	/** A thread that runs. Rejects when none can be started, which is no fault of a task. */
	async #running(): Promise<Worker> {
		if (this.#worker) return this.#worker;
		const { file, what, mostMb } = this.#options;
		const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: mostMb } });
		await new Promise<void>((resolve, reject) => {
			// The first message says that it is ready.
			started.once('message', () => resolve()).once('error', reject);
			started.once('exit', () => reject(new Error(`The thread of ${what} could not start.`)));
		});
		// Neither waits a process for it to end, nor is an error of it one of the process.
		started.unref();
		started.on('error', () => this.#end(started));
		started.on('exit', () => this.#end(started));
		this.#worker = started;
		return started;
	}

	async #carryOut(task: Task): Promise<Result> {
		clearTimeout(this.#idle);
		const worker = await this.#running();
		const { what, longestMs } = this.#options;
		return new Promise<Result>((resolve, reject) => {
			const stopWaiting = () => {
				clearTimeout(late);
				worker.off('error', fail).off('exit', ended).off('message', settle);
			};
			const fail = (error: unknown) => {
				stopWaiting();
				this.#end(worker);
				reject(new TaskFailed(messageOf(error), { cause: error }));
			};
			const ended = () => fail(new Error(`The thread of ${what} has ended.`));
			const late = setTimeout(() => fail(new Error(`No answer within ${longestMs} ms.`)), longestMs);
			const settle = (answer: TaskAnswer<Result>) => {
				stopWaiting();
				if ('error' in answer) reject(new TaskFailed(answer.error));
				else resolve(answer.result);
			};
			worker.once('error', fail).once('exit', ended).once('message', settle);
			worker.postMessage(task);
		}).finally(() => {
			this.#idle = setTimeout(() => this.#end(worker), IDLE_MS).unref();
		});
	}
}
