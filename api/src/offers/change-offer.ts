import type { OfferState } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { announce } from '../events/announce.ts';
import { HttpError, notFound } from '../server/http-error.ts';
import { CHANGE_REFUSALS, changeRefusal, isOver, showsTerms } from './offer-transitions.ts';
import { aboutOffer, asksCounter, type StoredOffer, standingOf } from './stored-offer.ts';

interface Step {
	side: 'agency' | 'time';
	at: Date;
	/** EUR, of a counter-offer */
	amount?: number | null | undefined;
}

/** Writes a change into offer and history, and announces it. */
async function takeStep(
	transaction: Tx,
	offer: StoredOffer,
	to: OfferState,
	{ side, at, amount }: Step,
): Promise<StoredOffer> {
	const changed = await transaction
		.updateTable('offer')
		.set({ state: to, ...(showsTerms(to) ? { passed_on_at: sql<Date>`coalesce(passed_on_at, ${at})` } : {}) })
		.where('id', '=', offer.id)
		.returningAll()
		.executeTakeFirstOrThrow();
	await transaction
		.insertInto('offer_step')
		.values({ offer_id: offer.id, at, side, state: to, amount: amount ?? null })
		.execute();
	await announce(transaction, {
		type: 'estate.offer.changed',
		subject: `offer/${offer.reference}`,
		data: {
			reference: offer.reference,
			about: aboutOffer(offer),
			from: offer.state,
			to,
			by: side,
			...(amount ? { amount } : {}),
		},
	});
	return changed;
}

/** The offer, held until the transaction ends. Throws a 404 answer. */
async function holdOffer(transaction: Tx, id: number): Promise<StoredOffer> {
	const offer = await transaction
		.selectFrom('offer')
		.selectAll()
		.where('id', '=', id)
		.forUpdate()
		.executeTakeFirst();
	if (!offer) throw notFound('offer');
	return offer;
}

/** Notes that the hour is over until which an undecided offer was valid, at that hour. Returns the offer as it is then. */
export async function expireOffer(transaction: Tx, id: number, now: Date): Promise<StoredOffer> {
	const offer = await holdOffer(transaction, id);
	const { valid_until: at } = offer;
	if (!at || !isOver(standingOf(offer), now)) return offer;
	return takeStep(transaction, offer, 'expired', { side: 'time', at });
}

/** Brings an offer into another state, as the agency says. Throws 404 and 409 answers (`offer-<reason>`). */
export async function changeOffer(
	transaction: Tx,
	id: number,
	to: OfferState,
	{ amount, now = new Date() }: { amount?: number | null | undefined; now?: Date } = {},
): Promise<void> {
	const offer = await expireOffer(transaction, id, now);
	const standing = { ...standingOf(offer), asksCounter: await asksCounter(transaction, id) };
	const refusal = changeRefusal(standing, to, now);
	if (refusal) throw new HttpError(409, `offer-${refusal}`, CHANGE_REFUSALS[refusal]);
	await takeStep(transaction, offer, to, { side: 'agency', at: now, amount });
}
