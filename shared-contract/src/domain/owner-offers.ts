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
/** What no price of a property lies beyond, EUR: the bounds of the form by which offers come. */
const PRICES = { least: 1_000, most: 100_000_000 } as const;

/** EUR; both included */
export interface CounterBounds {
	least: number;
	most: number;
}

/**
 * Between which amounts a counter-offer lies: from half of what is offered, since less has its reason in conditions, to twice
 * the higher of offer and asking price. Anything else has a digit too few or too many.
 */
export const counterBounds = (offered: number, asked: number | undefined): CounterBounds => ({
	least: Math.max(PRICES.least, Math.ceil(offered / 2)),
	most: Math.min(PRICES.most, 2 * Math.max(offered, asked ?? 0)),
});

/** Undefined: a counter-offer can ask for it. */
export function counterFault(
	amount: number,
	{ least, most }: CounterBounds,
): 'too-small' | 'too-large' | undefined {
	if (amount < least) return 'too-small';
	return amount > most ? 'too-large' : undefined;
}

/** Most offers side by side. */
export const MOST_COMPARED_OFFERS = 4;
