import { LONGEST_OFFER_NOTE, type OfferState } from '@estate/shared-contract';
import { readVisited } from '../../appointments/visited.ts';
import { writeDateTime, writeEuro } from '../../mail/formats.ts';
import { fillIn } from '../../mail/mail-text.ts';
import { changeOffer, holdOffer } from '../../offers/change-offer.ts';
import { boundsOfCounter, checkedCounter } from '../../offers/counter-amount.ts';
import { changeRefusal, isSettled, stateAt } from '../../offers/offer-transitions.ts';
import { asksCounter, readLastAnswer, readOffer, standingOf } from '../../offers/stored-offer.ts';
import { notifyOfHappening } from '../../owners/notifications/happening-mail.ts';
import { nameOfSubject } from '../../requests/request-subject.ts';
import { senderName, textOf } from '../../requests/taken-request.ts';
import { HttpError, notFound } from '../../server/http-error.ts';
import { ACTION_TEXTS } from '../action-texts.ts';
import type { AgencyAction } from '../agency-action.ts';
import { optionalText } from '../optional-text.ts';
import { noteMark, type RequestMark } from './mark-request.ts';

/** Chosen by who wants something else noted of an offer that was accepted or refused: a link of an older mail may say it. */
const OVERTURN = 'overturn';

/** What the daily mail is told of it. */
const markOf = (state: OfferState): RequestMark =>
	state === 'accepted' || state === 'refused' ? state : 'seen';

/** Notes what has become of an offer, with a note for the owners and the amount of a counter-offer: its owners read it and are notified, and who hears of events. The buyer is told nothing. */
export const markOffer = (state: OfferState): AgencyAction => ({
	async view({ db }, target, { language, reader, labels }) {
		const offer = await readOffer(db, target.toUpperCase());
		if (!offer) return undefined;
		const { fields, valid_until } = offer;
		const now = new Date();
		const { states, refusals, answers, overturn } = ACTION_TEXTS[language].offers;
		const when = valid_until ? writeDateTime(valid_until, language) : '';
		const standing = { ...standingOf(offer), asksCounter: await asksCounter(db, offer.id) };
		const refusal = changeRefusal(standing, state, now);
		const current = stateAt(standing, now);
		const subject = await readVisited(db, { property_id: offer.property_id, project_id: null });
		const asked = await readLastAnswer(db, offer.id);
		const counter = asked?.amount ? writeEuro(asked.amount, language) : '';
		return {
			...(refusal ? { refusal: fillIn(refusals[refusal], { when }) } : {}),
			facts: [
				[labels.reference, offer.reference],
				[labels.received, writeDateTime(offer.received_at, language)],
				[labels.about, subject ? nameOfSubject(subject, reader) : ''],
				[labels.name, senderName(fields) || offer.buyer],
				[labels.email, textOf(fields, 'email')],
				[labels.phone, textOf(fields, 'phone')],
				[labels.amount, writeEuro(offer.amount, language)],
				[labels.validUntil, when],
				[labels.state, states[current]],
				[labels.asked, asked?.answer ? fillIn(answers[asked.answer], { amount: counter }) : ''],
			],
			...(isSettled(current)
				? {
						choice: {
							label: fillIn(overturn.label, { state: states[current] }),
							options: [{ value: OVERTURN, label: fillIn(overturn.yes, { state: states[state] }) }],
						},
					}
				: {}),
			...(state === 'countered'
				? {
						amount: {
							label: labels.counter,
							hint: labels.counterHint,
							...(await boundsOfCounter(db, offer)),
							...(asked?.amount ? { value: asked.amount } : {}),
						},
					}
				: {}),
			text: {
				label: labels.offerNote,
				hint: labels.offerNoteHint,
				longest: LONGEST_OFFER_NOTE,
				isOptional: true,
			},
		};
	},
	async perform(services, target, given) {
		const note = optionalText(given, LONGEST_OFFER_NOTE);
		await services.db.transaction().execute(async (transaction) => {
			const found = await readOffer(transaction, target.toUpperCase());
			if (!found) throw notFound('offer');
			// Held before it is looked at: of two who decide at once, the second meets what the first decided.
			const offer = await holdOffer(transaction, found.id);
			if (isSettled(offer.state) && given.choice !== OVERTURN)
				throw new HttpError(422, 'invalid', 'The offer is accepted or refused: say that this is to change.', {
					fields: [{ path: 'choice', code: 'required' }],
				});
			const amount =
				state === 'countered'
					? checkedCounter(given.amount, await boundsOfCounter(transaction, offer))
					: undefined;
			const change = await changeOffer(transaction, offer.id, state, { amount, note });
			const { request_id: id, reference, property_id: propertyId } = offer;
			const news = { what: 'offer-changed', propertyId, requestId: id, change } as const;
			await notifyOfHappening(transaction, services, news);
			if (id !== null) await noteMark(transaction, { id, reference, kind: 'purchase-offer' }, markOf(state));
		});
	},
});
