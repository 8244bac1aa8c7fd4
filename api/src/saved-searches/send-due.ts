import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readSite } from '../content/site-settings.ts';
import type { Db, Tx } from '../database/database.ts';
import { queueMails } from '../mail/outbox.ts';
import type { OutboxMessage } from '../mail/outbox-message.ts';
import type { ApiContext } from '../server/context.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { Round } from '../server/round.ts';
import type { StoredSubscription } from '../subscriptions/stored-subscription.ts';
import type { SubscriptionContext } from '../subscriptions/subscription-mail.ts';

type Condition = RawBuilder<SqlBool>;

/** At once, and the content has been quiet for so many seconds: an import of many properties is one mail. */
export const isQuiet = (seconds: number): Condition => sql<SqlBool>`(frequency = 'at-once'
	and (select changed_at from content_state) <= now() - make_interval(secs => ${seconds}))`;

/** Once a day, and not yet today, the day in Belgium. */
export const isDailyDue = (today: string): Condition =>
	sql<SqlBool>`(frequency = 'daily' and (digest_on is null or digest_on < ${today}::date))`;

/** Active subscriptions of a kind for which all of this holds. */
export const readDue = (
	db: Db,
	kind: 'wish' | 'watch',
	conditions: readonly Condition[],
): Promise<StoredSubscription[]> =>
	db
		.selectFrom('subscription')
		.selectAll()
		.where('kind', '=', kind)
		.where('status', '=', 'active')
		.where((on) => on.and([...conditions]))
		.orderBy('id')
		.execute();

/** Is it (still) for this process to send? */
type Claim = (transaction: Tx, subscription: StoredSubscription) => Promise<boolean>;

export const claimAtOnce: Claim = async (transaction, { id }) => {
	const row = await transaction
		.selectFrom('subscription')
		.select('id')
		.where('id', '=', id)
		.where('status', '=', 'active')
		.where('frequency', '=', 'at-once')
		.forUpdate()
		.executeTakeFirst();
	return row !== undefined;
};

export const claimDay =
	(today: string): Claim =>
	async (transaction, { id }) => {
		const claimed = await transaction
			.updateTable('subscription')
			.set({ digest_on: today })
			.where('id', '=', id)
			.where('status', '=', 'active')
			.where((on) => on.or([on('digest_on', 'is', null), on('digest_on', '<', today)]))
			.returning('id')
			.executeTakeFirst();
		return claimed !== undefined;
	};

export interface DueMail {
	/** Of the mail, in the outbox */
	kind: string;
	claim: Claim;
	/** Takes what waits, and writes the mail of it; undefined where nothing waits any more */
	write(
		transaction: Tx,
		services: SubscriptionContext,
		subscription: StoredSubscription,
	): Promise<OutboxMessage | undefined>;
}

/**
 * One mail per subscription, of all that waits for it. Returns how many mails wait. Throws a `RoundError` at the end where one
 * could not be written.
 */
export async function sendDue(
	{ database: { db }, configuration }: ApiContext,
	subscriptions: readonly StoredSubscription[],
	{ kind, claim, write }: DueMail,
): Promise<number> {
	if (subscriptions.length === 0) return 0;
	const { configuration: site } = await readSite(db);
	const services: SubscriptionContext = { site, configuration, secret: await installationSecret(db) };
	const round = new Round(db);
	let mails = 0;
	for (const subscription of subscriptions)
		await round.item(kind, subscription.id, async () => {
			mails += await db.transaction().execute(async (transaction) => {
				if (!(await claim(transaction, subscription))) return 0;
				const mail = await write(transaction, services, subscription);
				if (!mail) return 0;
				await queueMails(transaction, null, { [kind]: mail });
				return 1;
			});
		});
	round.end();
	return mails;
}
