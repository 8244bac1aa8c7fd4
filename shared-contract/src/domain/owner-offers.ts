/** Slot of the owners' portal with the offers for a property, without the remote's name. */
export const OFFERS_SLOT = 'offers';

/** What has become of an offer. */
export const OFFER_STATES = [
	'received',
	'passed-on',
	'accepted',
	'refused',
	'countered',
	'withdrawn',
	'expired',
] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** What an owner can ask the agency to do with an offer. Nothing binds anybody by it. */
export const OFFER_ANSWERS = ['accept', 'refuse', 'counter'] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

/** Who takes a step in the history of an offer; `time`: the hour came until which it was valid. */
export const OFFER_SIDES = ['buyer', 'agency', 'owner', 'time'] as const;
export type OfferSide = (typeof OFFER_SIDES)[number];

/** How a buyer pays. */
export const OFFER_FINANCINGS = ['own-means', 'loan'] as const;
export type OfferFinancing = (typeof OFFER_FINANCINGS)[number];

/** Most characters of what an owner writes with an answer. */
export const LONGEST_OFFER_NOTE = 1_000;
/** Bounds of a counter-offer, EUR: those of the form by which offers come. */
export const COUNTER_RANGE = { min: 1_000, max: 100_000_000 } as const;
/** Most offers side by side. */
export const MOST_COMPARED_OFFERS = 4;
