import { randomBytes } from 'node:crypto';
import { Command } from 'commander';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { hashPassword } from '../owners/password-hash.ts';
import { endAllSessions } from '../owners/session.ts';
import { CommandError, runOnDatabase } from './run-command.ts';

const program = new Command('owners').description('Accounts of the owner portal.');

const newPassword = () => randomBytes(12).toString('base64url');

async function connect(db: Db, ownerId: number, propertyIds: readonly number[]): Promise<void> {
	if (propertyIds.length === 0) return;
	const found = await db.selectFrom('property').select('id').where('id', 'in', propertyIds).execute();
	const missing = propertyIds.filter((id) => !found.some((row) => row.id === id));
	if (missing.length > 0) throw new CommandError(`There is no home ${missing.join(', ')}: import it first.`);
	await db
		.insertInto('owner_property')
		.values(propertyIds.map((property_id) => ({ owner_id: ownerId, property_id })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

function idsOf(text: string): number[] {
	const ids = text.split(',').map((id) => Number(id.trim()));
	if (ids.every((id) => Number.isSafeInteger(id) && id > 0)) return ids;
	throw new CommandError(`"${text}" is no list of homes: write their ids with commas, such as 12,34.`);
}

program
	.command('create')
	.description('make an account and print its first password, once')
	.argument('<email>')
	.requiredOption('--first-name <name>', 'first name')
	.requiredOption('--last-name <name>', 'last name')
	.option('--homes <ids>', 'ids of the own homes, comma-separated')
	.action((email: string, options: { firstName: string; lastName: string; homes?: string }) =>
		runOnDatabase(async (database) => {
			await migrate(database);
			if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
				throw new CommandError(`"${email}" is no e-mail address.`);
			const homes = options.homes ? idsOf(options.homes) : [];
			const password = newPassword();
			const passwordHash = await hashPassword(password);
			await database.db.transaction().execute(async (transaction) => {
				const row = await transaction
					.insertInto('owner')
					.values({
						email,
						first_name: options.firstName,
						last_name: options.lastName,
						password_hash: passwordHash,
					})
					.onConflict((conflict) => conflict.doNothing())
					.returning('id')
					.executeTakeFirst();
				if (!row)
					throw new CommandError(`There is an account for ${email} already: use "reset" for a new password.`);
				await connect(transaction, row.id, homes);
			});
			console.log(`Account for ${email} with ${homes.length} homes. Password: ${password}`);
		}),
	);

program
	.command('list')
	.description('all accounts')
	.option('--json', 'print it as JSON')
	.action(({ json }: { json?: true }) =>
		runOnDatabase(async (database) => {
			await migrate(database);
			const owners = await database.db
				.selectFrom('owner')
				.leftJoin('owner_property', 'owner_property.owner_id', 'owner.id')
				.select(['owner.id', 'email', 'first_name', 'last_name'])
				.select(
					sql<
						number[]
					>`coalesce(json_agg(property_id order by property_id) filter (where property_id is not null), '[]')`.as(
						'homes',
					),
				)
				.groupBy('owner.id')
				.orderBy('owner.id')
				.execute();
			if (json) return console.log(JSON.stringify(owners, null, '\t'));
			for (const { id, email, first_name, last_name, homes } of owners)
				console.log(
					`${String(id).padEnd(9)} ${email.padEnd(36)} ${first_name} ${last_name}  homes: ${homes.join(', ') || 'none'}`,
				);
			if (owners.length === 0) console.log('No accounts yet: make one with "npm run owners -- create".');
		}),
	);

program
	.command('reset')
	.description('give an account a new password, print it once, and log the owner out everywhere')
	.argument('<email>')
	.action((email: string) =>
		runOnDatabase(async (database) => {
			await migrate(database);
			const password = newPassword();
			const row = await database.db
				.updateTable('owner')
				.set({ password_hash: await hashPassword(password) })
				.where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
				.returning('id')
				.executeTakeFirst();
			if (!row)
				throw new CommandError(`There is no account for ${email}: "npm run owners -- list" shows them.`);
			await endAllSessions(database.db, row.id);
			console.log(`New password for ${email}: ${password}`);
		}),
	);

await program.parseAsync();
