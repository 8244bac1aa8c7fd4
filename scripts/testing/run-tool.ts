import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../stack/settings.ts';
import { whenInterrupted } from './interruption.ts';
import type { ReporterMessage } from './reporter-message.ts';

const BIN = path.join(ROOT, 'node_modules', '.bin');
/** What the tools print themselves: for anyone who wants to know more than the summary says. */
export const LOG_DIR = path.join(ROOT, 'var', 'test-reports');

/** No tool takes this long, unless it hangs. */
const TOOL_LIMIT_MS = 40 * 60_000;
const KILL_AFTER_MS = 10_000;

export interface ToolRun {
	/** Name of the log */
	name: string;
	/** A command of the installed packages */
	command: string;
	args: readonly string[];
	environment: NodeJS.ProcessEnv;
	onMessage?: (message: ReporterMessage) => void;
	limitMs?: number;
}

export interface ToolResult {
	/** Exit code; undefined when it took longer than its limit, or was killed */
	code: number | undefined;
	/** All that it printed */
	output: string;
}

/** Ends a tool with all that it started: politely, then by force. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
	if (child.pid === undefined) return;
	try {
		process.kill(-child.pid, signal);
	} catch {
		// It has ended by itself.
	}
}

/** Runs a tool in a process group of its own; what it prints goes to `var/test-reports/<name>.log`. */
export async function runTool(run: ToolRun): Promise<ToolResult> {
	const { name, command, args, environment, onMessage, limitMs = TOOL_LIMIT_MS } = run;
	mkdirSync(LOG_DIR, { recursive: true });
	const logFile = path.join(LOG_DIR, `${name}.log`);
	rmSync(logFile, { force: true });
	const log = await open(logFile, 'a');
	try {
		const child = spawn(path.join(BIN, command), args, {
			cwd: ROOT,
			env: environment,
			stdio: ['ignore', log.fd, log.fd, 'ipc'],
			detached: true,
		});
		if (onMessage) child.on('message', (message) => onMessage(message as ReporterMessage));
		const closed = new Promise<number | undefined>((resolve, reject) => {
			child.once('error', reject);
			child.once('close', (code) => resolve(code ?? undefined));
		});
		const stop = async () => {
			end(child, 'SIGINT');
			const force = setTimeout(end, KILL_AFTER_MS, child, 'SIGKILL');
			await closed;
			clearTimeout(force);
		};
		const takeBack = whenInterrupted(stop);
		let isOverdue = false;
		const limit = setTimeout(() => {
			isOverdue = true;
			stop();
		}, limitMs);
		const code = await closed;
		clearTimeout(limit);
		takeBack();
		return { code: isOverdue ? undefined : code, output: readFileSync(logFile, 'utf8') };
	} finally {
		await log.close();
	}
}
