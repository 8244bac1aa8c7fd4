import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A folder outside of the project, with the environment of somebody who has Node, npm and a registry, and the time of each command. */
export class TeamFolder {
	readonly path = mkdtempSync(path.join(tmpdir(), 'team-'));
	readonly environment: NodeJS.ProcessEnv;
	readonly #seconds = new Map<string, number>();

	constructor(environment: NodeJS.ProcessEnv) {
		const { PATH = '', HOME } = process.env;
		this.environment = {
			PATH: [path.dirname(process.execPath), PATH].join(path.delimiter),
			HOME,
			...environment,
		};
	}

	/** Runs npm below the folder; answers all that it printed. Throws an Error with that when it fails. */
	async npm(below: string, ...args: string[]): Promise<string> {
		const began = performance.now();
		const cwd = path.join(this.path, below);
		try {
			const { stdout, stderr } = await run('npm', args, { cwd, env: this.environment });
			return stdout + stderr;
		} catch (error) {
			const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
			throw new Error(`npm ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
		} finally {
			this.#seconds.set(args.join(' '), (performance.now() - began) / 1_000);
		}
	}

	/** Each command with its seconds, their sum, and that of all but npm's own fetching. */
	times(): string {
		const all = [...this.#seconds];
		const own = all.filter(([command]) => !/^(create|install)\b/.test(command));
		const sumOf = (some: typeof all) =>
			some
				.reduce((seconds, [, each]) => seconds + each, 0)
				.toFixed(1)
				.padStart(6);
		const lines = all.map(([command, seconds]) => `  ${seconds.toFixed(1).padStart(6)} s  npm ${command}`);
		return [...lines, `  ${sumOf(all)} s  in all`, `  ${sumOf(own)} s  of the team's own commands`].join(
			'\n',
		);
	}

	remove(): void {
		rmSync(this.path, { recursive: true, force: true });
	}
}
