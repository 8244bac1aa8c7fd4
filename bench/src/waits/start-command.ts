import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Command } from 'commander';
import { endWithThisProcess } from '../../../scripts/stack/end-with-this-process.ts';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { cpuSecondsOf } from '../process-tree.ts';
import { benchSettings } from '../start-bench-stack.ts';
import type { Wait } from './budgets.ts';
import { reportWaits } from './report-waits.ts';

const READY = /Ready in [\d.]+ s/;

/** Starts the site as `npm start` does, and ends it once it says that it is ready. */
async function startOnce(environment: NodeJS.ProcessEnv): Promise<Wait> {
	const started = performance.now();
	const start = spawn(process.execPath, [path.join(ROOT, 'scripts', 'run.mjs'), 'start.ts'], {
		env: environment,
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	endWithThisProcess(start);
	let wait: Wait | undefined;
	for await (const line of createInterface(start.stdout)) {
		if (wait || !READY.test(line)) continue;
		const seconds = (performance.now() - started) / 1_000;
		const cpuSeconds = cpuSecondsOf(start.pid);
		wait = { what: 'start', seconds, cpuSeconds };
		start.kill('SIGTERM');
	}
	if (start.exitCode === null && start.signalCode === null) await once(start, 'exit');
	if (!wait) throw new Error('The site did not start: its output above says why.');
	return wait;
}

/** `npm run bench -- start` */
export const startCommand = new Command('start')
	.description('Times a later "npm start": nothing has changed, and both servers answer.')
	.addHelpText('after', '\nExit code 1 when a budget of bench/src/waits/budgets.ts is broken.')
	.action(async () => {
		const { environment } = benchSettings({ DATA_DIR: path.join(ROOT, 'var', 'bench-start'), LOG_LEVEL: '' });
		await startOnce(environment);
		reportWaits('start', [await startOnce(environment)]);
	});
