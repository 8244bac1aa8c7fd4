import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { wholeNumber } from '../whole-number.ts';
import type { Sample } from './judge-memory.ts';
import { missedMemory } from './judge-memory.ts';
import { type MemoryLoad, measureMemory } from './measure-memory.ts';

const report = ({ atSeconds, site, api }: Sample) =>
	console.error(
		`${atSeconds.toFixed(0).padStart(5)} s   site ${site.toFixed(0)} MB   api ${api.toFixed(0)} MB`,
	);

/** `npm run bench -- memory` */
export const memoryCommand = new Command('memory')
	.description(
		'Measures the memory of site and api, as `npm run build` makes them, under a steady load of cached and uncached pages (Linux).',
	)
	.option('--minutes <count>', 'how long', wholeNumber, 10)
	.option('--rate <count>', 'pages a second', wholeNumber, 40)
	.option('--database-url <url>', 'a PostgreSQL server in place of the embedded database', '')
	.addHelpText('after', '\nExit code 1 when a target of bench/src/memory/judge-memory.ts is missed.')
	.action(async (load: MemoryLoad) => {
		const { samples, ...figures } = await measureMemory(load, report);
		mkdirSync(path.join(ROOT, 'var'), { recursive: true });
		const written = { at: new Date().toISOString(), ...load, ...figures, samples };
		writeFileSync(path.join(ROOT, 'var', 'bench-memory.json'), `${JSON.stringify(written, null, '\t')}\n`);
		for (const server of ['site', 'api'] as const) {
			const { mean, highest, growth } = figures[server];
			console.log(
				`${server}: ${mean.toFixed(0)} MB in the mean, ${highest.toFixed(0)} at most, ${growth.toFixed(1)} MB a minute`,
			);
		}
		const misses = missedMemory(figures);
		for (const miss of misses) console.error(miss);
		process.exitCode = misses.length > 0 ? 1 : 0;
	});
