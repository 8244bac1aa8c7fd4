import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { Progress } from '../../../scripts/stack/progress.ts';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { wholeNumber } from '../whole-number.ts';
import { measureRemotes, type RemotesFigures } from './measure-remotes.ts';

/** How much more a page may cost with many registered remotes */
const TOLERANCE = 0.03;

const growth = ({ few, many }: { few: number; many: number }) => many / few - 1;
const percent = (share: number) => `${share >= 0 ? '+' : ''}${(share * 100).toFixed(1)} %`;

function misses(figures: readonly RemotesFigures[]): string[] {
	return figures.flatMap(({ template, ...costs }) =>
		Object.entries(costs).flatMap(([what, pair]) =>
			growth(pair) > TOLERANCE ? [`${template}: ${what} ${percent(growth(pair))}.`] : [],
		),
	);
}

function print(figures: readonly RemotesFigures[], load: number): void {
	console.log('\npage           bytes, few      many  growth     ms, few    many  growth');
	for (const { template, bytes, milliseconds } of figures)
		console.log(
			`${template.padEnd(12)}${String(bytes.few).padStart(13)}${String(bytes.many).padStart(10)}${percent(growth(bytes)).padStart(8)}` +
				`${milliseconds.few.toFixed(1).padStart(12)}${milliseconds.many.toFixed(1).padStart(8)}${percent(growth(milliseconds)).padStart(8)}`,
		);
	console.log(`load average ${load.toFixed(1)}`);
}

/** `npm run bench -- remotes` */
export const remotesCommand = new Command('remotes')
	.description('Compares bytes and server time of pages with the site’s remotes and with 200 registered.')
	.option('--count <count>', 'further remotes to register', wholeNumber, 195)
	.option('--rounds <count>', 'pages per site and template whose time is taken', wholeNumber, 200)
	.option('--json', 'print the figures as JSON; they are always written to var/bench-remotes.json')
	.addHelpText('after', '\nExit code 1 when a page costs over 3 % more bytes or server time.')
	.action(async ({ json, count, rounds }: { json?: true; count: number; rounds: number }) => {
		const figures = await measureRemotes({ count, rounds }, new Progress({ quiet: json ?? false }));
		const [load = 0] = loadavg();
		mkdirSync(path.join(ROOT, 'var'), { recursive: true });
		const report = { at: new Date().toISOString(), load, count, figures };
		writeFileSync(path.join(ROOT, 'var', 'bench-remotes.json'), `${JSON.stringify(report, null, '\t')}\n`);
		if (json) console.log(JSON.stringify(report, null, '\t'));
		else print(figures, load);
		for (const miss of misses(figures)) console.error(miss);
		process.exitCode = misses(figures).length > 0 ? 1 : 0;
	});
