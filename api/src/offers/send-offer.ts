import { writeDateTime } from '../mail/formats.ts';
import { fillIn, MAIL_TEXTS } from '../mail/mail-text.ts';
import type { MailAttachment } from '../mail/outbox-message.ts';
import { chosenFacts, fieldFacts } from '../requests/mails/field-facts.ts';
import { confirmationMail, notificationMail } from '../requests/mails/request-mails.ts';
import type { RequestEffect } from '../requests/request-effect.ts';
import { nameOfSubject } from '../requests/request-subject.ts';
import { nameOf, type TakenRequest, textOf, wordsOf } from '../requests/taken-request.ts';
import { notFound } from '../server/http-error.ts';
import { drawOffer } from './offer-document.ts';

const LEFT_OUT = ['knowsItBinds'];

/** The offer on paper. That of the buyer leaves free text out: the address may be somebody else's. */
async function paperOf(request: TakenRequest, reader: 'buyer' | 'agency'): Promise<MailAttachment> {
	const { fields, subject, language, site, reference } = request;
	const texts = MAIL_TEXTS[language];
	const { offer, labels } = texts;
	const { agency } = site;
	const name = nameOf(fields);
	const title = textOf(fields, 'title') as keyof typeof texts.titles | '';
	const address = `${wordsOf(fields, 'street')}, ${wordsOf(fields, 'zip')} ${wordsOf(fields, 'city')}`;
	const content = await drawOffer({
		title: offer.title,
		agency: [agency.legalName, `${agency.street}, ${agency.zip} ${agency.city}`, agency.phone, agency.email],
		head: fillIn(offer.head, { reference, when: writeDateTime(new Date(), language) }),
		facts: [
			[labels.about, subject ? nameOfSubject(subject, request.reader) : ''],
			[offer.buyer, title ? `${texts.titles[title]} ${name}` : name],
			[labels.address, address],
			[labels.email, textOf(fields, 'email')],
			[labels.phone, wordsOf(fields, 'phone')],
			...(reader === 'buyer' ? chosenFacts : fieldFacts)(request, texts, LEFT_OUT),
		],
		paragraphs: [offer.advance, offer.binding, offer.written],
		signature: fillIn(offer.signature, { name }),
	});
	return {
		name: `${reference}.pdf`,
		mediaType: 'application/pdf',
		content: content.toString('base64'),
	};
}

/** A purchase offer: on paper for buyer and agent, with the advance and what an accepted offer means (decisions 36). */
export const sendOffer: RequestEffect = async (request) => {
	if (request.subject?.kind !== 'property') throw notFound('property');
	const { offer, labels } = MAIL_TEXTS[request.language];
	return {
		confirmation: confirmationMail(request, {
			attachments: [await paperOf(request, 'buyer')],
			facts: [[labels.toKnow, `${offer.advance}\n${offer.binding}`]],
		}),
		notice: notificationMail(request, { attachments: [await paperOf(request, 'agency')] }),
	};
};
