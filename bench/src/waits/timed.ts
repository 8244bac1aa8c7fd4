import { existsSync, readFileSync } from 'node:fs';
import { readStat } from '../process-tree.ts';
import type { Wait, Waited } from './budgets.ts';

/** Of this process and of those that it started and that have ended. */
function cpuSecondsSoFar(): number {
	const file = '/proc/self/stat';
	return existsSync(file) ? readStat(readFileSync(file, 'utf8')).cpuSeconds : 0;
}

/** How long a command takes that ends by itself. */
export async function timed(what: Waited, run: () => Promise<unknown>): Promise<Wait> {
	const [started, cpuBefore] = [performance.now(), cpuSecondsSoFar()];
	await run();
	return {
		what,
		seconds: (performance.now() - started) / 1_000,
		cpuSeconds: cpuSecondsSoFar() - cpuBefore,
	};
}
