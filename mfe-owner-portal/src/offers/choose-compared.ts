import { MOST_COMPARED_OFFERS, type OfferTerms, type OwnerOffer } from '@estate/shared-contract';

/** An offer that the agency passed on: what is offered is known. */
export type ShownOffer = OwnerOffer & { terms: OfferTerms };

const isShown = (offer: OwnerOffer): offer is ShownOffer => offer.terms !== undefined;

/** Offers side by side: those that were chosen, else those that can still be answered, else the newest; the highest first. */
export function chooseCompared(
	offers: readonly OwnerOffer[],
	chosen: readonly number[],
): { comparable: ShownOffer[]; compared: ShownOffer[] } {
	const comparable = offers.filter(isShown);
	const picked = comparable.filter(({ id }) => chosen.includes(id));
	const open = comparable.filter(({ canAnswer }) => canAnswer);
	const compared = [picked, open, comparable].find(({ length }) => length > 1) ?? [];
	return {
		comparable,
		compared: compared
			.slice(0, MOST_COMPARED_OFFERS)
			.toSorted((one, other) => other.terms.amount - one.terms.amount),
	};
}
