import type { Insertable } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/tables/tables.ts';

const DAY_MS = 86_400_000;
let count = 0;

/** An offer for a property that its owners can answer, but for `changes`; returns its id. */
export async function insertOffer(
	db: Db,
	propertyId: number,
	changes: Partial<Insertable<Tables['offer']>> = {},
): Promise<number> {
	const { id } = await db
		.insertInto('offer')
		.values({
			reference: `TEST-${++count}`,
			request_id: null,
			property_id: propertyId,
			buyer: 'L. Maes',
			has_second_buyer: false,
			amount: 345_000,
			financing: 'loan',
			loan_amount: 200_000,
			conditions: 'Onder voorbehoud van de lening.',
			valid_until: new Date(Date.now() + 5 * DAY_MS),
			state: 'passed-on',
			passed_on_at: new Date(),
			...changes,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	await db.insertInto('offer_step').values({ offer_id: id, side: 'buyer', state: 'received' }).execute();
	return id;
}
