import type { OfferState } from '@estate/shared-contract';

/** An offer as far as it decides what may become of it. */
export interface StandingOffer {
	state: OfferState;
	/** Null: without an end */
	validUntil: Date | null;
	/** An owner asked for a counter-offer that was not made yet */
	asksCounter?: boolean;
}

/** What nobody decided ends with its hour; a counter-offer has replaced the offer, and its hour with it. */
const ENDING: readonly OfferState[] = ['received', 'passed-on'];

/** Is the hour over until which an undecided offer was valid? */
export const isOver = ({ state, validUntil }: StandingOffer, now: Date): boolean =>
	ENDING.includes(state) && validUntil !== null && validUntil <= now;

/** State of an offer at an instant, whether or not anybody noted yet that its hour is over. */
export const stateAt = (offer: StandingOffer, now: Date): OfferState =>
	isOver(offer, now) ? 'expired' : offer.state;

/** Why an offer cannot be brought into a state, and what to do instead. */
export const CHANGE_REFUSALS = {
	same: 'The offer is in this state already: there is nothing to note.',
	'received-once': 'An offer comes in once. What the buyer sends next is an offer of its own.',
	'passed-on-before': 'The owner knows the offer already. Note what was decided instead.',
	withdrawn: 'The buyer withdrew the offer. What comes next is a new offer.',
	expired: 'The hour is over until which the offer was valid. Ask the buyer for a new one.',
	'still-valid': 'The offer is still valid, or has no end. Note what was decided instead.',
	decided: 'The offer was decided before its hour was over: it does not expire any more.',
} as const;
export type ChangeRefusal = keyof typeof CHANGE_REFUSALS;

/** Only an offer that nobody decided expires, and only once its hour is over. */
function expiryRefusal(offer: StandingOffer, now: Date): ChangeRefusal | undefined {
	if (offer.state === 'expired') return 'same';
	if (!ENDING.includes(offer.state)) return 'decided';
	return isOver(offer, now) ? undefined : 'still-valid';
}

/**
 * received → passed-on → accepted, refused or countered; undecided it expires. What was decided may be decided otherwise, as
 * long as the buyer does not withdraw; what was decided in time may be noted after the hour. Undefined: it can be done.
 */
export function changeRefusal(offer: StandingOffer, to: OfferState, now: Date): ChangeRefusal | undefined {
	if (to === 'received') return 'received-once';
	if (to === 'expired') return expiryRefusal(offer, now);
	const from = stateAt(offer, now);
	if (from === to) return to === 'countered' && offer.asksCounter ? undefined : 'same';
	if (from === 'withdrawn') return 'withdrawn';
	if (from === 'expired' && (to === 'passed-on' || to === 'countered')) return 'expired';
	if (to === 'passed-on' && from !== 'received') return 'passed-on-before';
	return undefined;
}

/** Why the agency cannot be asked to do something with an offer, and what to do instead. */
export const ANSWER_REFUSALS = {
	'not-passed-on': 'The agency has not passed the offer on yet. Ask it in a message.',
	decided: 'The offer is decided. Write a message when that should change.',
	withdrawn: 'The buyer withdrew the offer.',
	expired: 'The hour is over until which the offer was valid. Ask the agency whether a new one may come.',
} as const;
export type AnswerRefusal = keyof typeof ANSWER_REFUSALS;

const ANSWERS: Record<OfferState, AnswerRefusal | undefined> = {
	received: 'not-passed-on',
	'passed-on': undefined,
	accepted: 'decided',
	refused: 'decided',
	countered: undefined,
	withdrawn: 'withdrawn',
	expired: 'expired',
};

/** Undefined: an owner can ask the agency to accept, refuse or counter it. */
export const answerRefusal = (offer: StandingOffer, now: Date): AnswerRefusal | undefined =>
	ANSWERS[stateAt(offer, now)];

/** What binds both sides, or ended it: to note something else afterwards is to be said twice. */
export const isSettled = (state: OfferState): boolean => state === 'accepted' || state === 'refused';

/** By these the owner knows what is offered, as by passing it on. */
export const showsTerms = (state: OfferState): boolean =>
	state === 'passed-on' || state === 'accepted' || state === 'refused' || state === 'countered';
