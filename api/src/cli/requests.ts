import { REQUEST_KINDS, type RequestKind } from '@estate/shared-contract';
import { runProgram } from '@estate/shared-contract/command-line';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { confirmAppointment } from '../appointments/confirm-appointment.ts';
import { readHeld } from '../appointments/stored-appointment.ts';
import { wordsOfVisited } from '../appointments/visited.ts';
import { belgianIso } from '../calendar/belgian-time.ts';
import { migrate } from '../database/migrate.ts';
import { isCalendarDay } from '../mail/formats.ts';
import { type RequestSelection, requestsAsCsv } from '../requests/requests-file.ts';
import { senderName, textOf } from '../requests/taken-request.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { databaseCommand } from './database-command.ts';
import { requireNewFile } from './require-file.ts';
import { CommandError, runOnDatabase } from './run-command.ts';
import { writeExport } from './write-export.ts';

function day(text: string): string {
	if (isCalendarDay(text)) return text;
	throw new InvalidArgumentError('Write a day that exists as YYYY-MM-DD.');
}

const program = databaseCommand('requests').description('What visitors sent by the forms of the site.');

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
		return runOnDatabase(
			async (database) => {
				await migrate(database);
				const { csv, count } = await requestsAsCsv(database.db, selection);
				await writeExport(file, csv);
				console.log(
					`${count} requests written to ${file}. It holds personal data: remove it when it is used.`,
				);
			},
			() => requireNewFile(file),
		);
	});

program
	.command('visits')
	.description('visits to come that wait to be confirmed by their visitor')
	.action(() =>
		runOnDatabase(async (database) => {
			await migrate(database);
			const held = await readHeld(database.db);
			for (const { reference, starts_at, fields, ...visited } of held)
				console.log(
					`${reference}  ${belgianIso(starts_at).slice(0, 16)}  ${wordsOfVisited(visited)}  ${[senderName(fields), textOf(fields, 'phone')].join(', ')}`,
				);
			if (held.length === 0) console.log('No visit waits to be confirmed.');
		}),
	);

program
	.command('confirm')
	.description('confirm a visit for its visitor, such as after a call; its time must be free')
	.argument('<reference>', 'such as M-7F3K-29')
	.action((reference: string) =>
		runOnDatabase(async (database, configuration) => {
			await migrate(database);
			const { db } = database;
			const [held] = await readHeld(db, reference.trim().toUpperCase());
			if (!held)
				throw new CommandError(`No visit ${reference} waits to be confirmed: "requests visits" shows them.`);
			const services = { configuration, secret: await installationSecret(db) };
			await confirmAppointment(db, held, services, 'agency');
			console.log(`Confirmed: ${held.reference}. The visitor and the colleague get their mails.`);
		}),
	);

await runProgram(program, 'npm run requests --');
