import { runProgram } from '@estate/shared-contract/command-line';
import type { Db } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { textOf } from '../requests/taken-request.ts';
import {
	publishTestimonial,
	readSent,
	refuseTestimonial,
	type SentTestimonial,
} from '../testimonials/review-testimonials.ts';
import { databaseCommand } from './database-command.ts';
import { CommandError, runOnDatabase } from './run-command.ts';

const program = databaseCommand('testimonials').description(
	'Testimonials that visitors sent: read, publish, refuse.',
);

async function sentAs(db: Db, reference: string): Promise<SentTestimonial> {
	const [sent] = await readSent(db, reference.trim().toUpperCase());
	if (!sent)
		throw new CommandError(
			`There is no testimonial ${reference}: "npm run testimonials -- list --all" shows them.`,
		);
	return sent;
}

program
	.command('list')
	.description('those that wait for a decision, with their words')
	.option('--all', 'the decided ones too')
	.option('--json', 'print it as JSON')
	.action(({ all, json }: { all?: true; json?: true }) =>
		runOnDatabase(async (database) => {
			await migrate(database);
			const sent = (await readSent(database.db)).filter(({ decision }) => all || decision === 'waiting');
			if (json) return console.log(JSON.stringify(sent, null, '\t'));
			for (const { reference, decision, sentAt, fields, picture } of sent) {
				const about = textOf(fields, 'aboutYou');
				console.log(
					`${reference}  ${decision}  ${sentAt.toISOString().slice(0, 10)}  ${textOf(fields, 'name')}${about ? ` (${about})` : ''}${picture ? `, picture ${picture}` : ''}`,
				);
				console.log(`  ${textOf(fields, 'comment').replaceAll('\n', '\n  ')}\n`);
			}
			if (sent.length === 0)
				console.log(
					all ? 'No visitor sent a testimonial yet.' : 'No testimonial waits: --all shows the decided ones.',
				);
		}),
	);

program
	.command('publish')
	.description('put one on the site, with its picture')
	.argument('<reference>', 'such as M-7F3K-29')
	.action((reference: string) =>
		runOnDatabase(async (database, { DATA_DIR }) => {
			await migrate(database);
			const sent = await sentAs(database.db, reference);
			await publishTestimonial(database.db, DATA_DIR, sent);
			console.log(
				`Published: ${textOf(sent.fields, 'name')}, ${sent.reference}. "refuse" takes it off again.`,
			);
		}),
	);

program
	.command('refuse')
	.description('keep one off the site, or take it off again')
	.argument('<reference>', 'such as M-7F3K-29')
	.action((reference: string) =>
		runOnDatabase(async (database) => {
			await migrate(database);
			const sent = await sentAs(database.db, reference);
			await refuseTestimonial(database.db, sent);
			console.log(
				`Refused: ${textOf(sent.fields, 'name')}, ${sent.reference}. "publish" puts it on the site after all.`,
			);
		}),
	);

await runProgram(program, 'npm run testimonials --');
