import type { OfferState } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { announce } from '../events/announce.ts';
import { HttpError, notFound } from '../server/http-error.ts';
import type { OfferChange } from './offer-change.ts';
import { CHANGE_REFUSALS, changeRefusal, isOver, showsTerms } from './offer-transitions.ts';
import { aboutOffer, asksCounter, type StoredOffer, standingOf } from './stored-offer.ts';

interface Step {
	side: 'agency' | 'time';
	at: Date;
	/** EUR, of a counter-offer */
	amount?: number | undefined;
	/** For the owners */
	note?: string;
}

/** Writes a change into offer and history, and announces it: the note is the owners' to read, and not announced. */
async function takeStep(
	transaction: Tx,
	offer: StoredOffer,
	to: OfferState,
	{ side, at, amount, note = '' }: Step,
): Promise<{ changed: StoredOffer; step: OfferChange }> {
	const changed = await transaction
		.updateTable('offer')
		.set({ state: to, ...(showsTerms(to) ? { passed_on_at: sql<Date>`coalesce(passed_on_at, ${at})` } : {}) })
		.where('id', '=', offer.id)
		.returningAll()
		.executeTakeFirstOrThrow();
	const step = { state: to, amount: amount ?? null, note };
	const { id } = await transaction
		.insertInto('offer_step')
		.values({ offer_id: offer.id, at, side, ...step })
		.returning('id')
		.executeTakeFirstOrThrow();
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
	return { changed, step: { id, ...step } };
}

/** The offer, held until the transaction ends. Throws a 404 answer. */
export async function holdOffer(transaction: Tx, id: number): Promise<StoredOffer> {
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
	return (await takeStep(transaction, offer, 'expired', { side: 'time', at })).changed;
}

/** Brings an offer into another state, as the agency says. Throws 404 and 409 answers (`offer-<reason>`). */
export async function changeOffer(
	transaction: Tx,
	id: number,
	to: OfferState,
	{ now = new Date(), ...said }: { amount?: number | undefined; note?: string; now?: Date } = {},
): Promise<OfferChange> {
	const offer = await expireOffer(transaction, id, now);
	const standing = { ...standingOf(offer), asksCounter: await asksCounter(transaction, id) };
	const refusal = changeRefusal(standing, to, now);
	if (refusal) throw new HttpError(409, `offer-${refusal}`, CHANGE_REFUSALS[refusal]);
	const { step } = await takeStep(transaction, offer, to, { side: 'agency', at: now, ...said });
	return step;
}
