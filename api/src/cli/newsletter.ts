import { runProgram } from '@estate/shared-contract/command-line';
import { readSite } from '../content/site-settings.ts';
import { migrate } from '../database/migrate.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { subscribersAsCsv } from '../subscriptions/subscribers-file.ts';
import { databaseCommand } from './database-command.ts';
import { requireNewFile } from './require-file.ts';
import { runOnDatabase } from './run-command.ts';
import { writeExport } from './write-export.ts';

const program = databaseCommand('newsletter').description('Who reads the newsletter.');

program
	.command('export')
	.description('write who confirmed it to a CSV file, for the program that sends it')
	.argument('<file>', 'such as readers.csv; must not exist yet')
	.addHelpText(
		'after',
		`
Each line has the reader's own links: "unsubscribe" belongs at the end of every letter, "oneClick" into its
List-Unsubscribe header. Export again for every letter: who unsubscribed is gone.
Settings: SITE_URL (see docs/configuration.md).`,
	)
	.action((file: string) =>
		runOnDatabase(
			async (database, configuration) => {
				await migrate(database);
				const { configuration: site } = await readSite(database.db);
				const secret = await installationSecret(database.db);
				const { csv, count } = await subscribersAsCsv(database.db, { site, configuration, secret });
				await writeExport(file, csv);
				console.log(
					`${count} readers written to ${file}. It holds personal data: remove it when it is used.`,
				);
			},
			() => requireNewFile(file),
		),
	);

await runProgram(program, 'npm run newsletter --');
