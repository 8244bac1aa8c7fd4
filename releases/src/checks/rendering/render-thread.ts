import { extname } from 'node:path';
import { RenderProcess, type RenderThread as Thread } from '@estate/remote-kit/isolation';
import type { RenderMessage, RenderOutcome, ToRenderThread } from './messages.ts';

/** Beside this module, as a source or compiled. */
const WORKER = new URL(`./check-worker${extname(import.meta.url)}`, import.meta.url);

export type ThreadOutcome = RenderOutcome | { kind: 'timeout' } | { kind: 'died'; message: string };

/** A process of its own for a server bundle, as a site has it: what throws, loops or exits in there costs nothing but it. */
export class RenderThread {
	readonly #process: RenderProcess;
	readonly #thread: Thread;
	#settle: (outcome: ThreadOutcome) => void = () => {};
	#death: ThreadOutcome | undefined;

	/** @param apiUrl the one origin that it may call */
	constructor(bundlePath: string, apiUrl: string) {
		this.#process = new RenderProcess({
			threadEntry: WORKER,
			origins: [new URL(apiUrl).origin],
			threads: 1,
		});
		this.#thread = this.#process.startThread({
			onMessage: (outcome) => this.#settle(outcome as RenderOutcome),
			onExit: () => this.#die('Its render thread ended.'),
			mayRead: (path) => path === bundlePath,
		});
		this.#post({ type: 'load', path: bundlePath });
	}

	/** Waits for the bundle to be imported; `limit` in milliseconds. */
	ready(limit: number): Promise<ThreadOutcome> {
		return this.#next(limit);
	}

	render(message: RenderMessage, limit: number): Promise<ThreadOutcome> {
		const outcome = this.#next(limit);
		this.#post({ type: 'render', message });
		return outcome;
	}

	async end(): Promise<void> {
		await this.#process.end();
	}

	#post(message: ToRenderThread): void {
		this.#thread.post(message);
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
