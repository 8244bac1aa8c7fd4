import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { messageOf } from '@estate/shared-contract/message-of';
import { Command } from 'commander';
import { CommandError } from '../../../scripts/stack/command.ts';
import { Progress } from '../../../scripts/stack/progress.ts';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { wholeNumber } from '../whole-number.ts';
import { costOf, LIMITS, missesOf } from './evaluate-scale.ts';
import type { ScaleBench, ScaleReport } from './measure-scale.ts';
import { planFor } from './plan-scale.ts';

const FULL: Omit<ScaleBench, 'visitors' | 'seed'> = {
	seconds: 12,
	rounds: [1, 2, 2, 1],
	changes: 4,
	kinds: 150,
};
const QUICK: typeof FULL = { seconds: 5, rounds: [1, 2], changes: 1, kinds: 30 };
/** At once on the site, as docs/operators.md plans for them */
const PLANNED_VISITORS = [1_000, 5_000, 10_000];
/** Default of DATABASE_CONNECTIONS */
const DATABASE_CONNECTIONS = 10;

function plansOf({ rounds, memory }: ScaleReport, secondsPerPage: number) {
	const most = (part: string) =>
		Math.max(...Object.entries(memory).map(([name, bytes]) => (name.startsWith(part) ? bytes : 0)));
	const facts = {
		secondsPerPage,
		cpu: costOf(rounds, 2).cpu,
		memory: { site: most('site'), api: most('api') },
		databaseConnections: DATABASE_CONNECTIONS,
	};
	return PLANNED_VISITORS.map((visitors) => planFor({ ...facts, visitors }));
}

interface ScaleOptions {
	quick?: true;
	visitors: number;
	seed: number;
	json?: true;
}

async function run({ quick, visitors, seed, json }: ScaleOptions): Promise<void> {
	if (process.platform !== 'linux')
		throw new Error('The bench reads what processes use from /proc: run it on Linux.');
	// What starts servers and visitors is loaded only by who measures.
	const { measureScale } = await import('./measure-scale.ts');
	const { VISITOR } = await import('./visitor-requests.ts');
	const { printScale } = await import('./print-scale.ts');
	const bench = { ...(quick ? QUICK : FULL), visitors, seed };
	const cores = availableParallelism();
	const report = await measureScale(bench, new Progress({ quiet: json ?? false }));
	const plans = plansOf(report, VISITOR.secondsPerPage);
	const misses = missesOf(report, cores);
	const written = { at: new Date().toISOString(), cores, bench, visitor: VISITOR, plans, misses, ...report };
	mkdirSync(path.join(ROOT, 'var'), { recursive: true });
	writeFileSync(path.join(ROOT, 'var', 'bench-scale.json'), `${JSON.stringify(written, null, '\t')}\n`);
	if (json) console.log(JSON.stringify(written, null, '\t'));
	else printScale(report, plans, cores);
	for (const miss of misses) console.error(miss);
	process.exitCode = misses.length > 0 ? 1 : 0;
}

/** `npm run bench -- scale` */
export const scaleCommand = new Command('scale')
	.description(
		'Two sites and two apis of dist/ behind a proxy, on PostgreSQL and an object store, beside one of each: pages a second, CPU of a page view, memory, connections, and how soon every instance serves a change.',
	)
	.option('--quick', 'short rounds and one change of each: some 90 s instead of four minutes')
	.option('--visitors <count>', 'with one request under way each', wholeNumber, 12)
	.option('--seed <number>', 'the same pages in the same order', wholeNumber, 1)
	.option('--json', 'print the figures as JSON; they are always written to var/bench-scale.json')
	.addHelpText(
		'after',
		`
Exit code 1 when a request fails; when an instance answers without a change ${LIMITS.consistency / 1_000} s after it; from ${LIMITS.coresForThroughput} cores on when two of each answer
less than ${LIMITS.throughput} times as many pages as one of each; with fewer when a page view costs them more than ${LIMITS.cost} times as much CPU.
Needs the programs of PostgreSQL (Debian's package postgresql).`,
	)
	.action(async (options: ScaleOptions) => {
		try {
			await run(options);
		} catch (error) {
			console.error(messageOf(error));
			if (error instanceof CommandError) console.error(error.output);
			process.exitCode = 1;
		}
	});
