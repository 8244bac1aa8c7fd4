import type { FormFields } from '@estate/shared-contract';
import { writeDateTime } from '../mail/formats.ts';
import { fillIn, MAIL_TEXTS } from '../mail/mail-text.ts';
import type { MailAttachment } from '../mail/outbox-message.ts';
import { chosenFacts, fieldFacts } from '../requests/mails/field-facts.ts';
import { confirmationMail, notificationMail } from '../requests/mails/request-mails.ts';
import { titledName } from '../requests/mails/titled-name.ts';
import type { RequestEffect } from '../requests/request-effect.ts';
import { nameOfSubject } from '../requests/request-subject.ts';
import { senderName, type TakenRequest, textOf, unlinkedText } from '../requests/taken-request.ts';
import { notFound } from '../server/http-error.ts';
import { noteOffer } from './note-offer.ts';
import { drawOffer, type OfferPaper } from './offer-document.ts';

const LEFT_OUT = ['knowsItBinds', 'remark'];

/** Who buys with the sender: '' where nobody does. */
function secondBuyer(fields: FormFields): { name: string; whole: string } {
	const name = unlinkedText(fields, 'secondName');
	const parts = [name, textOf(fields, 'secondEmail'), unlinkedText(fields, 'secondPhone')];
	return { name, whole: parts.filter(Boolean).join(', ') };
}

/**
 * What stands on an offer's paper. That of the buyer leaves free text out: the address may be somebody else's. It speaks for
 * the buyer who sent it: nobody asked the second one, and the paper says so.
 */
export function offerPaper(request: TakenRequest, reader: 'buyer' | 'agency'): OfferPaper {
	const { fields, subject, language, site, reference } = request;
	const texts = MAIL_TEXTS[language];
	const { offer, labels } = texts;
	const { agency } = site;
	const second = secondBuyer(fields);
	const address = `${unlinkedText(fields, 'street')}, ${unlinkedText(fields, 'zip')} ${unlinkedText(fields, 'city')}`;
	return {
		title: offer.title,
		agency: [agency.legalName, `${agency.street}, ${agency.zip} ${agency.city}`, agency.phone, agency.email],
		head: fillIn(offer.head, { reference, when: writeDateTime(new Date(), language) }),
		facts: [
			[labels.about, subject ? nameOfSubject(subject, request.reader) : ''],
			[offer.buyer, titledName(fields, texts)],
			[labels.address, address],
			[labels.email, textOf(fields, 'email')],
			[labels.phone, unlinkedText(fields, 'phone')],
			[offer.secondBuyer, second.whole],
			...(reader === 'buyer' ? chosenFacts : fieldFacts)(request, texts, LEFT_OUT),
			[
				offer.conditions,
				reader === 'agency' ? unlinkedText(fields, 'remark') : fields.remark ? offer.conditionsKept : '',
			],
		],
		paragraphs: [
			offer.advance,
			offer.binding,
			offer.written,
			...(second.name ? [offer.secondUnconfirmed] : []),
		],
		signature: fillIn(offer.signature, { name: senderName(fields) }),
	};
}

async function attachedPaper(request: TakenRequest, reader: 'buyer' | 'agency'): Promise<MailAttachment> {
	const content = await drawOffer(offerPaper(request, reader));
	return {
		name: `${request.reference}.pdf`,
		mediaType: 'application/pdf',
		content: content.toString('base64'),
	};
}

/** A purchase offer: on paper for buyer and agent, with the advance and what an accepted offer means (decisions 36). */
export const sendOffer: RequestEffect = async (request, transaction) => {
	if (request.subject?.kind !== 'property') throw notFound('property');
	await noteOffer(transaction, request, request.subject.id);
	const { offer, labels } = MAIL_TEXTS[request.language];
	const agencyTexts = MAIL_TEXTS[request.site.defaultLanguage];
	const second = secondBuyer(request.fields);
	return {
		confirmation: confirmationMail(request, {
			attachments: [await attachedPaper(request, 'buyer')],
			facts: [
				// A name that was typed goes to no address that was typed but in the greeting: the paper has it.
				[offer.secondBuyer, second.name ? offer.onPaper : ''],
				[labels.toKnow, `${offer.advance}\n${offer.binding}`],
			],
		}),
		notice: notificationMail(request, {
			attachments: [await attachedPaper(request, 'agency')],
			facts: [[agencyTexts.offer.secondBuyer, second.whole]],
		}),
	};
};
