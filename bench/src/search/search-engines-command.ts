import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { Progress } from '../../../scripts/stack/progress.ts';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { wholeNumber } from '../whole-number.ts';
import { type EngineFigures, measureEngines } from './measure-engines.ts';
import { SERVER_URL, wholeNumbers } from './search-command.ts';
import { serverBench } from './search-databases.ts';

function print(figures: readonly EngineFigures[]): void {
	console.log(
		'\n| properties | engine | p50 ms | p95 ms | asks/s | memory MB | built s | refresh s | load |',
	);
	console.log('|--:|---|--:|--:|--:|--:|--:|--:|--:|');
	for (const row of figures)
		console.log(
			`| ${row.properties.toLocaleString('en')} | ${row.engine} | ${row.p50.toFixed(1)} | ${row.p95.toFixed(1)} | ${row.searchesPerSecond} | ${row.memoryMB.toFixed(0)} | ${row.builtSeconds.toFixed(2)} | ${row.refreshSeconds.toFixed(2)} | ${row.load.toFixed(1)} |`,
		);
}

/** `npm run bench -- search-engines` */
export const searchEnginesCommand = new Command('search-engines')
	.description('Measures the index of the search beside one SQL query a search, in process, on PostgreSQL.')
	.option('--properties <counts>', 'how many, comma-separated', wholeNumbers, [1_000, 10_000, 100_000])
	.option('--clients <count>', 'clients that ask without a pause', wholeNumber, 8)
	.option('--seconds <count>', 'how long they ask', wholeNumber, 15)
	.addHelpText(
		'after',
		'\nPostgreSQL as for search. Both must give the same answers before any is measured. Above 10,000 properties are copies\nof them with other ids, places, prices and days. Memory is that of the process, for SQL that of the indexes made for it; refresh\nis from a changed property until a search sees it. Figures are written to var/bench-search-engines.json.',
	)
	.action(async (flags: { properties: number[]; clients: number; seconds: number }) => {
		const figures: EngineFigures[] = [];
		mkdirSync(path.join(ROOT, 'var'), { recursive: true });
		for (const properties of flags.properties) {
			const database = await serverBench(SERVER_URL);
			figures.push(...(await measureEngines(database, { ...flags, properties }, new Progress())));
			// At once: the largest count takes long.
			writeFileSync(
				path.join(ROOT, 'var', 'bench-search-engines.json'),
				`${JSON.stringify({ at: new Date().toISOString(), figures }, null, '\t')}\n`,
			);
		}
		print(figures);
	});
