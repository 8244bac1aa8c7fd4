import { LANGUAGES, type Language } from '@estate/shared-contract';
import { runProgram } from '@estate/shared-contract/command-line';
import { Command, InvalidArgumentError, Option } from 'commander';
import { readConfiguration } from '../configuration.ts';
import { migrate } from '../database/migrate.ts';
import { giveOrder } from '../operator/operator-socket.ts';
import { carryOut } from '../owners/operator/carry-out.ts';
import type { ListedOwner, OwnerOrder } from '../owners/operator/owner-orders.ts';
import { emailArgument } from './email-argument.ts';
import { runCommand, runOnDatabase } from './run-command.ts';

interface Flags {
	json?: true;
}

const program = new Command('owners')
	.description('Accounts of the owner portal. No password is ever shown: owners choose it by a mailed link.')
	.addHelpText(
		'after',
		`
Works while the api runs, on both databases. Mails go out by SMTP_URL, else to files in DATA_DIR/mail; they wait for the
api when it does not run. Exit code: 0 done, 1 refused (the message names the next step), 2 wrong use.
Settings: DATA_DIR, DATABASE_URL, SITE_URL, SMTP_URL (see docs/configuration.md).`,
	);

/** By the running api where it holds the embedded database, else on the database itself. */
function order<Answer>(
	given: OwnerOrder,
	{ json }: Flags,
	describe: (answer: Answer, isRunning: boolean) => string,
) {
	return runCommand(async () => {
		const { DATABASE_URL, DATA_DIR } = readConfiguration();
		const print = (answer: unknown, isRunning: boolean) =>
			console.log(json ? JSON.stringify(answer, null, '\t') : describe(answer as Answer, isRunning));
		const taken = DATABASE_URL ? undefined : await giveOrder(DATA_DIR, given);
		if (taken) return print(taken.answer, true);
		await runOnDatabase(async (database, configuration) => {
			await migrate(database);
			print(await carryOut({ db: database.db, configuration }, given), database.kind === 'server');
		});
	});
}

/** Ids of properties, each once. */
function propertyIds(text: string): number[] {
	const ids = text.split(',').map((id) => id.trim());
	if (ids.every((id) => /^[1-9]\d{0,8}$/.test(id))) return [...new Set(ids.map(Number))];
	throw new InvalidArgumentError('Write ids of properties with commas, such as 12,34.');
}

const onItsWay = (isRunning: boolean) => (isRunning ? 'is on its way' : 'goes out as soon as the api runs');
const JSON_FLAG = ['--json', 'print the answer as JSON'] as const;

program
	.command('create')
	.description(
		'make an account and mail an invitation: its link leads to the page where the owner chooses a password',
	)
	.argument('<email>', 'address of the account', emailArgument)
	.requiredOption('--first-name <name>', 'first name')
	.requiredOption('--last-name <name>', 'last name')
	.addOption(
		new Option('--language <code>', 'language of the mails (the site’s own by default)').choices(LANGUAGES),
	)
	.option('--properties <ids>', 'ids of the own properties, comma-separated', propertyIds, [])
	.option(...JSON_FLAG)
	.action(
		(
			email: string,
			{
				firstName,
				lastName,
				language,
				properties,
				...flags
			}: Flags & { firstName: string; lastName: string; language?: Language; properties: number[] },
		) =>
			order<{ properties: number[] }>(
				{ do: 'create', email, firstName, lastName, language, properties },
				flags,
				(answer, isRunning) =>
					`Account for ${email}, ${answer.properties.length > 0 ? `properties ${answer.properties.join(', ')}` : 'without properties yet'}. The invitation ${onItsWay(isRunning)}; its link is good for seven days.`,
			),
	);

program
	.command('link')
	.description(
		'tie an account to properties, beside those that it has: it logs out everywhere, its password is void, and an invitation is mailed',
	)
	.argument('<email>', 'address of the account', emailArgument)
	.argument('<properties>', 'ids, comma-separated', propertyIds)
	.option('--remove', 'untie them instead')
	.option(...JSON_FLAG)
	.action((email: string, properties: number[], flags: Flags & { remove?: true }) =>
		order<{ properties: number[]; mailed?: 'invitation' }>(
			{ do: 'link', email, properties, remove: flags.remove ?? false },
			flags,
			(answer, isRunning) =>
				`Properties of ${email}: ${answer.properties.join(', ') || 'none'}.${answer.mailed ? ` The account is closed until its owner chooses a password again; the ${answer.mailed} ${onItsWay(isRunning)}.` : ''}`,
		),
	);

program
	.command('disable')
	.description('close an account: logged out everywhere, no log-in, no mails; nothing is lost')
	.argument('<email>', 'address of the account', emailArgument)
	.option(...JSON_FLAG)
	.action((email: string, flags: Flags) =>
		order({ do: 'disable', email }, flags, () => `${email} is logged out and cannot log in any more.`),
	);

program
	.command('enable')
	.description('open a closed account again, with its password')
	.argument('<email>', 'address of the account', emailArgument)
	.option(...JSON_FLAG)
	.action((email: string, flags: Flags) =>
		order({ do: 'enable', email }, flags, () => `${email} can log in again.`),
	);

program
	.command('reset')
	.description('mail a link for a new password (or the invitation again), and log the owner out everywhere')
	.argument('<email>', 'address of the account', emailArgument)
	.option('--second-factor', 'also switch the second factor off, for an owner who lost telephone and codes')
	.option(...JSON_FLAG)
	.action((email: string, flags: Flags & { secondFactor?: true }) =>
		order<{ mailed: string }>(
			{ do: 'reset', email, withSecondFactor: flags.secondFactor ?? false },
			flags,
			({ mailed }, isRunning) =>
				`${email} is logged out everywhere${flags.secondFactor ? ', the second factor is off' : ''}. The ${mailed} mail ${onItsWay(isRunning)}.`,
		),
	);

program
	.command('list')
	.description('all accounts, with their state and properties')
	.option(...JSON_FLAG)
	.action((flags: Flags) =>
		order<ListedOwner[]>({ do: 'list' }, flags, (owners) =>
			owners.length === 0
				? 'No accounts yet: make one with "npm run owners -- create".'
				: owners
						.map(
							({ id, email, name, kind, state, hasSecondFactor, properties }) =>
								`${String(id).padEnd(9)} ${email.padEnd(36)} ${state.padEnd(9)}${hasSecondFactor ? ' two steps' : ''}${kind === 'searcher' ? ' searcher' : ''} ${name}  properties: ${properties.join(', ') || 'none'}`,
						)
						.join('\n'),
		),
	);

await runProgram(program, 'npm run owners --');
