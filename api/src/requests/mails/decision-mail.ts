import type { RequestKind } from '@estate/shared-contract';
import { actionLinks } from '../../actions/action-links.ts';
import { ACTION_TEXTS, type ActionName } from '../../actions/action-texts.ts';
import { fillIn, MAIL_TEXTS } from '../../mail/mail-text.ts';
import type { OutboxMessage } from '../../mail/outbox-message.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { nameOfSubject } from '../request-subject.ts';
import { senderName, type TakenRequest } from '../taken-request.ts';
import { fieldFacts } from './field-facts.ts';
import { agencyAddressOf, formWords } from './request-mails.ts';

/** What the agency decides about requests of these kinds. */
const DECISIONS: Partial<Record<RequestKind, readonly ActionName[]>> = {
	testimonial: ['testimonial-publish', 'testimonial-refuse'],
	'purchase-offer': [
		'offer-seen',
		'offer-passed-on',
		'offer-accepted',
		'offer-refused',
		'offer-countered',
		'offer-withdrawn',
	],
};

/** Is there anything that the agency alone may decide about it? */
export const isDecided = (kind: RequestKind): boolean => kind in DECISIONS;

/**
 * The links by which the agency decides. A mail of their own, which answers go to the agency from: an answer to the notice
 * goes to the visitor, with all that it quotes, and who has a link can use it.
 */
export function decisionMail(request: TakenRequest): OutboxMessage {
	const { form, reference, subject, fields, site } = request;
	const sender = { ...request, language: site.defaultLanguage, typeNames: request.agencyTypeNames };
	const { mail } = ACTION_TEXTS[sender.language];
	const texts = MAIL_TEXTS[sender.language];
	return writeMail(sender, {
		to: agencyAddressOf(request),
		subject: fillIn(mail.subject, { form: formWords(request, texts).name, reference }),
		before: mail.intro,
		facts: [
			[texts.labels.reference, reference],
			[texts.labels.name, senderName(fields)],
			[texts.labels.about, subject ? nameOfSubject(subject, request.reader.in(sender.language)) : ''],
			...fieldFacts(sender, texts),
		],
		after: actionLinks(sender, DECISIONS[form.kind] ?? [], reference),
	});
}
