import { asMailProperty } from '../mail/mail-property.ts';
import { fillIn, MAIL_TEXTS } from '../mail/mail-text.ts';
import { mailName } from '../mail/visitor-words.ts';
import { writeMail } from '../mail/write-mail.ts';
import { asSummary } from '../properties/as-summary.ts';
import { notFound } from '../server/http-error.ts';
import { confirmationMail } from './mails/request-mails.ts';
import type { RequestEffect } from './request-effect.ts';
import { nameOf, textOf, wordsOf } from './taken-request.ts';

/** Sends the page of a property to somebody else, in the visitor's name. The friend reads that nothing else follows. */
export const sendToFriend: RequestEffect = async (request) => {
	const { fields, subject: property, reader, language, site, configuration } = request;
	if (property?.kind !== 'property') throw notFound('property');
	const texts = MAIL_TEXTS[language].friend;
	const values = { name: mailName(nameOf(fields)), agency: site.agency.name };
	const remark = wordsOf(fields, 'remark');
	return {
		friend: writeMail(request, {
			to: textOf(fields, 'friendEmail'),
			// Without the name: a header is no place for a stranger's words.
			replyTo: textOf(fields, 'email'),
			subject: fillIn(texts.subject, values),
			before: [fillIn(texts.intro, values), ...(remark ? [`“${remark}”`] : [])],
			properties: [asMailProperty(asSummary(property, reader), configuration, site, language)],
			after: [fillIn(texts.after, values)],
		}),
		confirmation: confirmationMail(request),
	};
};
