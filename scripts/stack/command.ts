import { spawn } from 'node:child_process';
import { endWithThisProcess } from './end-with-this-process.ts';
import { ROOT } from './settings.ts';

export interface CommandResult {
	code: number;
	output: string;
}

/** Runs a TypeScript file of the project on this Node and collects what it prints. */
export function runScript(
	file: string,
	args: readonly string[],
	environment: NodeJS.ProcessEnv,
	onLine?: (line: string) => void,
): Promise<CommandResult> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
			cwd: ROOT,
			env: environment,
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		endWithThisProcess(child);
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8').on('data', (text: string) => {
				output += text;
				const last = text
					.trim()
					.split(/[\r\n]+/)
					.at(-1);
				if (last) onLine?.(last);
			});
		}
		child.once('error', reject);
		child.once('close', (code) => resolve({ code: code ?? 1, output }));
	});
}

/** A command of the preparation that failed, with all that it printed. */
export class CommandError extends Error {
	readonly output: string;
	constructor(what: string, output: string) {
		super(`${what} failed.`);
		this.output = output;
	}
}

/** As `runScript`, but a failure is thrown as a CommandError. */
export async function requireScript(
	what: string,
	file: string,
	args: readonly string[],
	environment: NodeJS.ProcessEnv,
	onLine?: (line: string) => void,
): Promise<string> {
	const { code, output } = await runScript(file, args, environment, onLine);
	if (code !== 0) throw new CommandError(what, output);
	return output;
}
