import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Months without a log-in after which a searcher's account goes, with all that it keeps; its saved searches stay. */
const UNUSED_MONTHS = 24;

/** Removes accounts of searchers that nobody uses. Owners' accounts are the agency's to close. */
export async function sweepSearchers(db: Db): Promise<void> {
	await sql`
		delete from owner
		where kind = 'searcher' and used_at < now() - make_interval(months => ${UNUSED_MONTHS})`.execute(db);
}
