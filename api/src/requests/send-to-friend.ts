import type { Tx } from '../database/database.ts';
import type { MailProperty } from '../mail/mail-body.ts';
import { asMailProject, asMailProperty } from '../mail/mail-property.ts';
import { fillIn, MAIL_TEXTS } from '../mail/mail-text.ts';
import { mailName } from '../mail/visitor-words.ts';
import { writeMail } from '../mail/write-mail.ts';
import { readProject } from '../projects/read-projects.ts';
import { asSummary } from '../properties/as-summary.ts';
import { notFound } from '../server/http-error.ts';
import { confirmationMail } from './mails/request-mails.ts';
import type { RequestEffect } from './request-effect.ts';
import { senderName, type TakenRequest, textOf, unlinkedText } from './taken-request.ts';

/** What is passed on, as the mail shows it. Throws a 404 answer where there is nothing. */
async function cardOf(
	{ subject, reader, configuration, site, language }: TakenRequest,
	transaction: Tx,
): Promise<MailProperty> {
	if (subject?.kind === 'property')
		return asMailProperty(asSummary(subject, reader), configuration, site, language);
	const project = subject && (await readProject(transaction, subject.id, reader));
	if (!project) throw notFound(subject?.kind ?? 'property');
	return asMailProject(project, configuration, site, language);
}

/**
 * Sends the page of a property, a unit or a project to somebody else, in the visitor's name. The friend reads that nothing
 * else follows.
 */
export const sendToFriend: RequestEffect = async (request, transaction) => {
	const { fields, language, site, subject } = request;
	const texts = MAIL_TEXTS[language].friend;
	const { subject: title, intro } = subject?.kind === 'project' ? texts.project : texts;
	const values = { name: mailName(senderName(fields)), agency: site.agency.name };
	const remark = unlinkedText(fields, 'remark');
	return {
		friend: writeMail(request, {
			to: textOf(fields, 'friendEmail'),
			// Without the name: a header is no place for a stranger's words.
			replyTo: textOf(fields, 'email'),
			subject: fillIn(title, values),
			before: [fillIn(intro, values), ...(remark ? [`“${remark}”`] : [])],
			properties: [await cardOf(request, transaction)],
			after: [fillIn(texts.after, values)],
		}),
		confirmation: confirmationMail(request),
	};
};
