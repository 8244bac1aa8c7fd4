import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { OWN_SITE } from './own-site.ts';

/** Views of a property in a day, as a feed gives them. */
export interface ReportedViews {
	property_id: number;
	/** YYYY-MM-DD, in Belgium */
	day: string;
	portal: string;
	count: number;
}

/** Takes the figures of a feed over. Of the own site the higher number holds: the site counts by itself. */
export async function takeInViews(db: Db, rows: readonly ReportedViews[]): Promise<void> {
	if (rows.length === 0) return;
	// One statement may write a row only once: of several for the same day, the last one counts.
	const unique = new Map(rows.map((row) => [`${row.property_id} ${row.day} ${row.portal}`, row]));
	await sql`
		insert into page_visit (property_id, day, portal, count)
		select property_id, day, portal, count
		from jsonb_populate_recordset(null::page_visit, ${JSON.stringify([...unique.values()])}::jsonb)
		on conflict (property_id, day, portal) do update set count = case
			when page_visit.portal = ${OWN_SITE} then greatest(page_visit.count, excluded.count)
			else excluded.count end
	`.execute(db);
}
