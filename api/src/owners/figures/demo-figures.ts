import type { Tx } from '../../database/database.ts';
import type { FeedOwner } from '../../import/feed/owner.schema.ts';
import { OWN_SITE } from '../../views/own-site.ts';
import { takeInViews } from '../../views/take-in-views.ts';

/** Accounts of the demo agency that keep favourites; nobody can log in with one. */
async function demoVisitors(transaction: Tx, count: number): Promise<number[]> {
	const emails = Array.from({ length: count }, (_, index) => `visitor-${index + 1}@demo.example`);
	if (count === 0) return [];
	await transaction
		.insertInto('owner')
		.values(
			emails.map((email) => ({
				email,
				first_name: 'Demo',
				last_name: 'Visitor',
				password_hash: null,
				kind: 'searcher' as const,
				is_demo: true,
			})),
		)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const rows = await transaction
		.selectFrom('owner')
		.select('id')
		.where('email', 'in', emails)
		.where('is_demo', '=', true)
		.orderBy('id')
		.execute();
	return rows.map(({ id }) => id);
}

/** Counts what happened around properties of the demo agency, as if visitors had done it. Doing it again changes nothing. */
export async function takeDemoFigures(
	transaction: Tx,
	{ views, favourites }: NonNullable<FeedOwner['happened']>,
): Promise<void> {
	await takeInViews(
		transaction,
		views.map(({ propertyId, day, count }) => ({ property_id: propertyId, day, portal: OWN_SITE, count })),
	);
	const accounts = await demoVisitors(
		transaction,
		Math.max(0, ...favourites.map(({ visitors }) => visitors)),
	);
	const rows = favourites.flatMap(({ propertyId, visitors }) =>
		accounts
			.slice(0, visitors)
			.map((owner_id) => ({ owner_id, property_id: propertyId, favourite_at: new Date() })),
	);
	if (rows.length === 0) return;
	await transaction
		.insertInto('kept_property')
		.values(rows)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}
