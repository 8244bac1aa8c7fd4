import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** Days after which what nobody answered is taken for answered elsewhere. */
const LONGEST_DAYS = 14;

/** A conversation in which an owner wrote last. */
export interface UnansweredMessage {
	propertyId: number;
	/** Of the owners' newest message */
	messageId: number;
	/** Of the first one that nobody answered */
	since: Date;
}

/**
 * Messages of owners that the agency did not answer, the oldest first. What an owner says to a visit is answered by the visit, and
 * what an owner says to an offer by what the agency notes of the offer next.
 */
export async function readUnansweredMessages(db: Db, now: Date): Promise<UnansweredMessage[]> {
	const { rows } = await sql<UnansweredMessage>`
		select property_id as "propertyId", max(id) as "messageId", min(sent_at) as since
		from owner_message asked
		where side = 'owner' and sent_at > ${now}::timestamptz - make_interval(days => ${LONGEST_DAYS})
			and once_key not like property_id || ':visit-%'
			and (once_key not like property_id || ':offer-%' or exists (
				select from offer_step said where said.once_key = asked.once_key and not exists (
					select from offer_step noted
					where noted.offer_id = said.offer_id and noted.id > said.id and noted.side = 'agency')))
			and not exists (select from owner_message answer where answer.property_id = asked.property_id
				and answer.side = 'agency' and answer.id > asked.id)
		group by property_id order by since`.execute(db);
	return rows;
}
