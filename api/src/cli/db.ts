import { runProgram } from '@estate/shared-contract/command-line';
import { sql } from 'kysely';
import { readBackup, saveBackup } from '../database/backup-file.ts';
import { migrate, migrationStates } from '../database/migrate.ts';
import { hasRows, restoreBackup } from '../database/restore.ts';
import { databaseCommand } from './database-command.ts';
import { migrationLines } from './migration-lines.ts';
import { requireFile, requireNewFile } from './require-file.ts';
import { CommandError, runOnDatabase } from './run-command.ts';

const program = databaseCommand('db')
	.description('Looks after the database (DATABASE_URL, else the embedded one in DATA_DIR).')
	.addHelpText(
		'after',
		`
A backup is one file, and holds the database alone. Copy media, documents and uploads of DATA_DIR yourself, beside it.
How to back up and restore an installation: docs/operators.md, "Back up and restore".`,
	);

program
	.command('migrate')
	.description('apply the migrations that have not run yet')
	.action(() =>
		runOnDatabase(async (database) => {
			const done = await migrate(database);
			console.log(
				done.length > 0 ? `Applied ${done.join(', ')}.` : 'Nothing to apply: the database is up to date.',
			);
		}),
	);

program
	.command('status')
	.description('which database, which migrations, what is in it')
	.option('--all', 'name all migrations, in place of the last ones and those that did not run')
	.option('--json', 'print it as JSON')
	.action(({ all, json }: { all?: true; json?: true }) =>
		runOnDatabase(async (database) => {
			const migrations = await migrationStates(database);
			const isReady = migrations.every(({ state }) => state === 'applied' || state === 'newer');
			const counts = isReady
				? (
						await sql<Record<string, number>>`select
							(select count(*) from site) as sites,
							(select count(*) from property where unit_id is null) as properties,
							(select count(*) from project) as projects,
							(select count(*) from page) as pages,
							(select count(*) from owner) as owners,
							(select count(*) from owner where is_demo) as "demoOwners",
							(select count(*) from request) as requests,
							(select count(*) from outbox_mail where sent_at is null and failed_at is null) as "mailsWaiting",
							(select count(*) from outbox_mail where failed_at is not null) as "mailsFailed"`.execute(
							database.db,
						)
					).rows[0]
				: undefined;
			const hasContent = (counts?.sites ?? 0) > 0;
			if (json)
				return console.log(
					JSON.stringify(
						{ kind: database.kind, database: database.description, migrations, hasContent, counts },
						null,
						'\t',
					),
				);
			console.log(`Database: ${database.description}`);
			for (const line of migrationLines(migrations, all)) console.log(line);
			for (const [name, count] of Object.entries(counts ?? {})) console.log(`  ${name.padEnd(24)} ${count}`);
		}),
	);

program
	.command('backup')
	.description('write all rows to one file; copy media, documents and uploads of DATA_DIR yourself')
	.argument('<file>', 'such as estate-2026-11-27.ndjson.gz; must not exist yet')
	.action((file: string) =>
		runOnDatabase(
			async (database) => {
				await migrate(database);
				await saveBackup(database, file);
				console.log(`Backup written to ${file}.`);
			},
			() => requireNewFile(file),
		),
	);

program
	.command('restore')
	.description('replace everything in the database by a backup of this very version')
	.argument('<file>', 'a file that "backup" wrote')
	.option('--yes', 'also when the database holds something')
	.action((file: string, { yes }: { yes?: true }) =>
		runOnDatabase(
			async (database) => {
				await migrate(database);
				if (!yes && (await hasRows(database)))
					throw new CommandError('The database is not empty: add --yes to replace everything in it.');
				console.log(`Restored ${await restoreBackup(database, readBackup(file))} rows.`);
			},
			() => requireFile(file, 'the path of a backup'),
		),
	);

await runProgram(program, 'npm run db --');
