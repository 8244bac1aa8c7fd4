import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Days for which an event can be delivered again. */
const EVENT_DAYS = 30;
/** However much happens, no more events are kept; the oldest go first. */
const MOST_EVENTS = 100_000;

/** Removes old events, with all that is known of their deliveries. */
export async function sweepEvents(db: Db): Promise<void> {
	await sql`
		delete from event where created_at < now() - make_interval(days => ${EVENT_DAYS})
			or id <= (select id from event order by id desc offset ${MOST_EVENTS} limit 1)`.execute(db);
}
