import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RenderMessage, RenderOutcome } from './messages.ts';

/** Beside this module, as a source or compiled. */
const WORKER = new URL(`./render-worker${extname(import.meta.url)}`, import.meta.url);

export type ThreadOutcome = RenderOutcome | { kind: 'timeout' } | { kind: 'died'; message: string };

/** A thread of its own for a server bundle: what throws, loops or exits in there costs nothing but the thread. */
export class RenderThread {
	readonly #worker: Worker;
	#settle: (outcome: ThreadOutcome) => void = () => {};
	#death: ThreadOutcome | undefined;

	constructor(bundleUrl: string) {
		this.#worker = new Worker(WORKER, {
			workerData: { url: bundleUrl },
			env: { NODE_ENV: 'production' },
			stdout: true,
			stderr: true,
			resourceLimits: { maxOldGenerationSizeMb: 256 },
		});
		this.#worker.on('message', (outcome: RenderOutcome) => this.#settle(outcome));
		this.#worker.on('error', (error) => this.#die(error instanceof Error ? error.message : String(error)));
		this.#worker.on('exit', (code) => this.#die(`The thread ended with code ${code}.`));
	}

	/** Waits for the bundle to be imported; `limit` in milliseconds. */
	ready(limit: number): Promise<ThreadOutcome> {
		return this.#next(limit);
	}

	render(message: RenderMessage, limit: number): Promise<ThreadOutcome> {
		const outcome = this.#next(limit);
		if (!this.#death) this.#worker.postMessage(message);
		return outcome;
	}

	async end(): Promise<void> {
		await this.#worker.terminate();
	}

	#die(message: string): void {
		this.#death ??= { kind: 'died', message };
		this.#settle(this.#death);
	}

	#next(limit: number): Promise<ThreadOutcome> {
		if (this.#death) return Promise.resolve(this.#death);
		return new Promise((done) => {
			const timer = setTimeout(() => done({ kind: 'timeout' }), limit);
			this.#settle = (outcome) => {
				clearTimeout(timer);
				done(outcome);
			};
		});
	}
}
