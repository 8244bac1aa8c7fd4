import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables/tables.ts';
import { EVENT_TYPES } from './event-types.ts';

/** Something that happened, for webhooks and notices. `subject` orders deliveries; `data` holds no more than receivers need. */
export interface DomainEvent {
	/** Such as `estate.visit.moved`: `EVENT_TYPES` has those that receivers may count on */
	type: string;
	/** Such as `visit/M-7F3K-29` or `property/2089` */
	subject: string;
	data: Record<string, unknown>;
}

/** Any number, so that these locks meet no others. */
const SUBJECT_LOCKS = 7_203_146;

/**
 * Announces that something happened, in the transaction in which it does: there is never one without the other. Call it
 * last: until the transaction ends nobody else announces something of this subject, so that the order in which events
 * are numbered is the one in which they can be seen. Throws for data that the type's schema does not know.
 */
export async function announce(
	transaction: Transaction<Tables>,
	{ type, subject, data }: DomainEvent,
): Promise<void> {
	const checked = EVENT_TYPES[type]?.schema.parse(data) ?? data;
	await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, ${SUBJECT_LOCKS}))`.execute(
		transaction,
	);
	const { id } = await transaction
		.insertInto('event')
		.values({ type, subject, data: JSON.stringify(checked) })
		.returning('id')
		.executeTakeFirstOrThrow();
	await sql`
		insert into webhook_delivery (webhook_id, event_id, subject)
		select webhook.id, ${id}, ${subject} from webhook
		where cardinality(types) = 0 or ${type} = any(types)`.execute(transaction);
}
