import type { Language, Owner } from '@estate/shared-contract';
import type { Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { writeEuro } from '../../mail/formats.ts';
import { fillIn } from '../../mail/mail-text.ts';
import { queueMails } from '../../mail/outbox.ts';
import { boundsOfCounter, checkedCounter } from '../../offers/counter-amount.ts';
import { ANSWER_REFUSALS, answerRefusal } from '../../offers/offer-transitions.ts';
import { aboutOffer, type StoredOffer, standingOf } from '../../offers/stored-offer.ts';
import { HttpError, notFound } from '../../server/http-error.ts';
import { nameOf, recordActivity } from '../guests/activity.ts';
import type { MessageServices } from '../messages/message-draft.ts';
import { readThread } from '../messages/message-thread.ts';
import { keyOfSent, onceKeyOf, writeMessage } from '../messages/write-message.ts';
import { OWNER_TEXTS } from '../owner-texts.ts';
import { answerKind, answerMail } from './answer-mail.ts';
import type { GivenAnswer } from './given-answer.ts';

interface Asked {
	owner: Owner;
	propertyId: number;
	offerId: number;
}

/** The answer in words, as the owner writes it into the conversation: without the buyer, who may be forgotten. */
function wordsOf(offer: StoredOffer, { answer, amount, note }: GivenAnswer, language: Language): string {
	const texts = OWNER_TEXTS[language].offerAnswers;
	const values = {
		reference: offer.reference,
		amount: writeEuro(offer.amount, language),
		counter: amount === undefined ? '' : writeEuro(amount, language),
		note,
	};
	return [texts[answer], ...(note ? [texts.note] : [])].map((line) => fillIn(line, values)).join('\n');
}

/** Only a counter-offer has an amount, and none is without. Throws a 422 answer. */
async function wholeAnswer(
	transaction: Tx,
	offer: StoredOffer,
	{ answer, amount, note }: GivenAnswer,
): Promise<GivenAnswer> {
	if (answer !== 'counter') return { answer, note };
	return { answer, amount: checkedCounter(amount, await boundsOfCounter(transaction, offer)), note };
}

/** The offer, held until the transaction ends. Throws 404 and 409 answers (`offer-<reason>`); undefined: this was sent before. */
async function holdOffer(
	transaction: Tx,
	{ propertyId, offerId }: Asked,
	onceKey: string,
	now: Date,
): Promise<StoredOffer | undefined> {
	const offer = await transaction
		.selectFrom('offer')
		.selectAll()
		.where('id', '=', offerId)
		.where('property_id', '=', propertyId)
		.forUpdate()
		.executeTakeFirst();
	if (!offer) throw notFound('offer of yours');
	const before = await transaction
		.selectFrom('offer_step')
		.select('id')
		.where('once_key', '=', onceKey)
		.executeTakeFirst();
	if (before) return undefined;
	const refusal = answerRefusal(standingOf(offer), now);
	if (refusal) throw new HttpError(409, `offer-${refusal}`, ANSWER_REFUSALS[refusal]);
	return offer;
}

/**
 * Asks the agency to accept, refuse or counter an offer: it stands in the history and in the conversation, and the agency has
 * one mail, with the links by which it notes what comes of it. The offer stays as it is. Sent twice it is there once. Throws 404,
 * 409 and 422 answers.
 */
export async function answerOffer(
	transaction: Tx,
	services: MessageServices,
	asked: Asked,
	given: GivenAnswer & { language: Language; key: string },
): Promise<void> {
	const { owner, propertyId } = asked;
	const now = new Date();
	const { answer: choice, amount, note } = given;
	const sent = keyOfSent(given.key, asked.offerId, choice, amount, note);
	const onceKey = onceKeyOf(propertyId, `offer-${owner.id}`, sent);
	const offer = await holdOffer(transaction, asked, onceKey, now);
	if (!offer) return;
	const answer = await wholeAnswer(transaction, offer, given);
	const author = nameOf(owner);
	const { id } = await transaction
		.insertInto('offer_step')
		.values({
			offer_id: offer.id,
			side: 'owner',
			state: null,
			answer: answer.answer,
			amount: answer.amount ?? null,
			note: answer.note,
			owner_id: owner.id,
			author,
			once_key: onceKey,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	const thread = await readThread(transaction, propertyId);
	await writeMessage(transaction, services, thread, {
		side: 'owner',
		ownerId: owner.id,
		author,
		text: wordsOf(offer, answer, given.language),
		via: 'portal',
		files: [],
		onceKey,
		isMailedApart: true,
	});
	await queueMails(transaction, offer.request_id, {
		[answerKind(id)]: answerMail(services, thread, offer, { ...answer, author, now }),
	});
	await recordActivity(transaction, propertyId, owner, { type: 'offer-answered', about: offer.reference });
	await announce(transaction, {
		type: 'estate.offer.answered',
		subject: `offer/${offer.reference}`,
		data: {
			reference: offer.reference,
			about: aboutOffer(offer),
			answer: answer.answer,
			...(answer.amount === undefined ? {} : { amount: answer.amount }),
		},
	});
}
