import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../database/database.ts';
import { noteFilesToRemove, removeNotedFiles } from '../../privacy/files-to-remove.ts';

/** What went with documents that were removed. */
export interface RemovedDocuments {
	documents: number;
	/** Names that they had */
	names: string[];
}

/** Removes documents that owners handed in, and notes their files. `isGoing` is a condition on the table `owner_document`. */
export async function removeDocuments(
	transaction: Tx,
	isGoing: RawBuilder<SqlBool>,
): Promise<RemovedDocuments> {
	const { rows } = await sql<{ file: string; name: string }>`
		select file, name from upload join owner_document on owner_document.id = document_id where ${isGoing}`.execute(
		transaction,
	);
	const { numAffectedRows } = await sql`delete from owner_document where ${isGoing}`.execute(transaction);
	await noteFilesToRemove(
		transaction,
		rows.map(({ file }) => file),
	);
	return { documents: Number(numAffectedRows ?? 0), names: rows.map(({ name }) => name) };
}

/** Removes documents of so many months ago whose property is gone, and what was said of ends long past; 0 months keep all. */
export async function sweepDocuments(db: Db, dataDir: string, months: number): Promise<void> {
	await sql`delete from document_reminder where expires_on < now() - interval '1 year'`.execute(db);
	if (months === 0) return;
	const isOver = sql<SqlBool>`added_at < now() - make_interval(months => ${months}) and property_id in (
		select id from property where state in ('sold', 'rented', 'withdrawn'))`;
	await db.transaction().execute((transaction) => removeDocuments(transaction, isOver));
	await removeNotedFiles(db, dataDir);
}
