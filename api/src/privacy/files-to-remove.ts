import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';

/** More are counted */
const MOST_NAMED = 10;

/** Files that a mail became where there is no mail server. `file`: `mail/<id>-<kind>` */
export const mailFiles = (file: string): string[] => [`${file}.eml`, `${file}.html`];

/** Notes files, relative to DATA_DIR, whose rows this transaction removes; `removeNotedFiles` removes them when it is through. */
export async function noteFilesToRemove(transaction: Tx, files: readonly string[]): Promise<void> {
	if (files.length === 0) return;
	await sql`
		insert into file_to_remove (file) select distinct unnest(${files}::text[]) on conflict do nothing`.execute(
		transaction,
	);
}

/**
 * Removes the files that are noted, also those that could not be removed before. Returns those that still cannot, relative
 * to DATA_DIR: they stay noted.
 */
export async function removeNotedFiles(db: Db, dataDir: string): Promise<string[]> {
	const noted = await db.selectFrom('file_to_remove').select('file').orderBy('file').execute();
	if (noted.length === 0) return [];
	const isGone = await Promise.all(
		noted.map(({ file }) =>
			rm(path.join(dataDir, file), { force: true }).then(
				() => true,
				() => false,
			),
		),
	);
	const filesWhere = (gone: boolean) =>
		noted.filter((_, index) => isGone[index] === gone).map(({ file }) => file);
	await sql`delete from file_to_remove where file = any(${filesWhere(true)}::text[])`.execute(db);
	return filesWhere(false);
}

/** The same as a round of its own. Throws where files stay, so that operators read of them. */
export async function sweepFiles(db: Db, dataDir: string): Promise<void> {
	const left = await removeNotedFiles(db, dataDir);
	if (left.length === 0) return;
	throw new Error(
		`Files of DATA_DIR whose rows are gone cannot be removed: ${left.slice(0, MOST_NAMED).join(', ')}${left.length > MOST_NAMED ? ` and ${left.length - MOST_NAMED} more` : ''}.`,
	);
}
