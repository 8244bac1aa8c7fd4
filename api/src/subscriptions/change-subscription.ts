import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { queueMails } from '../mail/outbox.ts';
import type { StoredSubscription } from './stored-subscription.ts';
import { type SubscriptionContext, welcomeMail } from './subscription-mail.ts';

/** What the page of the link, or a mail program, asks for. */
export type SubscriptionAction = 'confirm' | 'end' | 'at-once' | 'daily';

/** Makes the account that was asked for with a wish; an address that has one keeps it as it is. */
async function makeAccount(
	db: Db,
	{ email, first_name, last_name, password_hash, language }: StoredSubscription,
): Promise<void> {
	if (!password_hash) return;
	await sql`
		insert into owner (email, first_name, last_name, password_hash, language)
		values (${email}, ${first_name}, ${last_name}, ${password_hash}, ${language})
		on conflict (lower(email)) do nothing`.execute(db);
}

/** Does what was asked, and returns how the subscription is now. Doing it again changes nothing. */
export async function changeSubscription(
	db: Db,
	subscription: StoredSubscription,
	action: SubscriptionAction,
	services: SubscriptionContext,
): Promise<StoredSubscription> {
	return db.transaction().execute(async (transaction) => {
		const current = await transaction
			.selectFrom('subscription')
			.selectAll()
			.where('id', '=', subscription.id)
			.forUpdate()
			.executeTakeFirstOrThrow();
		const change = transaction.updateTable('subscription').where('id', '=', current.id).returningAll();
		if (action === 'end')
			return change
				.set({ status: 'ended', password_hash: null, ended_at: sql<Date>`coalesce(ended_at, now())` })
				.executeTakeFirstOrThrow();
		if (action !== 'confirm') {
			if (current.kind !== 'wish') return current;
			return change.set({ frequency: action }).executeTakeFirstOrThrow();
		}
		if (current.status === 'active') return current;
		await makeAccount(transaction, current);
		// Only properties that are written from now on are news.
		const confirmed = await change
			.set({
				status: 'active',
				ended_at: null,
				password_hash: null,
				seen: sql<number>`(select revision from content_state)`,
			})
			.executeTakeFirstOrThrow();
		if (confirmed.kind === 'newsletter')
			await queueMails(transaction, null, { 'newsletter-welcome': welcomeMail(services, confirmed) });
		return confirmed;
	});
}

/** Forgets who never confirmed within a month, and who ended a month ago: until then the link can take it up again. */
export async function sweepSubscriptions(db: Db): Promise<void> {
	await sql`
		delete from subscription
		where (status = 'unconfirmed' and created_at < now() - interval '30 days')
			or (status = 'ended' and coalesce(ended_at, created_at) < now() - interval '30 days')`.execute(db);
}
