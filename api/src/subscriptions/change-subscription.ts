import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { queueMails } from '../mail/outbox.ts';
import { forgetKnown } from '../saved-searches/known-properties.ts';
import { noteAsReported } from '../saved-searches/watch/watched-properties.ts';
import { announceSubscription } from './announce-subscription.ts';
import { makeSearcher, requireChosenPassword } from './make-searcher.ts';
import type { StoredSubscription } from './stored-subscription.ts';
import { type SubscriptionContext, welcomeMail } from './subscription-mail.ts';

/** What the page of the link, or a mail program, asks for. */
export type SubscriptionAction = 'confirm' | 'end' | 'at-once' | 'daily';

/** The newsletter that an address asked for again since it ended this one: a link of the earlier mail proves the address as well. */
function readSuccessor(transaction: Tx, { kind, status, email }: StoredSubscription) {
	if (kind !== 'newsletter' || status !== 'ended') return undefined;
	return transaction
		.selectFrom('subscription')
		.selectAll()
		.where('kind', '=', 'newsletter')
		.where('status', '<>', 'ended')
		.where(sql<string>`lower(email)`, '=', email.toLowerCase())
		.forUpdate()
		.executeTakeFirst();
}

/** Who has ended something may ask for the same again on the same day: by its key the form would be a repeat, which writes nothing. */
async function releaseKey(transaction: Tx, { request_id }: StoredSubscription): Promise<void> {
	await transaction
		.updateTable('request')
		.set({ idempotency_key: sql<string>`'ended ' || id` })
		.where('id', '=', request_id)
		.execute();
}

/**
 * Does what was asked, and returns how the subscription is now. Doing it again changes nothing. With the password that was
 * chosen in the form, `confirm` makes the account that was asked for as well.
 */
export async function changeSubscription(
	db: Db,
	subscription: StoredSubscription,
	action: SubscriptionAction,
	services: SubscriptionContext,
	password?: string,
): Promise<StoredSubscription> {
	const makesAccount = action === 'confirm' && Boolean(password && subscription.password_hash);
	if (makesAccount) await requireChosenPassword(db, subscription, password ?? '');
	return db.transaction().execute(async (transaction) => {
		const own = await transaction
			.selectFrom('subscription')
			.selectAll()
			.where('id', '=', subscription.id)
			.forUpdate()
			.executeTakeFirstOrThrow();
		const current = (action === 'confirm' && (await readSuccessor(transaction, own))) || own;
		const change = transaction.updateTable('subscription').where('id', '=', current.id).returningAll();
		if (action === 'end') {
			if (current.status === 'active' || current.status === 'paused')
				await announceSubscription(transaction, current, 'ended');
			await releaseKey(transaction, current);
			return change
				.set({ status: 'ended', password_hash: null, ended_at: sql<Date>`coalesce(ended_at, now())` })
				.executeTakeFirstOrThrow();
		}
		if (action !== 'confirm') {
			if (current.kind === 'newsletter') return current;
			return change.set({ frequency: action }).executeTakeFirstOrThrow();
		}
		if (makesAccount) await makeSearcher(transaction, current);
		// Of a search that is confirmed without its account, the account can still be made by the same link.
		const account = makesAccount ? { password_hash: null } : {};
		if (current.status === 'active')
			return makesAccount ? change.set(account).executeTakeFirstOrThrow() : current;
		// Only properties that are written from now on are news.
		const confirmed = await change
			.set({
				status: 'active',
				ended_at: null,
				paused_at: null,
				confirmed_at: sql<Date>`coalesce(confirmed_at, now())`,
				...account,
				seen: sql<number>`(select revision from content_state)`,
			})
			.executeTakeFirstOrThrow();
		if (confirmed.kind === 'watch') await noteAsReported(transaction, confirmed.id);
		if (confirmed.kind === 'wish') await forgetKnown(transaction, confirmed.id);
		if (confirmed.kind === 'newsletter')
			await queueMails(transaction, null, { 'newsletter-welcome': welcomeMail(services, confirmed) });
		await announceSubscription(transaction, confirmed, 'confirmed');
		return confirmed;
	});
}

/** Months after which a search that is paused ends by itself. */
const LONGEST_PAUSE_MONTHS = 12;

async function endLongPauses(db: Db): Promise<void> {
	await db.transaction().execute(async (transaction) => {
		const { rows } = await sql<StoredSubscription>`
			update subscription set status = 'ended', ended_at = now()
			where status = 'paused' and paused_at < now() - make_interval(months => ${LONGEST_PAUSE_MONTHS})
			returning *`.execute(transaction);
		for (const ended of rows) await announceSubscription(transaction, ended, 'ended');
	});
}

/** Forgets who never confirmed within a month, passwords of accounts that were not made in that time, and who ended a month ago: until then the link can take it up again. */
export async function sweepSubscriptions(db: Db): Promise<void> {
	await sql`
		update subscription set password_hash = null
		where password_hash is not null and created_at < now() - interval '30 days'`.execute(db);
	await endLongPauses(db);
	await sql`
		delete from subscription
		where (status = 'unconfirmed' and created_at < now() - interval '30 days')
			or (status = 'ended' and coalesce(ended_at, created_at) < now() - interval '30 days')`.execute(db);
}
