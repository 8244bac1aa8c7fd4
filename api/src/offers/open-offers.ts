import type { FormFields } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { ASKS_COUNTER, type StoredOffer } from './stored-offer.ts';

/** An offer about which nothing was decided, with what its buyer filled in: nothing of the demo agency's. */
export type OpenOffer = StoredOffer & { fields: FormFields; asks_counter: boolean };

/** Days after which what was never noted is taken for decided elsewhere. */
const LONGEST_DAYS = 60;

/** Offers about which nothing was decided, and that are still open, oldest first. */
export async function readOpenOffers(db: Db, now: Date): Promise<OpenOffer[]> {
	const { rows } = await sql<OpenOffer>`
		select offer.*, coalesce(request.fields, '{}') as fields, ${ASKS_COUNTER} as asks_counter
		from offer left join request on request.id = request_id
		where offer.state in ('received', 'passed-on', 'countered')
			and (offer.state = 'countered' or valid_until is null or valid_until > ${now}::timestamptz)
			and received_at > ${now}::timestamptz - make_interval(days => ${LONGEST_DAYS})
		order by received_at, offer.id`.execute(db);
	return rows;
}
