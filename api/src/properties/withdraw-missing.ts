import { sql } from 'kysely';
import { raiseRevision } from '../content/content-revision.ts';
import type { Db } from '../database/database.ts';

/** Marks properties that a feed no longer holds as withdrawn; a feed without any property withdraws none. Returns how many. */
export async function withdrawMissing(db: Db, presentIds: readonly number[]): Promise<number> {
	if (presentIds.length === 0) return 0;
	return db.transaction().execute(async (transaction) => {
		const { numUpdatedRows } = await transaction
			.updateTable('property')
			.set({ state: 'withdrawn' })
			.where('state', '!=', 'withdrawn')
			// Units come and go with their projects.
			.where('unit_id', 'is', null)
			.where(sql<boolean>`id <> all (${[...presentIds]}::bigint[])`)
			.executeTakeFirstOrThrow();
		if (numUpdatedRows > 0n) await raiseRevision(transaction);
		return Number(numUpdatedRows);
	});
}
