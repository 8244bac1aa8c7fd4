import type { Configuration } from '../../configuration.ts';
import type { Db } from '../../database/database.ts';
import { writeDay } from '../../mail/formats.ts';
import { fillIn } from '../../mail/mail-text.ts';
import type { OutboxMessage } from '../../mail/outbox-message.ts';
import { siteLink } from '../../mail/site-links.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { installationSecret } from '../../server/installation-secret.ts';
import { Round } from '../../server/round.ts';
import { type MessageThread, readThread } from '../messages/message-thread.ts';
import { type NotifiedOwner, notifyOwners } from '../notifications/notify-owners.ts';
import { OWNER_TEXTS } from '../owner-texts.ts';
import { stateOf } from './document-state.ts';
import { type ExpiringDocument, keyOfExpiring, readUnremindedDocuments } from './expiring-documents.ts';

/** Reminders of one round: what is left waits for the next. */
const MOST_REMINDERS = 200;

function mailTo(
	configuration: Configuration,
	{ site, nameIn }: MessageThread,
	{ propertyId, kind, expiresOn }: ExpiringDocument,
	{ owner, language, footer }: NotifiedOwner,
): OutboxMessage {
	const texts = OWNER_TEXTS[language].documents;
	const values = {
		name: `${owner.first_name} ${owner.last_name}`.trim(),
		property: nameIn(language),
		document: texts.kinds[kind],
		day: writeDay(expiresOn, language),
		agency: site.agency.name,
	};
	const isOver = stateOf(expiresOn) === 'expired';
	return writeMail(
		{ site, configuration, language },
		{
			...footer,
			to: owner.email,
			replyTo: site.agency.email,
			subject: fillIn(texts.reminder.subject, values),
			before: [
				fillIn(OWNER_TEXTS[language].messages.greeting, values),
				fillIn(isOver ? texts.reminder.over : texts.reminder.ending, values),
			],
			button: {
				text: texts.reminder.open,
				url: siteLink(configuration.SITE_URL, site, language, 'owner', propertyId, 'documents'),
			},
			after: [fillIn(texts.reminder.after, values)],
		},
	);
}

/**
 * Notifies the owners of each document that comes to its end, once per end, however many processes ask. Returns how many ends.
 * Throws a `RoundError` at the end where owners could not be notified of one.
 */
export async function sendReminders(
	{ db, configuration }: { db: Db; configuration: Configuration },
	now = new Date(),
): Promise<number> {
	const secret = await installationSecret(db);
	const round = new Round(db);
	let sent = 0;
	const remind = (expiring: ExpiringDocument) =>
		db.transaction().execute(async (transaction) => {
			const { propertyId, kind, expiresOn } = expiring;
			const claimed = await transaction
				.insertInto('document_reminder')
				.values({ property_id: propertyId, kind, expires_on: expiresOn })
				.onConflict((conflict) => conflict.doNothing())
				.returning('kind')
				.executeTakeFirst();
			if (!claimed) return;
			const thread = await readThread(transaction, propertyId);
			const happening = { what: 'document', propertyId, documentKind: kind, expiresOn } as const;
			await notifyOwners(transaction, { configuration, secret }, thread, happening, (notified) => ({
				kind: 'document-expiring',
				message: mailTo(configuration, thread, expiring, notified),
			}));
			sent++;
		});
	const limit = { most: MOST_REMINDERS, without: round.restingIds<string>('document') };
	for (const expiring of await readUnremindedDocuments(db, now, limit))
		await round.item('document', keyOfExpiring(expiring), () => remind(expiring));
	round.end();
	return sent;
}
