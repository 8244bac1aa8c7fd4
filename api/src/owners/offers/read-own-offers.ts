import type { OfferStep, OwnerOffer } from '@estate/shared-contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { Tables } from '../../database/tables/tables.ts';
import { answerRefusal, stateAt } from '../../offers/offer-transitions.ts';
import { type StoredOffer, standingOf } from '../../offers/stored-offer.ts';

/** So many offers of a property that the agency has passed on are shown, the newest. */
const MOST_PASSED_ON = 100;
/** So many that it has not looked at: anybody can send those, and they push no other out. */
const MOST_UNSEEN = 20;
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

/** The newest of a property's offers, passed on or not. */
const newestOf = (db: Db, propertyId: number, isPassedOn: boolean, most: number): Promise<StoredOffer[]> =>
	db
		.selectFrom('offer')
		.selectAll()
		.where('property_id', '=', propertyId)
		.where('passed_on_at', isPassedOn ? 'is not' : 'is', null)
		.orderBy('received_at', 'desc')
		.orderBy('id', 'desc')
		.limit(most)
		.execute();

/** How many of a property's offers that the agency has not passed on are older than the newest `MOST_UNSEEN`. */
async function countUnshown(db: Db, propertyId: number, unseen: number): Promise<number> {
	if (unseen < MOST_UNSEEN) return 0;
	const { count } = await db
		.selectFrom('offer')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where('property_id', '=', propertyId)
		.where('passed_on_at', 'is', null)
		.executeTakeFirstOrThrow();
	return Number(count) - unseen;
}

/** Offers for a property, the newest first, each with its history, and how many more wait for the agency. Whose property it is is the caller's to know. */
export async function readOwnOffers(
	db: Db,
	propertyId: number,
	now = new Date(),
): Promise<{ items: OwnerOffer[]; unshown: number }> {
	const passedOn = await newestOf(db, propertyId, true, MOST_PASSED_ON);
	const unseen = await newestOf(db, propertyId, false, MOST_UNSEEN);
	const offers = [...passedOn, ...unseen].sort(
		(one, other) => other.received_at.getTime() - one.received_at.getTime() || other.id - one.id,
	);
	if (offers.length === 0) return { items: [], unshown: 0 };
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
	const items = offers.map((offer) => {
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
	return { items, unshown: await countUnshown(db, propertyId, unseen.length) };
}
