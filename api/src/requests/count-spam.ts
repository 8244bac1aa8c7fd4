import { belgianDay, type RequestKind } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Counts a submission that filled the honeypot in. Of what it said, nothing is kept. */
export async function countSpam(db: Db, kind: RequestKind): Promise<void> {
	await db
		.insertInto('spam_count')
		.values({ day: belgianDay(), kind, count: 1 })
		.onConflict((conflict) =>
			conflict.columns(['day', 'kind']).doUpdateSet({ count: sql<number>`spam_count.count + 1` }),
		)
		.execute();
}
