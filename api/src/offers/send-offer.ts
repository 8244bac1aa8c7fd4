import type { FormFields } from '@estate/shared-contract';
import { writeDateTime } from '../mail/formats.ts';
import { fillIn, MAIL_TEXTS, type MailTexts } from '../mail/mail-text.ts';
import type { MailAttachment } from '../mail/outbox-message.ts';
import { paperName } from '../mail/visitor-words.ts';
import { isLikeAddress } from '../requests/mails/address-fact.ts';
import { chosenFacts, fieldFacts } from '../requests/mails/field-facts.ts';
import { confirmationMail, notificationMail } from '../requests/mails/request-mails.ts';
import { titledName } from '../requests/mails/titled-name.ts';
import type { RequestEffect } from '../requests/request-effect.ts';
import { nameOfSubject } from '../requests/request-subject.ts';
import { senderName, type TakenRequest, textOf, unlinkedText } from '../requests/taken-request.ts';
import { notFound } from '../server/http-error.ts';
import { noteOffer } from './note-offer.ts';
import type { OfferPaper } from './offer-document.ts';

const LEFT_OUT = ['knowsItBinds', 'remark'];

/** Who buys with the sender: '' where nobody does. */
function secondBuyer(fields: FormFields): { name: string; whole: string } {
	const name = unlinkedText(fields, 'secondName');
	const parts = [name, textOf(fields, 'secondEmail'), unlinkedText(fields, 'secondPhone')];
	return { name, whole: parts.filter(Boolean).join(', ') };
}

/** Who buys, as a paper names them. */
interface Parties {
	buyer: string;
	signature: string;
	address: string;
	secondBuyer: string;
}

/** As they were typed, for the agency. */
function partiesAsTyped(fields: FormFields, texts: MailTexts): Parties {
	const place = `${unlinkedText(fields, 'zip')} ${unlinkedText(fields, 'city')}`;
	return {
		buyer: titledName(fields, texts),
		signature: senderName(fields),
		address: `${unlinkedText(fields, 'street')}, ${place}`,
		secondBuyer: secondBuyer(fields).whole,
	};
}

/**
 * For the address that was typed, which may be somebody else's: only what looks like a name or an address stands there. The
 * agency's paper has no room for what a stranger wants to say in its name.
 */
function partiesForBuyer(fields: FormFields, texts: MailTexts): Parties {
	const typed = partiesAsTyped(fields, texts);
	const { asGiven } = texts.offer;
	const name = paperName(typed.signature);
	const second = secondBuyer(fields).name;
	return {
		buyer: name === undefined ? asGiven : titledName(fields, texts, name),
		signature: name ?? asGiven,
		address: isLikeAddress(unlinkedText(fields, 'street'), unlinkedText(fields, 'city'))
			? typed.address
			: asGiven,
		secondBuyer: second && (paperName(second) ?? asGiven),
	};
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
	const isForAgency = reader === 'agency';
	const parties = (isForAgency ? partiesAsTyped : partiesForBuyer)(fields, texts);
	return {
		title: offer.title,
		agency: [agency.legalName, `${agency.street}, ${agency.zip} ${agency.city}`, agency.phone, agency.email],
		head: fillIn(offer.head, { reference, when: writeDateTime(new Date(), language) }),
		facts: [
			[labels.about, subject ? nameOfSubject(subject, request.reader) : ''],
			[offer.buyer, parties.buyer],
			[labels.address, parties.address],
			[labels.email, textOf(fields, 'email')],
			[labels.phone, unlinkedText(fields, 'phone')],
			[offer.secondBuyer, parties.secondBuyer],
			...(isForAgency ? fieldFacts : chosenFacts)(request, texts, LEFT_OUT),
			[
				offer.conditions,
				isForAgency ? unlinkedText(fields, 'remark') : fields.remark ? offer.conditionsKept : '',
			],
		],
		paragraphs: [
			offer.advance,
			offer.binding,
			offer.written,
			...(parties.secondBuyer ? [offer.secondUnconfirmed] : []),
			...(isForAgency ? [] : [offer.ownCopy]),
		],
		signature: fillIn(offer.signature, { name: parties.signature }),
	};
}

const attachedPaper = (request: TakenRequest, reader: 'buyer' | 'agency'): MailAttachment => ({
	name: `${request.reference}.pdf`,
	mediaType: 'application/pdf',
	paper: { kind: 'offer', offer: offerPaper(request, reader) },
});

/** A purchase offer: on paper for buyer and agent, with the advance and what an accepted offer means (decisions 36). */
export const sendOffer: RequestEffect = async (request, transaction) => {
	if (request.subject?.kind !== 'property') throw notFound('property');
	await noteOffer(transaction, request, request.subject.id);
	const { offer, labels } = MAIL_TEXTS[request.language];
	const agencyTexts = MAIL_TEXTS[request.site.defaultLanguage];
	const second = secondBuyer(request.fields);
	return {
		confirmation: confirmationMail(request, {
			attachments: [attachedPaper(request, 'buyer')],
			facts: [
				// A name that was typed goes to no address that was typed but in the greeting: the paper has it.
				[offer.secondBuyer, second.name ? offer.onPaper : ''],
				[labels.toKnow, `${offer.advance}\n${offer.binding}`],
			],
		}),
		notice: notificationMail(request, {
			attachments: [attachedPaper(request, 'agency')],
			facts: [[agencyTexts.offer.secondBuyer, second.whole]],
		}),
	};
};
