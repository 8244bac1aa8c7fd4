import { isLanguage, type Language, type NotificationFrequency } from '@estate/shared-contract';
import type { Tx } from '../../database/database.ts';
import { queueMails } from '../../mail/outbox.ts';
import type { OutboxMessage } from '../../mail/outbox-message.ts';
import { isWithin, type Limit, throttleWithin } from '../../server/throttle.ts';
import type { MessageServices } from '../messages/message-draft.ts';
import type { MessageThread, ThreadOwner } from '../messages/message-thread.ts';
import { readFrequencies } from './choices.ts';
import { type Happening, KIND_OF } from './happening.ts';
import { type NotificationFooter, notificationFooter } from './notification-footer.ts';

/** Whom a mail goes to, in which language, and what it ends with. */
export interface NotifiedOwner {
	owner: ThreadOwner;
	language: Language;
	footer: NotificationFooter;
}

export interface NotificationMail {
	/** Of the mail, in the outbox */
	kind: string;
	message: OutboxMessage;
}

const rowOf = (happening: Happening) => ({
	property_id: happening.propertyId,
	what: happening.what,
	message_id: 'messageId' in happening ? happening.messageId : null,
	visit_id: 'visitId' in happening ? happening.visitId : null,
	request_id: 'requestId' in happening ? happening.requestId : null,
	offer_step_id: 'change' in happening ? happening.change.id : null,
	document_kind: 'documentKind' in happening ? happening.documentKind : null,
	expires_on: 'expiresOn' in happening ? happening.expiresOn : null,
});

/** Of offers, which nobody has confirmed, so many an hour are a mail of their own; further ones are in the mail of the day. */
const OFFERS_AT_ONCE: Limit = { name: 'owner-offers-at-once', times: 5, windowSeconds: 3_600 };

/** As the owner chose, but that a flood of strangers' offers is one mail. */
async function frequencyFor(
	transaction: Tx,
	secret: string,
	chosen: NotificationFrequency | undefined,
	{ what, propertyId }: Happening,
	{ id }: ThreadOwner,
): Promise<NotificationFrequency | undefined> {
	if (chosen !== 'at-once' || what !== 'offer') return chosen;
	const counted = throttleWithin(transaction, secret, OFFERS_AT_ONCE, `${id}/${propertyId}`);
	return (await isWithin(counted)) ? chosen : 'daily';
}

/**
 * The one place that decides how an owner hears of something about a property: by a mail of its own now, in the mail of the
 * day or of the week, or not at all. In the transaction of what happened.
 */
export async function notifyOwners(
	transaction: Tx,
	{ configuration, secret }: MessageServices,
	{ site, owners }: MessageThread,
	happening: Happening,
	write: (notified: NotifiedOwner) => NotificationMail,
): Promise<void> {
	const kind = KIND_OF[happening.what];
	const ids = owners.map(({ id }) => id);
	const frequencies = await readFrequencies(transaction, ids, kind);
	for (const owner of owners) {
		const chosen = frequencies.get(owner.id);
		const frequency = await frequencyFor(transaction, secret, chosen, happening, owner);
		if (frequency === 'daily' || frequency === 'weekly')
			await transaction
				.insertInto('owner_notification')
				.values({ owner_id: owner.id, kind, frequency, ...rowOf(happening) })
				.execute();
		if (frequency !== 'at-once') continue;
		const language = isLanguage(owner.language) ? owner.language : site.defaultLanguage;
		const end = { ownerId: owner.id, scope: kind };
		const footer = notificationFooter({ site, configuration, secret }, language, end);
		const { kind: mailKind, message } = write({ owner, language, footer });
		// What quotes the agency on an offer goes with it.
		const requestId = 'change' in happening ? happening.requestId : null;
		await queueMails(transaction, requestId, { [mailKind]: message });
	}
}
