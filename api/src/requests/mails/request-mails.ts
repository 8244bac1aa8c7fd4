import { actionLinks } from '../../actions/action-links.ts';
import type { ActionName } from '../../actions/action-texts.ts';
import type { MailContent } from '../../mail/mail-body.ts';
import { fillIn, MAIL_TEXTS, type MailTexts } from '../../mail/mail-text.ts';
import type { OutboxMessage } from '../../mail/outbox-message.ts';
import { mailName, unlinked } from '../../mail/visitor-words.ts';
import { headerName, writeMail } from '../../mail/write-mail.ts';
import { isApplication } from '../is-application.ts';
import { nameOfSubject } from '../request-subject.ts';
import { senderName, type TakenRequest, textOf, unlinkedText } from '../taken-request.ts';
import { addressFact } from './address-fact.ts';
import { chosenFacts, fieldFacts } from './field-facts.ts';
import { fileFacts } from './file-facts.ts';
import { titledName } from './titled-name.ts';

/** What fills the marks of texts in. */
function mailValues({ site, fields, language, reference }: TakenRequest): Record<string, string> {
	const { agency } = site;
	const texts = MAIL_TEXTS[language];
	const name = mailName(senderName(fields));
	const title = textOf(fields, 'title') as keyof typeof texts.greetings | '';
	const lastName = mailName(textOf(fields, 'lastName'));
	return {
		agency: agency.name,
		phone: agency.phone,
		reference,
		name,
		greeting: fillIn(title && lastName ? texts.greetings[title] : texts.greetings.none, { name, lastName }),
	};
}

/** Whom the agency's mails about this request go to. */
export const agencyAddressOf = ({ configuration, subject, site }: TakenRequest): string =>
	configuration.MAIL_TO ?? subject?.colleague?.email ?? site.agency.email;

/** Words of the form: an application for a job is none for a message (decisions 34). */
export const formWords = ({ form, fields }: Pick<TakenRequest, 'form' | 'fields'>, texts: MailTexts) =>
	isApplication({ kind: form.kind, fields }) ? texts.application : texts.forms[form.kind];

type Additions = Partial<Pick<MailContent, 'facts'>> & Pick<OutboxMessage, 'attachments'>;

/**
 * The visitor's confirmation: what arrived here, and what happens next. The address was typed, so no free text goes there.
 * `intro`: in place of the form's own.
 */
export function confirmationMail(
	request: TakenRequest,
	{ facts = [], attachments, intro }: Additions & { intro?: readonly string[] } = {},
): OutboxMessage {
	const { language, subject, reader, fields, reference } = request;
	const texts = MAIL_TEXTS[language];
	const values = mailValues(request);
	const own = formWords(request, texts);
	return writeMail(request, {
		to: textOf(fields, 'email'),
		subject: fillIn(own.subject, values),
		before: [values.greeting ?? '', ...(intro ?? own.intro.map((line) => fillIn(line, values)))],
		facts: [
			[texts.labels.reference, reference],
			[texts.labels.about, subject ? nameOfSubject(subject, reader) : ''],
			addressFact(request, texts, 'visitor'),
			...fileFacts(request.files, texts, language),
			...facts,
			...chosenFacts(request, texts, ['newsletter', 'mayPublish', 'knowsItBinds', 'withAccount']),
		],
		after: texts.confirmation.map((line) => fillIn(line, values)),
		...(attachments ? { attachments } : {}),
	});
}

/** The agency's notice, in the agency's own language; it can answer it to reach the visitor. */
export function notificationMail(
	request: TakenRequest,
	{
		facts = [],
		attachments = [],
		actions = ['request-answered'],
		target = request.reference,
	}: Additions & { actions?: readonly ActionName[]; target?: string } = {},
): OutboxMessage {
	const { language, subject, fields, reference, page, site } = request;
	const sender = { ...request, language: site.defaultLanguage, typeNames: request.agencyTypeNames };
	const texts = MAIL_TEXTS[sender.language];
	const { labels } = texts;
	const values = { ...mailValues(sender), form: formWords(request, texts).name };
	const email = textOf(fields, 'email');
	const reader = request.reader.in(sender.language);
	return writeMail(sender, {
		to: agencyAddressOf(request),
		replyTo: `"${headerName(senderName(fields))}" <${email}>`,
		subject: fillIn(texts.notice.subject, values),
		before: texts.notice.before.map((line) => fillIn(line, values)),
		facts: [
			[labels.reference, reference],
			[labels.name, titledName(fields, texts)],
			[labels.email, email],
			[labels.phone, unlinkedText(fields, 'phone')],
			addressFact(request, texts, 'agency'),
			[labels.about, subject ? nameOfSubject(subject, reader) : ''],
			...facts,
			...fieldFacts(sender, texts),
			...fileFacts(request.files, texts, sender.language),
			[labels.language, texts.languages[language]],
			[labels.page, unlinked(page ?? '')],
		],
		after: [
			...texts.notice.after.map((line) => fillIn(line, values)),
			...actionLinks(sender, actions, target),
		],
		attachments: [
			...attachments,
			...request.files.map(({ name, mediaType, file }) => ({ name, mediaType, file })),
		],
	});
}
