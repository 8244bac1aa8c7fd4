import type { Db } from '../database/database.ts';
import type { FeedOwner } from '../import/feed.schema.ts';
import { upsertRows } from '../import/upsert-rows.ts';
import { takeInViews } from '../views/take-in-views.ts';
import { hashPassword } from './password/password-hash.ts';

/** Makes or updates the account. A password that the owner may have changed since is left alone. */
async function upsertAccount(db: Db, { id, email, firstName, lastName, password }: FeedOwner): Promise<void> {
	const facts = { email, first_name: firstName, last_name: lastName };
	const known = await db.selectFrom('owner').select('id').where('id', '=', id).executeTakeFirst();
	if (known) await db.updateTable('owner').set(facts).where('id', '=', id).execute();
	else
		await db
			.insertInto('owner')
			.values({ id, ...facts, password_hash: password ? await hashPassword(password) : null })
			.execute();
}

/**
 * Takes an owner of the feed over, with visits, communications, media and page visits of the own properties. Doing it again
 * changes nothing. Returns ids of properties that are named but not there; what belongs to those is left out.
 */
export async function importOwner(db: Db, item: FeedOwner): Promise<number[]> {
	await upsertAccount(db, item);
	const named = [
		...new Set([
			...item.propertyIds,
			...[...item.visits, ...item.communications, ...item.media, ...item.pageVisits].map(
				({ propertyId }) => propertyId,
			),
		]),
	];
	if (named.length === 0) return [];
	const rows = await db.selectFrom('property').select('id').where('id', 'in', named).execute();
	const present = new Set(rows.map(({ id }) => id));
	const own = <Part extends { propertyId: number }>(parts: readonly Part[]) =>
		parts.filter(({ propertyId }) => present.has(propertyId));

	await db.transaction().execute(async (transaction) => {
		await transaction.deleteFrom('owner_property').where('owner_id', '=', item.id).execute();
		await upsertRows(
			transaction,
			'owner_property',
			['owner_id', 'property_id'],
			[...new Set(item.propertyIds)]
				.filter((id) => present.has(id))
				.map((id) => ({ owner_id: item.id, property_id: id })),
		);
		await upsertRows(
			transaction,
			'visit',
			['property_id', 'starts_at', 'contact'],
			own(item.visits).map(({ propertyId, startsAt, status, contact, feedback }) => ({
				property_id: propertyId,
				starts_at: startsAt,
				contact,
				status,
				feedback,
			})),
		);
		await upsertRows(
			transaction,
			'communication',
			['property_id', 'date', 'type', 'contact', 'subject'],
			own(item.communications).map(({ propertyId, ...row }) => ({ property_id: propertyId, ...row })),
		);
		await upsertRows(
			transaction,
			'online_media',
			['property_id', 'portal'],
			own(item.media).map(({ propertyId, portal, url, since, providesStatistics }) => ({
				property_id: propertyId,
				portal,
				url,
				since,
				provides_statistics: providesStatistics,
			})),
		);
		await takeInViews(
			transaction,
			own(item.pageVisits).map(({ propertyId, ...row }) => ({ property_id: propertyId, ...row })),
		);
	});
	return named.filter((id) => !present.has(id));
}
