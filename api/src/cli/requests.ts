import { REQUEST_KINDS, type RequestKind } from '@estate/shared-contract';
import { Command, InvalidArgumentError, Option } from 'commander';
import { migrate } from '../database/migrate.ts';
import { isCalendarDay } from '../mail/formats.ts';
import { type RequestSelection, requestsAsCsv } from '../requests/requests-file.ts';
import { runOnDatabase } from './run-command.ts';
import { writeExport } from './write-export.ts';

function day(text: string): string {
	if (isCalendarDay(text)) return text;
	throw new InvalidArgumentError('Write a day that exists as YYYY-MM-DD.');
}

const program = new Command('requests').description('What visitors sent by the forms of the site.');

program
	.command('export')
	.description('write requests to a CSV file for spreadsheets; no cell of it runs as a formula')
	.argument('<file>', 'such as requests.csv; must not exist yet')
	.addOption(new Option('--kind <kind>', 'one kind of form').choices(REQUEST_KINDS))
	.option('--from <day>', 'first day in Belgium, YYYY-MM-DD', day)
	.option('--until <day>', 'last day in Belgium, YYYY-MM-DD', day)
	.action((file: string, selection: RequestSelection & { kind?: RequestKind }, command: Command) => {
		const { from, until } = selection;
		if (from && until && from > until)
			command.error(`--from ${from} is after --until ${until}: give the earlier day first.`);
		return runOnDatabase(async (database) => {
			await migrate(database);
			const { csv, count } = await requestsAsCsv(database.db, selection);
			await writeExport(file, csv);
			console.log(`${count} requests written to ${file}. It holds personal data: remove it when it is used.`);
		});
	});

await program.parseAsync();
