import { runProgram } from '@estate/shared-contract/command-line';
import { DAILY_KIND } from '../daily/daily-kind.ts';
import { writeDailyMail } from '../daily/send-daily.ts';
import { migrate } from '../database/migrate.ts';
import { queueMails, readTrouble, retryFailed } from '../mail/outbox.ts';
import { databaseCommand } from './database-command.ts';
import { runOnDatabase } from './run-command.ts';

const program = databaseCommand('mails').description(
	'Mails that wait to be sent or were given up; the daily mail to the agency.',
);

program
	.command('list')
	.description('what waits and what was given up, with the reason; never whom it is for')
	.option('--json', 'print it as JSON')
	.action(({ json }: { json?: true }) =>
		runOnDatabase(async (database) => {
			await migrate(database);
			const mails = await readTrouble(database.db);
			if (json) return console.log(JSON.stringify(mails, null, '\t'));
			for (const { id, kind, state, attempts, queuedAt, error } of mails)
				console.log(
					`${String(id).padStart(7)}  ${state.padEnd(8)} ${queuedAt.toISOString()}  ${kind}, ${attempts} tries${error ? `: ${error}` : ''}`,
				);
			if (mails.length === 0) console.log('Every mail was sent.');
		}),
	);

program
	.command('retry')
	.description('try those that were given up again')
	.action(() =>
		runOnDatabase(async (database) => {
			await migrate(database);
			console.log(`${await retryFailed(database.db)} mails are due again; the api sends them while it runs.`);
		}),
	);

program
	.command('daily')
	.description('send the agency now what waits for it; the api does it at 7:30 by itself')
	.option('--dry-run', 'print the mail; its links work')
	.action(({ dryRun }: { dryRun?: true }) =>
		runOnDatabase(async (database, configuration) => {
			await migrate(database);
			const mail = await writeDailyMail({ db: database.db, configuration }, new Date());
			if (!mail) return console.log('Nothing waits: there is no mail.');
			if (dryRun) return console.log(`To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`);
			await database.db
				.transaction()
				.execute((transaction) => queueMails(transaction, null, { [DAILY_KIND]: mail }));
			console.log('The mail is queued; the api sends it while it runs.');
		}),
	);

await runProgram(program, 'npm run mails --');
