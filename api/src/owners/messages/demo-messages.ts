import type { Tx } from '../../database/database.ts';
import type { FeedOwner } from '../../import/feed/owner.schema.ts';
import { upsertRows } from '../../import/upsert-rows.ts';
import { onceKeyOf } from './write-message.ts';

/** Puts the conversations of a demo owner into their threads. Nobody is mailed. */
export async function takeDemoMessages(
	transaction: Tx,
	ownerId: number,
	messages: NonNullable<FeedOwner['messages']>,
): Promise<void> {
	await upsertRows(
		transaction,
		'owner_message',
		['once_key'],
		messages.map(({ propertyId, sentAt, side, author, text }) => ({
			property_id: propertyId,
			side,
			owner_id: side === 'owner' ? ownerId : null,
			author,
			body: text,
			via: 'portal',
			left_out: 0,
			sent_at: sentAt,
			once_key: onceKeyOf(propertyId, 'demo', `${side}-${sentAt}`),
		})),
	);
}
