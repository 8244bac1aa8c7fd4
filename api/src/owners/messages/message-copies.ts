import { isLanguage, type Language } from '@estate/shared-contract';
import { actionLinks } from '../../actions/action-links.ts';
import { writeDateTime, writeFileSize } from '../../mail/formats.ts';
import { fillIn } from '../../mail/mail-text.ts';
import type { OutboxMessage } from '../../mail/outbox-message.ts';
import { siteLink } from '../../mail/site-links.ts';
import { headerName, type MailSender, writeMail } from '../../mail/write-mail.ts';
import type { TakenUpload } from '../../uploads/uploads.ts';
import { communicationSubject, type StoredSubject } from '../communication-subject.ts';
import type { NotificationFooter } from '../notifications/notification-footer.ts';
import type { NotificationMail, NotifiedOwner } from '../notifications/notify-owners.ts';
import { OWNER_TEXTS } from '../owner-texts.ts';
import type { MessageDraft, MessageServices } from './message-draft.ts';
import type { MessageThread, ThreadOwner } from './message-thread.ts';
import { replyAddress } from './reply-address.ts';

/** A message that stands in its thread. */
export type StoredMessage = Omit<MessageDraft, 'files'> & {
	id: number;
	files: readonly TakenUpload[];
	/** The communication that it answers */
	answered?: StoredSubject & { date: Date; contact: string };
};

/** Kind of the mails that copy a message: by it they are found again when the message is removed. */
const copyKind = (id: number, receiver: string): string => `message-${id}-${receiver}`;

/** Whom a copy goes to. */
interface Receiver {
	to: string;
	name: string;
	/** Undefined: the agency */
	owner?: ThreadOwner;
	/** Of a mail to an owner */
	footer?: NotificationFooter;
}

/** "Antwoord op: Wekelijks gesprek, K. Maes, 22 november 2026 om 10:00" */
function answeredBy({ answered }: StoredMessage, language: Language): [string, string][] {
	if (!answered) return [];
	const { contact, date } = answered;
	const said = [communicationSubject(answered, language), contact, writeDateTime(date, language)];
	return [[OWNER_TEXTS[language].messages.answered, said.filter(Boolean).join(', ')]];
}

function copyFor(
	{ configuration, secret }: MessageServices,
	thread: MessageThread,
	message: StoredMessage,
	{ to, name, owner, footer }: Receiver,
): OutboxMessage {
	const { site, propertyId } = thread;
	const language = owner && isLanguage(owner.language) ? owner.language : site.defaultLanguage;
	const sender: MailSender = { site, configuration, language };
	const texts = OWNER_TEXTS[language].messages;
	const { REPLY_DOMAIN } = configuration;
	const property = thread.nameIn(language);
	const values = { name, author: message.author, property, agency: site.agency.name };
	// Without addresses of its own an answer of the agency goes straight to the owner, beside the thread.
	const writer = thread.owners.find(({ id }) => id === message.ownerId);
	const plainReply = owner
		? (thread.colleague?.email ?? site.agency.email)
		: writer && `"${headerName(message.author)}" <${writer.email}>`;
	const replyTo = REPLY_DOMAIN
		? replyAddress(secret, REPLY_DOMAIN, { propertyId, ownerId: owner?.id })
		: plainReply;
	return writeMail(sender, {
		...footer,
		to,
		...(replyTo ? { replyTo } : {}),
		subject: fillIn(texts.subject, values),
		before: [
			...(REPLY_DOMAIN ? [texts.answerAbove] : []),
			fillIn(texts.greeting, values),
			fillIn(owner ? texts.introOwner : texts.introAgency, values),
			message.text,
		],
		facts: [
			...answeredBy(message, language),
			...message.files.map((file): [string, string] => [
				texts.file,
				`${file.name} (${writeFileSize(file.size, language)})`,
			]),
		],
		...(owner
			? {
					button: {
						text: texts.open,
						url: siteLink(configuration.SITE_URL, site, language, 'owner', propertyId, 'messages'),
					},
				}
			: {}),
		after: [
			REPLY_DOMAIN ? texts.answerByMail : owner ? texts.answerInPortal : texts.answerPlainly,
			// Only where an answer comes back here, which takes the link out: who has it can use it.
			...(REPLY_DOMAIN && !owner
				? actionLinks({ ...sender, secret }, ['message-answer'], String(message.id))
				: []),
			...(message.leftOut ? [fillIn(texts.leftOut, { count: String(message.leftOut) })] : []),
		],
		attachments: message.files.map(({ name: file, mediaType, file: path }) => ({
			name: file,
			mediaType,
			file: path,
		})),
	});
}

/** The copy of an owner's message to the agency. */
export function copyForAgency(
	services: MessageServices,
	thread: MessageThread,
	message: StoredMessage,
): Record<string, OutboxMessage> {
	const { colleague, site } = thread;
	const copy = copyFor(services, thread, message, {
		to: services.configuration.MAIL_TO ?? colleague?.email ?? site.agency.email,
		name: colleague?.name ?? site.agency.name,
	});
	return { [copyKind(message.id, 'agency')]: copy };
}

/** The copy of the agency's message to one of the property's owners. */
export function copyForOwner(
	services: MessageServices,
	thread: MessageThread,
	message: StoredMessage,
	{ owner, footer }: NotifiedOwner,
): NotificationMail {
	const name = `${owner.first_name} ${owner.last_name}`.trim();
	return {
		kind: copyKind(message.id, `owner-${owner.id}`),
		message: copyFor(services, thread, message, { to: owner.email, name, owner, footer }),
	};
}
