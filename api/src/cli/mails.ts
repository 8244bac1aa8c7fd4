import { Command } from 'commander';
import { migrate } from '../database/migrate.ts';
import { readTrouble, retryFailed } from '../mail/outbox.ts';
import { runOnDatabase } from './run-command.ts';

const program = new Command('mails').description('Mails that wait to be sent or were given up.');

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

await program.parseAsync();
