import type { SavedSearchChange } from '@estate/shared-contract';
import { asLine } from '@estate/shared-contract/schemas';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { unlinked } from '../../mail/visitor-words.ts';
import { changeSubscription } from '../../subscriptions/change-subscription.ts';
import type { StoredSubscription } from '../../subscriptions/stored-subscription.ts';
import type { SubscriptionContext } from '../../subscriptions/subscription-mail.ts';

/** What is asked of the criteria of a search, and what of the search itself. */
export type CriteriaChange = Extract<
	SavedSearchChange,
	{ action: 'choose-criteria' | 'leave-criteria' | 'keep-criteria' }
>;
type SearchChange = Exclude<SavedSearchChange, CriteriaChange>;

export const isOfCriteria = (change: SavedSearchChange): change is CriteriaChange =>
	change.action === 'choose-criteria' ||
	change.action === 'leave-criteria' ||
	change.action === 'keep-criteria';

/** Stops the mails of a search for a while. What waited to be told is not news any more when it goes on. */
async function pause(db: Db, id: number): Promise<void> {
	await db.transaction().execute(async (transaction) => {
		const paused = await transaction
			.updateTable('subscription')
			.set({ status: 'paused', paused_at: sql<Date>`now()` })
			.where('id', '=', id)
			.where('status', '=', 'active')
			.executeTakeFirst();
		if (paused.numUpdatedRows === 0n) return;
		await transaction
			.deleteFrom('wish_match')
			.where('subscription_id', '=', id)
			.where('mailed_at', 'is', null)
			.execute();
	});
}

/** Does what the page of saved searches asks of one of them. Doing it again changes nothing. */
export async function changeSavedSearch(
	db: Db,
	subscription: StoredSubscription,
	change: SearchChange,
	services: SubscriptionContext,
): Promise<void> {
	switch (change.action) {
		case 'pause':
			return pause(db, subscription.id);
		case 'rename':
			await db
				.updateTable('subscription')
				.set({ name: unlinked(asLine(change.name).replace(/\s+/g, ' ')) || null })
				.where('id', '=', subscription.id)
				.execute();
			return;
		case 'resume':
			await changeSubscription(db, subscription, 'confirm', services);
			return;
		default:
			await changeSubscription(db, subscription, change.action, services);
	}
}
