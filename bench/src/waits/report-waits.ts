import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { brokenWaits, type Wait } from './budgets.ts';

/** Prints and writes what was waited for; a broken budget makes the exit code 1. */
export function reportWaits(name: string, waits: readonly Wait[]): void {
	const [load = 0] = loadavg();
	mkdirSync(path.join(ROOT, 'var'), { recursive: true });
	const report = { at: new Date().toISOString(), load, waits };
	writeFileSync(path.join(ROOT, 'var', `bench-${name}.json`), `${JSON.stringify(report, null, '\t')}\n`);
	for (const { what, seconds, cpuSeconds } of waits)
		console.log(`${what}: ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of processor`);
	console.log(`load average ${load.toFixed(1)}`);
	const broken = brokenWaits(waits);
	for (const sentence of broken) console.error(sentence);
	process.exitCode = broken.length > 0 ? 1 : 0;
}
