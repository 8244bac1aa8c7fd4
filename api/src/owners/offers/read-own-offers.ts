import type { OfferStep, OwnerOffer } from '@estate/shared-contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { Tables } from '../../database/tables/tables.ts';
import { answerRefusal, stateAt } from '../../offers/offer-transitions.ts';
import { type StoredOffer, standingOf } from '../../offers/stored-offer.ts';

/** So many offers of a property are shown: the newest. */
const MOST_SHOWN = 100;
/** So many steps of an offer: the latest. */
const MOST_STEPS = 50;

type StoredStep = Selectable<Tables['offer_step']>;

const asStep = ({ id, at, side, state, answer, amount, note, author }: StoredStep): OfferStep => ({
	id,
	at: at.toISOString(),
	by: side,
	...(state ? { state } : {}),
	...(answer ? { answer } : {}),
	...(amount ? { amount } : {}),
	...(note ? { note } : {}),
	...(author ? { author } : {}),
});

/** What is offered: of what the agency has not passed on an owner learns no more than that it is there (decisions). */
function termsOf(offer: StoredOffer): OwnerOffer['terms'] {
	const { amount, buyer, has_second_buyer, financing, loan_amount, conditions } = offer;
	return {
		amount,
		buyer,
		hasSecondBuyer: has_second_buyer,
		...(financing ? { financing } : {}),
		...(loan_amount ? { loanAmount: loan_amount } : {}),
		...(conditions ? { conditions } : {}),
	};
}

/** Offers for a property, the newest first, each with its history. Whose property it is is the caller's to know. */
export async function readOwnOffers(db: Db, propertyId: number, now = new Date()): Promise<OwnerOffer[]> {
	const offers = await db
		.selectFrom('offer')
		.selectAll()
		.where('property_id', '=', propertyId)
		.orderBy('received_at', 'desc')
		.orderBy('id', 'desc')
		.limit(MOST_SHOWN)
		.execute();
	if (offers.length === 0) return [];
	const steps = await db
		.selectFrom('offer_step')
		.selectAll()
		.where(
			'offer_id',
			'in',
			offers.map(({ id }) => id),
		)
		.orderBy('id')
		.execute();
	const stepsOf = Map.groupBy(steps, ({ offer_id }) => offer_id);
	return offers.map((offer) => {
		const { id, reference, received_at, valid_until, passed_on_at } = offer;
		const standing = standingOf(offer);
		return {
			id,
			reference,
			receivedAt: received_at.toISOString(),
			...(valid_until ? { validUntil: valid_until.toISOString() } : {}),
			state: stateAt(standing, now),
			...(passed_on_at ? { terms: termsOf(offer) } : {}),
			canAnswer: answerRefusal(standing, now) === undefined,
			history: (stepsOf.get(id) ?? []).slice(-MOST_STEPS).map(asStep),
		};
	});
}
