import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** The revision of the content: it changes with every write of content, never with requests or page views. */
export async function readRevision(db: Db): Promise<string> {
	const { revision } = await db.selectFrom('content_state').select('revision').executeTakeFirstOrThrow();
	return String(revision);
}

/** Makes it a new one, in the transaction that wrote. */
export async function raiseRevision(db: Db): Promise<void> {
	await db
		.updateTable('content_state')
		.set({ revision: sql`revision + 1`, changed_at: sql`now()` })
		.execute();
}
