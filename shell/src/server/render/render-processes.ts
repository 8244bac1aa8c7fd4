import { extname } from 'node:path';
import { RenderProcess, type RenderThread, type ThreadEvents } from '@estate/remote-kit/isolation';

/** Beside this module, as a source or bundled. */
const THREAD_ENTRY = new URL(`./render-worker${extname(import.meta.url)}`, import.meta.url);

export interface ProcessSettings {
	/** Threads that render slots */
	workers: number;
	/** Origins that server code of remotes may call: the api's, and what was granted */
	origins: readonly string[];
	/** Gets what server code of remotes prints, a line a second */
	onOutput?: ((line: string) => void) | undefined;
}

/** The processes of one pool: one for its threads, started again when it has died, and one for each thread apart. */
export class RenderProcesses {
	readonly #settings: ProcessSettings;
	readonly #all = new Set<RenderProcess>();
	#common: RenderProcess | undefined;

	constructor(settings: ProcessSettings) {
		this.#settings = settings;
	}

	/** A thread beside the others of the pool. */
	readonly startThread = (events: ThreadEvents): RenderThread => {
		// Threads that are replaced still answer while their successors start.
		if (!this.#common?.isAlive) this.#common = this.#start(this.#settings.workers * 2);
		return this.#common.startThread(events);
	};

	/** A thread in a process of its own, which ends with it. */
	readonly startThreadApart = (events: ThreadEvents): RenderThread => {
		const process = this.#start(1);
		return process.startThread({
			...events,
			onExit(end) {
				void process.end();
				events.onExit(end);
			},
		});
	};

	async close(): Promise<void> {
		await Promise.all([...this.#all].map((process) => process.end()));
	}

	#start(threads: number): RenderProcess {
		const { origins, onOutput } = this.#settings;
		const started = new RenderProcess({ threadEntry: THREAD_ENTRY, origins, threads, onOutput });
		for (const process of this.#all) if (!process.isAlive) this.#all.delete(process);
		this.#all.add(started);
		return started;
	}
}
