import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../database/database.ts';
import { mailFiles, noteFilesToRemove, removeNotedFiles } from '../../privacy/files-to-remove.ts';

/**
 * Removes messages with the mails that copied them, and notes their files; returns how many. `isGoing` is a condition on the
 * table `owner_message`.
 */
export async function removeMessages(transaction: Tx, isGoing: RawBuilder<SqlBool>): Promise<number> {
	const { rows: uploads } = await sql<{ file: string }>`
		select file from upload join owner_message on owner_message.id = message_id where ${isGoing}`.execute(
		transaction,
	);
	const { rows: mails } = await sql<{ file: string }>`
		delete from outbox_mail using owner_message
		where starts_with(kind, 'message-' || owner_message.id || '-') and ${isGoing}
		returning 'mail/' || outbox_mail.id || '-' || kind as file`.execute(transaction);
	const { numAffectedRows } = await sql`delete from owner_message where ${isGoing}`.execute(transaction);
	await noteFilesToRemove(transaction, [
		...uploads.map(({ file }) => file),
		...mails.flatMap(({ file }) => mailFiles(file)),
	]);
	return Number(numAffectedRows ?? 0);
}

/** Removes whole threads that nobody has written in for so many months; 0 keeps all. */
export async function sweepMessages(db: Db, dataDir: string, months: number): Promise<void> {
	if (months === 0) return;
	const isQuiet = sql<SqlBool>`property_id in (
		select property_id from owner_message group by property_id
		having max(sent_at) < now() - make_interval(months => ${months}))`;
	await db.transaction().execute((transaction) => removeMessages(transaction, isQuiet));
	await removeNotedFiles(db, dataDir);
}
