import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from '../../scripts/stack/settings.ts';

/** A command of the project that runs until it is ended. */
export class RunningCommand {
	output = '';
	readonly #child: ChildProcess;
	readonly #ended: Promise<number>;
	readonly #listeners = new Set<() => void>();

	constructor(file: string, args: readonly string[], environment: NodeJS.ProcessEnv, cwd = ROOT) {
		this.#child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
			cwd,
			env: environment,
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		for (const stream of [this.#child.stdout, this.#child.stderr])
			stream?.setEncoding('utf8').on('data', (text: string) => {
				this.output += text;
				for (const listener of this.#listeners) listener();
			});
		this.#ended = new Promise((done) => this.#child.once('close', (code) => done(code ?? 1)));
	}

	/** What it says that fits, as soon as it says it; throws with all that it said when it ends before. */
	async says(pattern: RegExp): Promise<string> {
		const said = new Promise<string>((resolve) => {
			const look = () => {
				const [found] = pattern.exec(this.output) ?? [];
				if (found) resolve(found);
			};
			this.#listeners.add(look);
			look();
		});
		const ended = this.#ended.then(() => {
			throw new Error(`It does not say ${pattern}:\n${this.output}`);
		});
		return Promise.race([said, ended]);
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
