import type { Configuration } from '../configuration.ts';
import type { Db, Tx } from '../database/database.ts';
import type { FeedOwner } from '../import/feed/owner.schema.ts';
import { upsertRows } from '../import/upsert-rows.ts';
import { takeInViews } from '../views/take-in-views.ts';
import { feedAccount } from './feed-account.ts';
import { takeDemoFigures } from './figures/demo-figures.ts';
import { takeDemoMessages } from './messages/demo-messages.ts';
import { takeDemoChoices } from './notifications/demo-choices.ts';
import { takeDemoOffers } from './offers/demo-offers.ts';
import { rowTexts } from './owner-words.ts';
import { hashPassword } from './password/password-hash.ts';
import { tieProperties } from './tie-properties.ts';

/** What an import left out of an owner, and whether a mail invites the owner to choose a password again. */
export interface ImportedOwner {
	/** Ids of properties that are named but not there; what belongs to those is left out */
	missing: number[];
	/** The feed's password, which only those of the demo agency may bring */
	isPasswordLeftOut: boolean;
	isInvited: boolean;
}

/** The demo agency's owners log in with the password of its feed, unless they chose another one. */
async function openDemoAccount(transaction: Tx, ownerId: number, password = ''): Promise<void> {
	const { password_hash } = await transaction
		.selectFrom('owner')
		.select('password_hash')
		.where('id', '=', ownerId)
		.executeTakeFirstOrThrow();
	await transaction
		.updateTable('owner')
		.set({ is_demo: true, password_hash: password_hash ?? (await hashPassword(password)) })
		.where('id', '=', ownerId)
		.execute();
}

/**
 * Takes an owner of the feed over, with visits, communications, media and page visits of the own properties. Doing it again
 * changes nothing. Throws AccountConflict when the address belongs to another owner.
 */
export async function importOwner(
	db: Db,
	configuration: Configuration,
	item: FeedOwner,
): Promise<ImportedOwner> {
	const named = [
		...new Set([
			...item.propertyIds,
			...[...item.visits, ...item.communications, ...item.media, ...item.pageVisits].map(
				({ propertyId }) => propertyId,
			),
		]),
	];
	const around = [...(item.happened?.views ?? []), ...(item.happened?.favourites ?? [])];
	const asked = [...new Set([...named, ...around.map(({ propertyId }) => propertyId)])];
	const rows =
		asked.length === 0 ? [] : await db.selectFrom('property').select('id').where('id', 'in', asked).execute();
	const present = new Set(rows.map(({ id }) => id));
	const own = <Part extends { propertyId: number }>(parts: readonly Part[]) =>
		parts.filter(({ propertyId }) => present.has(propertyId));

	const site = await db.selectFrom('site').select('is_demo').executeTakeFirst();
	const isDemo = Boolean(site?.is_demo && item.password);

	const isInvited = await db.transaction().execute(async (transaction) => {
		const account = await feedAccount(transaction, configuration, item, isDemo);
		const properties = [...new Set(item.propertyIds)].filter((id) => present.has(id));
		const isTied = await tieProperties(transaction, configuration, account.id, properties, {
			invites: !isDemo,
		});
		await transaction
			.deleteFrom('owner_property')
			.where('owner_id', '=', account.id)
			.$if(properties.length > 0, (ties) => ties.where('property_id', 'not in', properties))
			.execute();
		if (isDemo) await openDemoAccount(transaction, account.id, item.password);
		await upsertRows(
			transaction,
			'visit',
			['property_id', 'starts_at', 'contact'],
			own(item.visits).map(({ propertyId, startsAt, status, contact, feedback }) => ({
				property_id: propertyId,
				starts_at: startsAt,
				contact,
				status,
				...rowTexts({ feedback }),
			})),
		);
		await upsertRows(
			transaction,
			'communication',
			['property_id', 'date', 'type', 'contact', 'subject'],
			own(item.communications).map(({ propertyId, date, contact, ...texts }) => ({
				property_id: propertyId,
				date,
				contact,
				...rowTexts(texts),
			})),
		);
		if (isDemo) {
			await takeDemoMessages(transaction, account.id, own(item.messages ?? []));
			const { id } = account;
			await takeDemoOffers(transaction, { ...item, id }, own(item.offers ?? []));
			await takeDemoChoices(transaction, account.id, item.notifications ?? {});
			const { views = [], favourites = [] } = item.happened ?? {};
			await takeDemoFigures(transaction, { views: own(views), favourites: own(favourites) });
		}
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
		return account.isInvited || isTied;
	});
	return {
		missing: named.filter((id) => !present.has(id)),
		isPasswordLeftOut: Boolean(item.password) && !isDemo,
		isInvited,
	};
}
