import type { FormFields } from '@estate/shared-contract';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/tables/tables.ts';
import type { StandingOffer } from './offer-transitions.ts';

export type StoredOffer = Selectable<Tables['offer']>;

export const standingOf = ({
	state,
	valid_until,
}: Pick<StoredOffer, 'state' | 'valid_until'>): StandingOffer => ({
	state,
	validUntil: valid_until,
});

/** What an offer is for, as receivers of events are given it. */
export const aboutOffer = ({ property_id: id }: Pick<StoredOffer, 'property_id'>) =>
	id < 0 ? ({ kind: 'unit', id: -id } as const) : ({ kind: 'property', id } as const);

/** An offer by its reference, with what its buyer filled in; undefined where there is none. */
export async function readOffer(
	db: Db,
	reference: string,
): Promise<(StoredOffer & { fields: FormFields }) | undefined> {
	const row = await db
		.selectFrom('offer')
		.leftJoin('request', 'request.id', 'request_id')
		.selectAll('offer')
		.select('fields')
		.where('offer.reference', '=', reference)
		.executeTakeFirst();
	return row && { ...row, fields: (row.fields ?? {}) as FormFields };
}

/** What owners asked for last, with what a counter-offer should ask for; undefined: nothing yet. */
export function readLastAnswer(db: Db, offerId: number) {
	return db
		.selectFrom('offer_step')
		.select(['answer', 'amount', 'note'])
		.where('offer_id', '=', offerId)
		.where('answer', 'is not', null)
		.orderBy('id', 'desc')
		.limit(1)
		.executeTakeFirst();
}

/** In a query that reads from `offer`: has an owner asked for a counter-offer since the last one was made? */
export const ASKS_COUNTER = sql<boolean>`coalesce((
	select answer = 'counter' from offer_step
	where offer_id = offer.id and (answer is not null or offer_step.state = 'countered')
	order by offer_step.id desc limit 1), false)`;

/** Has an owner asked for a counter-offer since the last one was made? */
export async function asksCounter(db: Db, offerId: number): Promise<boolean> {
	const offer = await db
		.selectFrom('offer')
		.select(ASKS_COUNTER.as('asks_counter'))
		.where('id', '=', offerId)
		.executeTakeFirst();
	return offer?.asks_counter ?? false;
}
