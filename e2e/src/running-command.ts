import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from '../../scripts/stack/settings.ts';

/** A command of the project that runs until it is ended. */
export class RunningCommand {
	output = '';
	readonly #child: ChildProcess;
	readonly #ended: Promise<number>;

	constructor(file: string, args: readonly string[], environment: NodeJS.ProcessEnv) {
		this.#child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
			cwd: ROOT,
			env: environment,
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		for (const stream of [this.#child.stdout, this.#child.stderr])
			stream?.setEncoding('utf8').on('data', (text: string) => {
				this.output += text;
			});
		this.#ended = new Promise((done) => this.#child.once('close', (code) => done(code ?? 1)));
	}

	/** What it says that fits; throws with all that it said when it ends before, or after 30 s. */
	async says(pattern: RegExp): Promise<string> {
		const until = Date.now() + 30_000;
		while (Date.now() < until) {
			const [found] = pattern.exec(this.output) ?? [];
			if (found) return found;
			if (this.#child.exitCode !== null) break;
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
		throw new Error(`It does not say ${pattern}:\n${this.output}`);
	}

	/** Its exit code, when it ends by itself. */
	get ended(): Promise<number> {
		return this.#ended;
	}

	/** Ends it as Ctrl-C does. */
	async end(): Promise<void> {
		if (this.#child.exitCode === null) this.#child.kill('SIGINT');
		await this.#ended;
	}
}
