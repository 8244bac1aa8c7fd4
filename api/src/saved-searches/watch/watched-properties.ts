import type { PropertyState } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** A watched property that is not as it was when its price and state were told last. */
export interface PropertyChange {
	id: number;
	/** EUR; null: on request */
	price: number | null;
	state: PropertyState;
	reportedPrice: number | null;
	reportedState: PropertyState;
}

/** Of a row of watched_property and its property: there is news. The price of what is gone is none: it is no longer published. */
const IS_NEWS = sql<boolean>`(reported_state <> property.state
	or property.state in ('available', 'option') and reported_price is distinct from property.public_price)`;

/** A subscription has a property with news. */
export const HAS_NEWS = sql<boolean>`exists (
	select from watched_property join property on property.id = property_id
	where subscription_id = subscription.id and ${IS_NEWS})`;

/** Watches properties for a subscription, as they are now; those that are there already go on as they were told. */
export async function watchProperties(
	transaction: Tx,
	subscriptionId: number,
	ids: readonly number[],
): Promise<void> {
	if (ids.length === 0) return;
	await sql`
		insert into watched_property (subscription_id, property_id, reported_price, reported_state)
		select ${subscriptionId}::bigint, id, public_price, state from property
		where id in (${sql.join(ids)}) and state <> 'withdrawn'
		on conflict (subscription_id, property_id) do nothing`.execute(transaction);
}

/** Only what changes from now on is news. */
export async function noteAsReported(transaction: Tx, subscriptionId: number): Promise<void> {
	await sql`
		update watched_property set reported_price = property.public_price, reported_state = property.state from property
		where property.id = property_id and subscription_id = ${subscriptionId}`.execute(transaction);
}

/** Takes what changed since it was told last, once. What changes while it is taken is news of the next time. */
export async function takeChanges(transaction: Tx, subscriptionId: number): Promise<PropertyChange[]> {
	const { rows } = await sql<PropertyChange>`
		select property.id, public_price as price, property.state, reported_price as "reportedPrice", reported_state as "reportedState"
		from watched_property join property on property.id = property_id
		where subscription_id = ${subscriptionId} and ${IS_NEWS}
		order by property.id desc for update of watched_property`.execute(transaction);
	await sql`
		update watched_property set reported_price = told.price, reported_state = told.state
		from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (id bigint, price double precision, state text)
		where subscription_id = ${subscriptionId} and property_id = told.id`.execute(transaction);
	return rows;
}
