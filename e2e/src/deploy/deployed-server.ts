import { type ChildProcess, spawn } from 'node:child_process';
import { type ServerPart, serverCommand } from './server-command.ts';

/** For one that hangs: a machine that is busy takes its time */
const READY_WITHIN_MS = 180_000;
/** What is promised: an instance that is asked to stop has answered what it had and is gone. */
const DRAINED_WITHIN_MS = 10_000;

export interface DeployedServerOptions {
	part: ServerPart;
	/** Of this instance, in messages */
	name: string;
	port: number;
	environment: NodeJS.ProcessEnv;
	/** Folder that `npm run build` made; undefined: that of the drills */
	dist?: string;
}

/** One instance of the site or the api, as a supervisor runs it: started, asked to stop by SIGTERM, started again. */
export class DeployedServer {
	readonly address: string;
	readonly #options: DeployedServerOptions;
	#child: ChildProcess | undefined;
	#output = '';

	constructor(options: DeployedServerOptions) {
		this.#options = options;
		this.address = `127.0.0.1:${options.port}`;
	}

	/** Of the running instance */
	get pid(): number {
		if (!this.#child?.pid) throw new Error(`${this.#options.name} does not run.`);
		return this.#child.pid;
	}

	/** The end of what it printed */
	get output(): string {
		return this.#output;
	}

	/** Resolves when it says that it is ready; throws with what it printed when it ends before. */
	async start(): Promise<void> {
		const { part, name, environment, dist } = this.#options;
		const { command, args, cwd } = serverCommand(part, dist);
		const child = spawn(command, args, { cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
		this.#child = child;
		for (const stream of [child.stdout, child.stderr])
			stream.setEncoding('utf8').on('data', (text: string) => {
				this.#output = (this.#output + text).slice(-8_000);
			});
		const until = Date.now() + READY_WITHIN_MS;
		const isReady = async () => (await fetch(`http://${this.address}/readyz`)).ok;
		while (!(await isReady().catch(() => false))) {
			if (child.exitCode !== null || Date.now() > until)
				throw new Error(`${name} did not become ready:\n${this.#output}`);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	}

	/** Asks it to stop, and waits until it is gone: milliseconds that took. One that hangs is ended by force, and named. */
	async stop(): Promise<number> {
		const child = this.#child;
		if (!child || child.exitCode !== null || child.signalCode !== null) return 0;
		const asked = performance.now();
		const signal = await new Promise<NodeJS.Signals | null>((resolve) => {
			const force = setTimeout(() => child.kill('SIGKILL'), DRAINED_WITHIN_MS);
			child.once('exit', (_, by) => {
				clearTimeout(force);
				resolve(by);
			});
			child.kill('SIGTERM');
		});
		if (signal === 'SIGKILL')
			throw new Error(`${this.#options.name} did not drain within ${DRAINED_WITHIN_MS / 1000} s.`);
		return performance.now() - asked;
	}

	/** Replaces it as an update does; milliseconds that the old one took to be gone, and the new one to be ready. */
	async replace(): Promise<{ drainMs: number; startMs: number }> {
		const drainMs = await this.stop();
		const begun = performance.now();
		await this.start();
		return { drainMs, startMs: performance.now() - begun };
	}
}
