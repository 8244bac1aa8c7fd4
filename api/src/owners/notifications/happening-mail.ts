import type { Tx } from '../../database/database.ts';
import { fillIn } from '../../mail/mail-text.ts';
import { siteLink } from '../../mail/site-links.ts';
import { writeMail } from '../../mail/write-mail.ts';
import type { MessageServices } from '../messages/message-draft.ts';
import { type MessageThread, readThread } from '../messages/message-thread.ts';
import { OWNER_TEXTS } from '../owner-texts.ts';
import type { Happening } from './happening.ts';
import { wordsOfHappening } from './happening-words.ts';
import { type NotificationMail, type NotifiedOwner, notifyOwners } from './notify-owners.ts';

/** What has no mail with words of its own: visits, feedback, offers. */
type PlainHappening = Exclude<Happening, { what: 'message' | 'document' }>;

function mailOf(
	{ configuration }: MessageServices,
	{ site, nameIn }: MessageThread,
	happening: PlainHappening,
	{ owner, language, footer }: NotifiedOwner,
): NotificationMail {
	const { notifications, messages } = OWNER_TEXTS[language];
	const { what, propertyId } = happening;
	const values = {
		name: `${owner.first_name} ${owner.last_name}`.trim(),
		property: nameIn(language),
		agency: site.agency.name,
	};
	const words = wordsOfHappening(
		{
			what,
			at: 'startsAt' in happening ? happening.startsAt : new Date(),
			change: 'change' in happening ? happening.change : null,
		},
		language,
	);
	return {
		kind: 'change' in happening ? `owner-${what}-${happening.change.id}-${owner.id}` : `owner-${what}`,
		message: writeMail(
			{ site, configuration, language },
			{
				...footer,
				to: owner.email,
				subject: fillIn(notifications.subjects[what], values),
				before: [fillIn(messages.greeting, values), values.property, words],
				button: {
					text: notifications.open,
					url: siteLink(configuration.SITE_URL, site, language, 'owner', propertyId),
				},
				after: [fillIn(notifications.after, values)],
			},
		),
	};
}

/** Notifies the owners of a property, where it has any, by their choices. */
export async function notifyOfHappening(
	transaction: Tx,
	services: MessageServices,
	happening: PlainHappening,
): Promise<void> {
	const owned = await transaction
		.selectFrom('owner_property')
		.select('owner_id')
		.where('property_id', '=', happening.propertyId)
		.limit(1)
		.executeTakeFirst();
	if (!owned) return;
	const thread = await readThread(transaction, happening.propertyId);
	await notifyOwners(transaction, services, thread, happening, (notified) =>
		mailOf(services, thread, happening, notified),
	);
}
