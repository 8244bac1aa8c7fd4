import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { Round } from '../server/round.ts';
import { expireOffer } from './change-offer.ts';

/** Offers of one round: what is left waits for the next. */
const MOST_AT_ONCE = 200;

/**
 * Notes of offers that nobody decided that their hour is over, each once, however many processes do. Returns how many. Throws a
 * `RoundError` at the end where it could not be noted of one.
 */
export async function expireOffers(db: Db, now = new Date()): Promise<number> {
	const round = new Round(db);
	const due = await db
		.selectFrom('offer')
		.select('id')
		.where('state', 'in', ['received', 'passed-on'])
		.where('valid_until', '<=', now)
		.where(sql<SqlBool>`not id = any(${round.restingIds('offer')}::bigint[])`)
		.orderBy('valid_until')
		.limit(MOST_AT_ONCE)
		.execute();
	for (const { id } of due)
		await round.item('offer', id, () =>
			db.transaction().execute(async (transaction) => void (await expireOffer(transaction, id, now))),
		);
	round.end();
	return due.length;
}

/** Removes old offers of the demo agency; others go with their request. 0 months keep all. */
export async function sweepOffers(db: Db, months: number): Promise<void> {
	if (months === 0) return;
	await sql`
		delete from offer where request_id is null
			and received_at < now() - make_interval(months => ${months})`.execute(db);
}
