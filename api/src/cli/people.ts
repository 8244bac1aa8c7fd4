import { runProgram } from '@estate/shared-contract/command-line';
import { migrate } from '../database/migrate.ts';
import { type Forgotten, forgetPerson, isAnythingHeld, personData } from '../privacy/forget-person.ts';
import { databaseCommand } from './database-command.ts';
import { emailArgument } from './email-argument.ts';
import { CommandError, runOnDatabase } from './run-command.ts';

const program = databaseCommand('people').description(
	'What the site holds of a visitor, by e-mail address: for requests under the GDPR.',
);

function printForgotten(report: Forgotten): void {
	if (!isAnythingHeld(report)) {
		console.log('Nothing is held of this address: nothing was removed.');
		return;
	}
	const { requests, subscriptions, testimonials, mails, messages, mentions, visits, account } = report;
	console.log(
		`Removed. Requests with their mails: ${requests}; other mails: ${mails}; messages as an owner: ${messages}; subscriptions: ${subscriptions}; published testimonials: ${testimonials}; hidden in texts of others: ${mentions}.`,
	);
	for (const visit of visits)
		console.log(`Cancelled: the visit of ${visit.toISOString()}. Inform the colleague.`);
	if (account === 'removed') console.log('The account without properties is removed as well.');
	if (account === 'kept')
		console.log('Homes belong to the owner account of this address: it is kept ("npm run owners -- list").');
}

program
	.command('show')
	.description('print everything as JSON (articles 15 and 20)')
	.argument('<email>', 'the address of the visitor', emailArgument)
	.action((email: string) =>
		runOnDatabase(async (database) => {
			await migrate(database);
			console.log(JSON.stringify(await personData(database.db, email), null, '\t'));
		}),
	);

program
	.command('forget')
	.description(
		'remove everything: requests, mails, files, visits, testimonials, subscriptions, mentions by others (article 17)',
	)
	.argument('<email>', 'the address of the visitor', emailArgument)
	.option('--yes', 'really remove it: it cannot be taken back')
	.option('--json', 'print the report as JSON')
	.addHelpText(
		'after',
		`
Visits that are still to come are cancelled and named: inform the colleague. Owners of properties keep their account.
In what others wrote, and in mails to them, the address is hidden. Backups, exports that were made before and the agency's
mailbox are not touched; counters of tries end by themselves within a day.`,
	)
	.action((email: string, { yes, json }: { yes?: true; json?: true }) => {
		const check = () => {
			if (yes) return;
			throw new CommandError(
				'This cannot be taken back: look with "show" first, then add --yes to remove it.',
			);
		};
		return runOnDatabase(async (database, { DATA_DIR }) => {
			await migrate(database);
			const report = await forgetPerson(database.db, DATA_DIR, email);
			if (json) console.log(JSON.stringify(report, null, '\t'));
			else printForgotten(report);
			if (report.filesLeft.length === 0) return;
			throw new CommandError(
				`Files of DATA_DIR cannot be removed: ${report.filesLeft.join(', ')}. The api tries it again and again, and so does this command.`,
			);
		}, check);
	});

await runProgram(program, 'npm run people --');
