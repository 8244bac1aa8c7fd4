import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../locations.ts';

/** A script of the api in a process of its own. */
export class ApiProcess {
	readonly #child: ChildProcess;
	readonly #exit: Promise<number | null>;
	#output = '';

	private constructor(script: string, args: readonly string[], environment: Record<string, string>) {
		this.#child = spawn(process.execPath, [path.join(ROOT, 'api', 'src', script), ...args], {
			env: { ...process.env, DATABASE_URL: '', SMTP_URL: '', DRAIN_SECONDS: '0', ...environment },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		for (const stream of [this.#child.stdout, this.#child.stderr])
			stream?.setEncoding('utf8').on('data', (text: string) => {
				this.#output += text;
			});
		this.#exit = new Promise((resolve) => this.#child.once('close', (code) => resolve(code)));
	}

	static start(script: string, environment: Record<string, string>, ...args: string[]): ApiProcess {
		return new ApiProcess(script, args, environment);
	}

	/** What it printed so far */
	get output(): string {
		return this.#output;
	}

	/** Resolves when it has printed this; rejects when it ends before. */
	async printed(text: string): Promise<void> {
		let ended = false;
		this.#exit.then(() => {
			ended = true;
		});
		while (!this.#output.includes(text)) {
			if (ended) throw new Error(`It ended without printing "${text}":\n${this.#output}`);
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	}

	/** Exit code, when it ends by itself */
	ended(): Promise<number | null> {
		return this.#exit;
	}

	async stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL' = 'SIGKILL'): Promise<number | null> {
		this.#child.kill(signal);
		return this.#exit;
	}
}
