import cluster, { type Worker } from 'node:cluster';
import { closeUntaken } from './close-untaken.ts';
import { type Standing, type ToShell, type ToSupervisor, toSupervisorSchema } from './messages.ts';

/** For a shell that hangs while it starts, in milliseconds */
const START_MS = 120_000;
/** For what it still answers when it leaves, in milliseconds, beside the time of its drain */
const LEAVE_MS = 15_000;

/**
 * A shell in a process of its own that shares the supervisor's port: the supervisor takes connections and hands them to the
 * shells that listen, so that one can come before the other goes.
 */
export class ShellProcess {
	readonly version: string;
	readonly #worker: Worker;
	readonly #ended: Promise<string>;
	#why: string | undefined;
	#stood = '';

	/** `entry`: the file that starts it */
	static start(version: string, entry: string): ShellProcess {
		cluster.setupPrimary({ exec: entry, args: [] });
		return new ShellProcess(version, cluster.fork({ SHELL_RELEASES: 'off' }));
	}

	private constructor(version: string, worker: Worker) {
		this.version = version;
		this.#worker = worker;
		closeUntaken(worker);
		this.#ended = new Promise((done) => {
			worker.once('exit', (code, signal) =>
				done(this.#why ?? (signal ? `It was ended by ${signal}.` : `It ended by itself with ${code}.`)),
			);
		});
		this.#worker.on('message', (message: unknown) => {
			const read = toSupervisorSchema.safeParse(message);
			if (read.success && read.data.shell === 'failed') this.#why = read.data.why;
		});
		// A process that is gone cannot be told anything; its end is heard by itself.
		worker.on('error', () => {});
	}

	/** Resolves with how it ended, in a sentence. */
	get ended(): Promise<string> {
		return this.#ended;
	}

	/** Address of this machine at which it can be looked at. Throws an Error that says why it does not come up. */
	async trial(): Promise<string> {
		const { port } = await this.#said('trial');
		return `http://127.0.0.1:${port}`;
	}

	/** From now on it takes visitors. Throws an Error that says why it does not. */
	async listen(): Promise<void> {
		const listening = this.#said('listening');
		this.#tell({ shell: 'listen' });
		await listening;
	}

	/** Tells it where it stands, where that is news. */
	stand(standing: Standing): void {
		const text = JSON.stringify(standing);
		if (text !== this.#stood) this.#tell({ shell: 'standing', standing });
		this.#stood = text;
	}

	/** Another one takes visitors: it answers what it has, and ends. */
	async leave(drainSeconds: number): Promise<void> {
		this.#tell({ shell: 'leave' });
		await this.#within(drainSeconds * 1_000 + LEAVE_MS);
	}

	/** As a signal to stop does. */
	async stop(drainSeconds: number): Promise<void> {
		this.#worker.process.kill('SIGTERM');
		await this.#within(drainSeconds * 1_000 + LEAVE_MS);
	}

	async kill(): Promise<void> {
		this.#worker.process.kill('SIGKILL');
		await this.#ended;
	}

	async #within(ms: number): Promise<void> {
		const limit = setTimeout(() => this.#worker.process.kill('SIGKILL'), ms);
		await this.#ended;
		clearTimeout(limit);
	}

	#tell(message: ToShell): void {
		if (this.#worker.isConnected()) this.#worker.send(message);
	}

	#said<Kind extends ToSupervisor['shell']>(kind: Kind): Promise<Extract<ToSupervisor, { shell: Kind }>> {
		return new Promise((done, fail) => {
			const limit = setTimeout(
				() => fail(new Error(`It was not there within ${START_MS / 1_000} s.`)),
				START_MS,
			);
			const listener = (message: unknown) => {
				const read = toSupervisorSchema.safeParse(message);
				if (!read.success || read.data.shell !== kind) return;
				clearTimeout(limit);
				this.#worker.off('message', listener);
				done(read.data as Extract<ToSupervisor, { shell: Kind }>);
			};
			this.#worker.on('message', listener);
			void this.#ended.then((how) => {
				clearTimeout(limit);
				fail(new Error(how));
			});
		});
	}
}
