import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { mailFiles } from '../../privacy/remove-requests.ts';

/**
 * Takes an owner out of what was asked about offers: that something was asked stays in their history, not by whom and in
 * which words. Returns files of mails, relative to DATA_DIR, to be removed when the transaction is through.
 */
export async function forgetOfferAnswers(transaction: Tx, email: string): Promise<string[]> {
	const isTheirs = sql`owner_id in (select id from owner where lower(email) = ${email})`;
	const { rows } = await sql<{ file: string }>`
		delete from outbox_mail using offer_step
		where kind = 'offer-answer-' || offer_step.id and ${isTheirs}
		returning 'mail/' || outbox_mail.id || '-' || kind as file`.execute(transaction);
	await sql`update offer_step set author = '…', note = '', owner_id = null where ${isTheirs}`.execute(
		transaction,
	);
	return rows.flatMap(({ file }) => mailFiles(file));
}
