import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Of a subscription: it was not looked at yet since it began, or since it got other criteria. */
export const IS_NEW = sql<boolean>`not exists (select from wish_known where subscription_id = subscription.id)`;

/** Keeps what a new search finds at its first look: who saved it saw that in the list, so it is no news. */
export async function keepKnown(
	transaction: Tx,
	subscription_id: number,
	property_ids: number[],
): Promise<void> {
	await transaction
		.insertInto('wish_known')
		.values({ subscription_id, property_ids })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Looks at a search anew: what it finds from before its next look is no news. */
export async function forgetKnown(transaction: Tx, subscriptionId: number): Promise<void> {
	await transaction.deleteFrom('wish_known').where('subscription_id', '=', subscriptionId).execute();
}
