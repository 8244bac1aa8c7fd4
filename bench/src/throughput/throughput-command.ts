import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { Progress } from '../../../scripts/stack/progress.ts';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { startBenchStack } from '../start-bench-stack.ts';
import { measureThroughput } from './measure-throughput.ts';
import { printThroughput } from './print-throughput.ts';
import { missed } from './targets.ts';

/** `npm run bench -- throughput` */
export const throughputCommand = new Command('throughput')
	.description(
		'Compares pages a second with the monolith’s, and of cached pages with those of a bare server.',
	)
	.option('--json', 'print the figures as JSON; they are always written to var/bench-throughput.json')
	.addHelpText('after', '\nExit code 1 when a target of bench/src/throughput/targets.ts is missed.')
	.action(async ({ json }: { json?: true }) => {
		const progress = new Progress({ quiet: json ?? false });
		const stack = await startBenchStack(progress);
		try {
			const figures = await measureThroughput(stack);
			const [load = 0] = loadavg();
			mkdirSync(path.join(ROOT, 'var'), { recursive: true });
			const report = { at: new Date().toISOString(), load, ...figures };
			writeFileSync(
				path.join(ROOT, 'var', 'bench-throughput.json'),
				`${JSON.stringify(report, null, '\t')}\n`,
			);
			if (json) console.log(JSON.stringify(report, null, '\t'));
			else printThroughput(figures);
			process.exitCode = missed(figures).length > 0 ? 1 : 0;
		} finally {
			await stack.stop();
		}
	});
