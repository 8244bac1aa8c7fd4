import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { Progress } from '../../../scripts/stack/progress.ts';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { wholeNumber } from '../whole-number.ts';
import { type BenchFeed, writeFeed } from './load-properties.ts';
import { measureSearch, type SearchFigures } from './measure-search.ts';
import { embeddedBench, serverBench } from './search-databases.ts';

interface Target {
	database?: SearchFigures['database'];
	properties: number;
	share: 'p95' | 'p99';
	milliseconds: number;
}

/** What searches may take, count and facets included; on both databases where none is named. */
const TARGETS: readonly Target[] = [
	{ properties: 10_000, share: 'p95', milliseconds: 15 },
	{ properties: 100_000, share: 'p95', milliseconds: 30 },
	{ database: 'PGlite', properties: 100_000, share: 'p99', milliseconds: 150 },
	{ database: 'PostgreSQL', properties: 1_000_000, share: 'p95', milliseconds: 100 },
];
export const SERVER_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

export const wholeNumbers = (text: string) => text.split(',').map(wholeNumber);
const shown = (milliseconds: number) => milliseconds.toFixed(1).padStart(7);

const missed = (figures: SearchFigures) =>
	TARGETS.filter(
		({ database = figures.database, properties, share, milliseconds }) =>
			database === figures.database && properties === figures.properties && figures[share] > milliseconds,
	);

function print(figures: readonly SearchFigures[]): void {
	console.log('\ndatabase properties   asks       p50      p95      p99  asks/s   imported  load');
	for (const row of figures) {
		console.log(
			`${row.database.padEnd(10)} ${String(row.properties).padStart(8)}  ${'all'.padEnd(9)}${shown(row.p50)}  ${shown(row.p95)}  ${shown(row.p99)}  ${String(row.searchesPerSecond).padStart(6)}  ${String(row.loading).padStart(7)} s  ${row.load.toFixed(1)}`,
		);
		for (const [kind, { p50, p95, p99 }] of Object.entries(row.kinds))
			console.log(`${''.padEnd(21)}${kind.padEnd(9)}${shown(p50)}  ${shown(p95)}  ${shown(p99)}`);
	}
	for (const row of figures)
		for (const { share, milliseconds } of missed(row))
			console.log(
				`Over target: ${share} at ${row.properties} properties on ${row.database} is ${row[share].toFixed(1)} ms, ${milliseconds} ms is the target.`,
			);
}

interface SearchFlags {
	properties: number[];
	clients: number;
	seconds: number;
	database: 'both' | 'pglite' | 'postgresql';
	json?: true;
}

/** `npm run bench -- search` */
export const searchCommand = new Command('search')
	.description(
		'Measures the property search over HTTP on both databases, with properties of the demo agency.',
	)
	.option('--properties <counts>', 'how many, comma-separated', wholeNumbers, [10_000, 100_000])
	.option('--clients <count>', 'clients that ask without a pause', wholeNumber, 20)
	.option('--seconds <count>', 'how long they ask', wholeNumber, 15)
	.option('--database <which>', 'both, pglite or postgresql', 'both')
	.option('--json', 'print the figures as JSON; they are always written to var/bench-search.json')
	.addHelpText(
		'after',
		'\nThe mix: lists with all filters, texts, sentences, suggestions, radius, drawn areas, counts, maps and details.\nPostgreSQL: TEST_DATABASE_URL, else 127.0.0.1:5432; a database of its own is made there and dropped again.\nProperties are imported from a feed without pictures; more than 100,000 are copies of the first 100,000.\nExit code 1 when a target is missed: p95 15 ms at 10,000 properties, 30 ms at 100,000, 100 ms at 1,000,000 (PostgreSQL); p99 150 ms at 100,000 (PGlite).',
	)
	.action(async ({ properties: counts, clients, seconds, database, json }: SearchFlags) => {
		const progress = new Progress({ quiet: json ?? false });
		const figures: SearchFigures[] = [];
		for (const properties of counts) {
			const of = { properties, clients, seconds };
			await using feed = (await progress.step('Writing the feed', () => writeFeed(properties))) as BenchFeed;
			if (database !== 'pglite')
				figures.push(await measureSearch(await serverBench(SERVER_URL), feed, of, progress));
			if (database !== 'postgresql')
				figures.push(await measureSearch(await embeddedBench(), feed, of, progress));
		}
		mkdirSync(path.join(ROOT, 'var'), { recursive: true });
		writeFileSync(
			path.join(ROOT, 'var', 'bench-search.json'),
			`${JSON.stringify({ at: new Date().toISOString(), figures }, null, '\t')}\n`,
		);
		if (json) console.log(JSON.stringify(figures, null, '\t'));
		else print(figures);
		process.exitCode = figures.some((row) => missed(row).length > 0) ? 1 : 0;
	});
