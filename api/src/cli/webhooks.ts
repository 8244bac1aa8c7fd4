import { runProgram } from '@estate/shared-contract/command-line';
import { type Command, InvalidArgumentError } from 'commander';
import { migrate } from '../database/migrate.ts';
import {
	addWebhook,
	checkWebhook,
	listWebhooks,
	readDeliveryLog,
	removeWebhook,
	replay,
} from '../webhooks/manage-webhooks.ts';
import { databaseCommand } from './database-command.ts';
import { runOnDatabase } from './run-command.ts';

const MOST_LINES = 1_000;

function lineCount(text: string): number {
	const count = Number(text);
	if (Number.isInteger(count) && count >= 1 && count <= MOST_LINES) return count;
	throw new InvalidArgumentError(`Give a whole number from 1 to ${MOST_LINES}.`);
}

function instant(text: string): Date {
	const time = new Date(text);
	if (/^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(time.getTime())) return time;
	throw new InvalidArgumentError('Write a time such as 2026-11-23T08:00:00+01:00.');
}

const program = databaseCommand('webhooks')
	.description('Addresses that hear of what happens, such as a CRM: docs/events.md says how and of what.')
	.addHelpText(
		'after',
		`
The api delivers while it runs.
Settings: DATA_DIR, DATABASE_URL, WEBHOOK_PRIVATE (see docs/configuration.md).`,
	);

program
	.command('add')
	.description('add an address; its secret is shown this once')
	.argument('<address>', 'such as https://crm.example.com/hook')
	.option('--types <types>', 'events with commas, such as estate.visit.booked; all by default')
	.action((address: string, { types }: { types?: string }) => {
		const chosen = types?.split(',').map((type) => type.trim());
		const webhook = { address, ...(chosen ? { types: chosen } : {}) };
		return runOnDatabase(
			async (database, configuration) => {
				await migrate(database);
				const added = await addWebhook(database.db, configuration, webhook);
				console.log(`Added: ${added.id}. Its secret, which is not shown again:\n${added.secret}`);
			},
			(configuration) => void checkWebhook(webhook, configuration),
		);
	});

program
	.command('list')
	.description('the addresses, and what waits for each')
	.option('--json', 'print it as JSON')
	.action(({ json }: { json?: true }) =>
		runOnDatabase(async (database) => {
			await migrate(database);
			const webhooks = await listWebhooks(database.db);
			if (json) return console.log(JSON.stringify(webhooks, null, '\t'));
			for (const { id, address, types, waiting, givenUp } of webhooks)
				console.log(
					`${id}  ${address}  ${types.join(', ') || 'every event'}; ${waiting} wait, ${givenUp} given up`,
				);
			if (webhooks.length === 0) console.log('No address hears of events: "add" adds one.');
		}),
	);

program
	.command('remove')
	.description('remove an address, and what waits for it')
	.argument('<id>', 'such as wh-1f2e3d4c5b6a')
	.action((id: string) =>
		runOnDatabase(async (database) => {
			await migrate(database);
			await removeWebhook(database.db, id);
			console.log(`Removed: ${id}.`);
		}),
	);

program
	.command('log')
	.description('the newest deliveries: what became of each, not what it said')
	.argument('[id]', 'of one webhook')
	.option('--lines <count>', 'how many', lineCount, 50)
	.option('--json', 'print it as JSON')
	.action((id: string | undefined, { lines, json }: { lines: number; json?: true }) =>
		runOnDatabase(async (database) => {
			await migrate(database);
			const log = await readDeliveryLog(database.db, lines, id);
			if (json) return console.log(JSON.stringify(log, null, '\t'));
			for (const { at, webhook, event, type, subject, state, attempts, status, error } of log)
				console.log(
					`${at.toISOString()}  ${webhook}  ${event}  ${type} ${subject}  ${state}, ${attempts} tries${error ? `: ${error}` : status ? `: status ${status}` : ''}`,
				);
			if (log.length === 0) console.log('Nothing was to be delivered yet.');
		}),
	);

program
	.command('replay')
	.description('deliver again what was given up, one event, or all since a time')
	.argument('<id>', 'such as wh-1f2e3d4c5b6a')
	.option('--event <event>', 'one event, by its id in the log')
	.option('--since <time>', 'every event since then, also those from before the address was added', instant)
	.action((id: string, { event, since }: { event?: string; since?: Date }, command: Command) => {
		if (event && since) command.error('Give --event or --since, not both.');
		return runOnDatabase(async (database) => {
			await migrate(database);
			const count = await replay(database.db, id, event ? { event } : since ? { since } : 'given-up');
			console.log(`${count} events are due again; the api delivers them while it runs.`);
		});
	});

await runProgram(program, 'npm run webhooks --');
