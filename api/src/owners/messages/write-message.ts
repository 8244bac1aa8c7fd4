import { createHash } from 'node:crypto';
import type { Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { queueMails } from '../../mail/outbox.ts';
import { HttpError } from '../../server/http-error.ts';
import { takeMessageUpload } from '../../uploads/uploads.ts';
import { notifyOwners } from '../notifications/notify-owners.ts';
import { copyForAgency, copyForOwner } from './message-copies.ts';
import type { MessageDraft, MessageServices } from './message-draft.ts';
import type { MessageThread } from './message-thread.ts';

/** The communication of the property that a message answers; undefined where it has none of that id. */
async function communicationOf(transaction: Tx, propertyId: number, id: number | undefined) {
	if (id === undefined) return undefined;
	return transaction
		.selectFrom('communication')
		.select(['id', 'date', 'contact', 'subject', 'words', 'request_id'])
		.where('property_id', '=', propertyId)
		.where('id', '=', id)
		.executeTakeFirst();
}

/**
 * Puts a message into a thread, copies it by mail to the other side, and announces it. Returns its id, and whether it is
 * new. Throws a 422 answer when a file is not there (any more).
 */
export async function writeMessage(
	transaction: Tx,
	services: MessageServices,
	thread: MessageThread,
	draft: MessageDraft,
): Promise<{ id: number; isNew: boolean }> {
	const { propertyId } = thread;
	const answered = await communicationOf(transaction, propertyId, draft.answers);
	const row = await transaction
		.insertInto('owner_message')
		.values({
			property_id: propertyId,
			side: draft.side,
			owner_id: draft.ownerId ?? null,
			author: draft.author,
			body: draft.text,
			via: draft.via,
			communication_id: answered?.id ?? null,
			left_out: draft.leftOut ?? 0,
			once_key: draft.onceKey,
		})
		.onConflict((conflict) => conflict.column('once_key').doNothing())
		.returning('id')
		.executeTakeFirst();
	if (!row) {
		const earlier = await transaction
			.selectFrom('owner_message')
			.select('id')
			.where('once_key', '=', draft.onceKey)
			.executeTakeFirstOrThrow();
		return { id: earlier.id, isNew: false };
	}
	const files = [];
	for (const [index, token] of draft.files.entries()) {
		const file = await takeMessageUpload(transaction, token, row.id);
		if (!file)
			throw new HttpError(422, 'invalid', 'A file is not there any more: choose it again.', {
				fields: [{ path: `files.${index}`, code: 'invalid' }],
			});
		files.push(file);
	}
	const message = { ...draft, id: row.id, files, ...(answered ? { answered } : {}) };
	if (draft.side === 'owner') {
		if (!draft.isMailedApart) await queueMails(transaction, null, copyForAgency(services, thread, message));
	} else
		await notifyOwners(
			transaction,
			services,
			thread,
			{ what: 'message', propertyId, messageId: row.id },
			(notified) => copyForOwner(services, thread, message, notified),
		);
	await announce(transaction, {
		type: 'estate.message.sent',
		subject: `property/${propertyId}`,
		data: { propertyId, messageId: row.id, from: draft.side, files: files.length },
	});
	return { id: row.id, isNew: true };
}

/** How a thread stands in the once keys, so that another thread's cannot be met. */
export const onceKeyOf = (propertyId: number, writer: string, key: string): string =>
	`${propertyId}:${writer}:${key}`;

/**
 * The key of a form together with what was sent by it: the same once more is nothing new, something else from the same page (the
 * browser's way back, a second tab) is, and never gets lost.
 */
export const keyOfSent = (key: string, ...sent: readonly unknown[]): string =>
	`${key}:${createHash('sha256').update(JSON.stringify(sent)).digest('base64url').slice(0, 22)}`;
