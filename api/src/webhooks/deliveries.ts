import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { EventTable } from '../events/event-tables.ts';
import type { DeliveryResult } from './post-delivery.ts';

/** An event that a worker has claimed for one receiver. */
export interface ClaimedDelivery extends Selectable<EventTable> {
	/** This one included */
	attempts: number;
}

/** Webhooks for which something is due. */
export async function readDueWebhooks(db: Db, now: Date): Promise<{ id: string; address: string }[]> {
	const { rows } = await sql<{ id: string; address: string }>`
		select id, address from webhook where exists (
			select from webhook_delivery where webhook_id = webhook.id and state = 'waiting' and due_at <= ${now})
		order by id`.execute(db);
	return rows;
}

/**
 * Claims what is due for a receiver: of each subject the first event that waits, so that the next is never sent before it; what
 * waits behind it is read in one pass over an index. A claim lasts `claimSeconds`: when the worker dies, another takes it after
 * that. Workers never get the same.
 */
export async function claimDeliveries(
	db: Db,
	webhookId: string,
	{ now, most, claimSeconds }: { now: Date; most: number; claimSeconds: number },
): Promise<ClaimedDelivery[]> {
	const until = new Date(now.getTime() + claimSeconds * 1000);
	const { rows } = await sql<ClaimedDelivery>`
		with head as (
			select distinct on (subject) event_id, due_at from webhook_delivery
			where webhook_id = ${webhookId} and state = 'waiting' order by subject, event_id
		), claimed as (
			update webhook_delivery set attempts = attempts + 1, due_at = ${until}
			where webhook_id = ${webhookId} and event_id in (
				select event_id from webhook_delivery
				where webhook_id = ${webhookId} and state = 'waiting' and due_at <= ${now}
					and event_id = any(array(select event_id from head where due_at <= ${now}))
				order by event_id limit ${most} for update skip locked
			)
			returning event_id, attempts
		)
		select event.*, claimed.attempts from claimed join event on event.id = event_id order by event.id`.execute(
		db,
	);
	return rows;
}

/** Notes what became of a try; `retryAt` undefined: nothing more is tried. */
export async function noteResult(
	db: Db,
	webhookId: string,
	eventId: number,
	{ result, now, retryAt }: { result: DeliveryResult; now: Date; retryAt: Date | undefined },
): Promise<void> {
	const isTaken = isAccepted(result);
	await db
		.updateTable('webhook_delivery')
		.set({
			last_status: 'status' in result ? result.status : null,
			last_error: 'error' in result ? result.error : null,
			...(isTaken
				? { state: 'delivered' as const, ended_at: now }
				: retryAt
					? { due_at: retryAt }
					: { state: 'given-up' as const, ended_at: now }),
		})
		.where('webhook_id', '=', webhookId)
		.where('event_id', '=', eventId)
		.where('state', '=', 'waiting')
		.execute();
}

export const isAccepted = (result: DeliveryResult): boolean =>
	'status' in result && result.status >= 200 && result.status < 300;
