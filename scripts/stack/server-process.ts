import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { endWithThisProcess } from './end-with-this-process.ts';
import { ROOT } from './settings.ts';

export interface ServerProcessOptions {
	name: string;
	file: string;
	environment: NodeJS.ProcessEnv;
	/** Answers 200 when the server is ready */
	healthUrl: string;
	/** Start again when it ends by itself */
	restart: boolean;
	/** Sees each line that the server prints */
	onLine?: (line: string) => void;
}

const READY_WITHIN_MS = 120_000;
/**
 * What a request makes lives shortly. Left alone, Node's young generation grows to 128 MB under load and is not given back; what a
 * start makes stays, and from the 1 MB that Node begins with it would be copied again and again. The images and units of `deploy/`
 * say the same.
 */
const NODE_FLAGS = [
	'--disable-warning=ExperimentalWarning',
	'--max-semi-space-size=8',
	'--min-semi-space-size=4',
];
/** Nor are the heaps given back that glibc has for each thread, and what it keeps of large buffers once some were freed. */
const LEAN_MALLOC = {
	MALLOC_ARENA_MAX: '2',
	MALLOC_MMAP_THRESHOLD_: '131072',
	MALLOC_TRIM_THRESHOLD_: '131072',
};
const LONGEST_PAUSE_MS = 5_000;

/** One of the two servers, watched: it is started again, with growing pauses, when it dies. */
export class ServerProcess {
	readonly #options: ServerProcessOptions;
	#child: ChildProcess | undefined;
	#stopping = false;
	#pause = 100;
	#output = '';
	#gaveUp: ((reason: Error) => void) | undefined;

	constructor(options: ServerProcessOptions) {
		this.#options = options;
	}

	get pid(): number | undefined {
		return this.#child?.pid;
	}

	/** Resolves when the server answers; rejects with what it printed when it ends before. */
	async start(): Promise<void> {
		this.#stopping = false;
		const ended = new Promise<never>((_, reject) => {
			this.#gaveUp = reject;
		});
		this.#spawn();
		await Promise.race([this.#ready(), ended]);
		this.#gaveUp = undefined;
	}

	/** Ends the server politely, then by force after 5 s. */
	async stop(): Promise<void> {
		this.#stopping = true;
		const child = this.#child;
		if (!child || child.exitCode !== null || child.signalCode !== null) return;
		await new Promise<void>((resolve) => {
			const force = setTimeout(() => child.kill('SIGKILL'), 5_000);
			child.once('exit', () => {
				clearTimeout(force);
				resolve();
			});
			child.kill('SIGTERM');
		});
	}

	#spawn(): void {
		const { name, file, environment, onLine } = this.#options;
		const child = spawn(process.execPath, [...NODE_FLAGS, file], {
			cwd: ROOT,
			// Nothing stands before it that would have to notice that it goes.
			env: { DRAIN_SECONDS: '0', ...LEAN_MALLOC, ...environment },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		this.#child = child;
		endWithThisProcess(child);
		for (const stream of [child.stdout, child.stderr])
			stream?.setEncoding('utf8').on('data', (text: string) => {
				this.#output = (this.#output + text).slice(-8_000);
				this.#keep(text);
				for (const line of text.split('\n')) if (line.trim()) onLine?.(line);
			});
		child.once('exit', (code, signal) => {
			if (this.#stopping) return;
			if (this.#gaveUp || !this.#options.restart) {
				this.#gaveUp?.(new Error(this.#output.trim() || `${name} ended with ${signal ?? code}.`));
				return;
			}
			onLine?.(`${name} ended with ${signal ?? `code ${code}`}; starting it again.`);
			setTimeout(() => !this.#stopping && this.#spawn(), this.#pause);
			this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
		});
	}

	/** For tests that look at all that servers print. */
	#keep(text: string): void {
		const { name, environment } = this.#options;
		const folder = environment.SERVER_OUTPUT_DIR;
		if (!folder) return;
		mkdirSync(folder, { recursive: true });
		appendFileSync(path.join(folder, `${name.replace(/\W+/g, '-')}.log`), text);
	}

	async #ready(): Promise<void> {
		const until = Date.now() + READY_WITHIN_MS;
		while (Date.now() < until && !this.#stopping) {
			try {
				if ((await fetch(this.#options.healthUrl)).ok) return;
			} catch {
				// Not listening yet.
			}
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
		throw new Error(
			`${this.#options.name} did not answer at ${this.#options.healthUrl} within ${READY_WITHIN_MS / 1000} s.`,
		);
	}
}
