import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { Progress } from '../../../scripts/stack/progress.ts';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { wholeNumber } from '../whole-number.ts';
import { measureReleases, type ReleaseBench, type ReleaseFigures } from './measure-releases.ts';

/** Milliseconds from the log entry until both instances serve it */
const TARGETS = { promote: 2_000, rollBack: 1_000 } as const;

const at = (times: readonly number[], share: number) =>
	[...times].sort((one, other) => one - other)[
		Math.min(times.length - 1, Math.floor(times.length * share))
	] ?? 0;

function misses({ promote, rollBack, instances }: ReleaseFigures): string[] {
	const failed = instances.reduce((sum, each) => sum + each.failed, 0);
	const mixed = instances.reduce((sum, each) => sum + each.mixed, 0);
	return [
		failed > 0 ? `${failed} requests failed.` : '',
		mixed > 0 ? `${mixed} pages named two versions of a remote.` : '',
		at(promote, 1) > TARGETS.promote ? `A promotion took ${at(promote, 1).toFixed(0)} ms.` : '',
		at(rollBack, 1) > TARGETS.rollBack ? `A roll-back took ${at(rollBack, 1).toFixed(0)} ms.` : '',
	].filter(Boolean);
}

function print({ promote, rollBack, instances }: ReleaseFigures, load: number): void {
	console.log('\nuntil both instances serve it      count     p50     p95     max');
	for (const [name, times] of [
		['promote', promote],
		['roll back', rollBack],
	] as const)
		console.log(
			`${name.padEnd(34)}${[times.length, at(times, 0.5), at(times, 0.95), at(times, 1)].map((value) => value.toFixed(0).padStart(6)).join('  ')}`,
		);
	for (const [index, { requests, failed, mixed, p50, p99 }] of instances.entries())
		console.log(
			`instance ${index + 1}: ${requests} pages, ${failed} failed, ${mixed} mixed, p50 ${p50} ms, p99 ${p99} ms`,
		);
	console.log(`load average ${load.toFixed(1)}`);
}

/** `npm run bench -- releases` */
export const releasesCommand = new Command('releases')
	.description(
		'Promotes and rolls back random remotes under load on two instances, and counts what went wrong.',
	)
	.option('--moves <count>', 'promotions and roll-backs', wholeNumber, 50)
	.option('--rate <count>', 'pages per second from each instance', wholeNumber, 50)
	.option('--seed <number>', 'the same remotes in the same order', wholeNumber, 1)
	.option('--json', 'print the figures as JSON; they are always written to var/bench-releases.json')
	.addHelpText(
		'after',
		'\nExit code 1 when a request fails, a page is mixed, a promotion takes over 2 s or a roll-back over 1 s.',
	)
	.action(async ({ json, ...bench }: ReleaseBench & { json?: true }) => {
		const figures = await measureReleases(bench, new Progress({ quiet: json ?? false }));
		const [load = 0] = loadavg();
		mkdirSync(path.join(ROOT, 'var'), { recursive: true });
		const report = { at: new Date().toISOString(), load, ...figures };
		writeFileSync(path.join(ROOT, 'var', 'bench-releases.json'), `${JSON.stringify(report, null, '\t')}\n`);
		if (json) console.log(JSON.stringify(report, null, '\t'));
		else print(figures, load);
		for (const miss of misses(figures)) console.error(miss);
		process.exitCode = misses(figures).length > 0 ? 1 : 0;
	});
