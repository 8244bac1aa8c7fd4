import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { mailFiles, noteFilesToRemove } from '../../privacy/files-to-remove.ts';

/**
 * Takes an owner out of what was asked about offers: that something was asked stays in their history, not by whom and in
 * which words. Files of mails are noted.
 */
export async function forgetOfferAnswers(transaction: Tx, email: string): Promise<void> {
	const isTheirs = sql`owner_id in (select id from owner where lower(email) = ${email})`;
	const { rows } = await sql<{ file: string }>`
		delete from outbox_mail using offer_step
		where kind = 'offer-answer-' || offer_step.id and ${isTheirs}
		returning 'mail/' || outbox_mail.id || '-' || kind as file`.execute(transaction);
	await sql`update offer_step set author = '…', note = '', owner_id = null where ${isTheirs}`.execute(
		transaction,
	);
	await noteFilesToRemove(
		transaction,
		rows.flatMap(({ file }) => mailFiles(file)),
	);
}
