import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** What happened. */
export interface EventTable {
	id: Generated<number>;
	uid: Generated<string>;
	type: string;
	subject: string;
	data: JSONColumnType<Record<string, unknown>, string, string>;
	created_at: Generated<Date>;
}

/** One event for one receiver. */
export interface WebhookDeliveryTable {
	webhook_id: string;
	event_id: number;
	subject: string;
	state: Generated<'waiting' | 'delivered' | 'given-up'>;
	attempts: Generated<number>;
	due_at: Generated<Date>;
	ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
	last_status: ColumnType<number | null, number | null | undefined, number | null>;
	last_error: ColumnType<string | null, string | null | undefined, string | null>;
}
