import { stat } from 'node:fs/promises';
import { runProgram } from '@estate/shared-contract/command-line';
import { migrate } from '../database/migrate.ts';
import { feedJsonSchema } from '../import/feed-json-schema.ts';
import { importFeed } from '../import/import-feed.ts';
import { databaseCommand } from './database-command.ts';
import { printReport } from './print-report.ts';
import { createProgressLine } from './progress-line.ts';
import { requireFeed } from './require-feed.ts';
import { requireFile } from './require-file.ts';
import { runOnDatabase } from './run-command.ts';

/** Exit code: neither a failure (1) nor wrong use (2), as every command has them */
const ITEMS_REFUSED = 3;

interface ImportFlags {
	withdrawMissing?: true;
	json?: true;
	schema?: true;
}

const program = databaseCommand('import')
	.description('Takes an agency feed (newline-delimited JSON) over into the database.')
	.argument('[feed]', 'the feed; pictures and documents are read relative to its folder')
	.option(
		'--withdraw-missing',
		'mark properties that the feed no longer holds as withdrawn; none where a line cannot be read',
	)
	.option('--json', 'print the report as JSON')
	.option('--schema', 'print the JSON Schema of one line of a feed, and do nothing else')
	.addHelpText(
		'after',
		`
What is broken is reported with its line and skipped; it never stops the rest. Fields that nobody knows, such as misspelt ones, are
named. The same feed can be imported again.
Exit codes: 0 all was taken, 1 it failed, 2 wrong use, 3 items were refused and the rest was taken.
Owners whose address has an account already are mailed an invitation; owners of the demo agency go when another comes.
Settings: DATA_DIR, DATABASE_URL, IMPORT_PRIVATE, SITE_URL, SMTP_URL (see docs/configuration.md).`,
	)
	.action((file: string | undefined, options: ImportFlags) => {
		if (options.schema) return console.log(JSON.stringify(feedJsonSchema(), null, '\t'));
		const feed = file ?? '';
		if (!feed) program.error('Name the feed to import, or ask for --schema or --help.');
		const check = () => {
			requireFile(feed, 'the path of a feed, with one JSON item a line');
			requireFeed(feed);
		};
		return runOnDatabase(async (database, configuration) => {
			const { size } = await stat(feed);
			await migrate(database);
			const progress = createProgressLine(process.stderr);
			const report = await importFeed(database.db, {
				file: feed,
				configuration,
				dataDir: configuration.DATA_DIR,
				withdrawMissing: options.withdrawMissing ?? false,
				allowPrivate: configuration.IMPORT_PRIVATE === 'yes',
				onProgress: ({ items, bytes }) =>
					progress.show(`${Math.round((100 * bytes) / Math.max(size, 1))} %, ${items} items`),
			});
			progress.clear();
			if (options.json) console.log(JSON.stringify(report, null, '\t'));
			else printReport(report);
			if (report.refused.length > 0) process.exitCode = ITEMS_REFUSED;
		}, check);
	});

await runProgram(program, 'npm run import --');
