import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { readSite } from '../content/site-settings.ts';
import type { Db, Tx } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { queueMails } from '../mail/outbox.ts';
import type { ApiContext } from '../server/context.ts';
import { installationSecret } from '../server/installation-secret.ts';
import type { StoredSubscription } from '../subscriptions/stored-subscription.ts';
import type { SubscriptionContext } from '../subscriptions/subscription-mail.ts';
import { savedSearchMail } from './saved-search-mail.ts';

/** News wait no longer than this for the content to be quiet, in seconds. */
const LONGEST_WAIT = 900;

/** Takes the properties that wait to be told to a wish; nobody else gets them. Those that are gone by now are not told. */
async function takeWaiting(transaction: Tx, wishId: number): Promise<number[]> {
	const { rows } = await sql<{ property_id: number; state: string }>`
		update wish_match set mailed_at = now() from property
		where property.id = property_id and subscription_id = ${wishId} and mailed_at is null
		returning property_id, state`.execute(transaction);
	return rows.filter(({ state }) => state === 'available').map(({ property_id }) => property_id);
}

type Condition = (on: ExpressionBuilder<Tables, 'subscription'>) => ReturnType<typeof sql<SqlBool>>;

const readDue = (db: Db, isDue: Condition): Promise<StoredSubscription[]> =>
	db
		.selectFrom('subscription')
		.selectAll()
		.where('kind', '=', 'wish')
		.where('status', '=', 'active')
		.where(
			sql<SqlBool>`exists (select from wish_match where subscription_id = subscription.id and mailed_at is null)`,
		)
		.where(isDue)
		.orderBy('id')
		.execute();

/** One mail per wish, of all that waits for it. `claim` says whether it is (still) for this process to send. */
async function tell(
	{ database: { db }, configuration }: ApiContext,
	wishes: readonly StoredSubscription[],
	kind: string,
	claim: (transaction: Tx, wish: StoredSubscription) => Promise<boolean>,
): Promise<number> {
	if (wishes.length === 0) return 0;
	const { configuration: site } = await readSite(db);
	const services: SubscriptionContext = { site, configuration, secret: await installationSecret(db) };
	let mails = 0;
	for (const wish of wishes)
		mails += await db.transaction().execute(async (transaction) => {
			if (!(await claim(transaction, wish))) return 0;
			const properties = await takeWaiting(transaction, wish.id);
			if (properties.length === 0) return 0;
			await queueMails(transaction, null, {
				[kind]: await savedSearchMail(transaction, services, wish, properties),
			});
			return 1;
		});
	return mails;
}

/**
 * Sends news "at once": when the content has been quiet for `WISH_QUIET` seconds, so that an import of many properties is
 * one mail, or when a property has waited a quarter of an hour. Returns how many mails wait.
 */
export async function sendNews(context: ApiContext): Promise<number> {
	const { WISH_QUIET } = context.configuration;
	const isDue = () => sql<SqlBool>`frequency = 'at-once' and (
		(select changed_at from content_state) <= now() - make_interval(secs => ${WISH_QUIET})
		or (select min(noted_at) from wish_match where subscription_id = subscription.id and mailed_at is null)
			<= now() - make_interval(secs => ${LONGEST_WAIT}))`;
	return tell(
		context,
		await readDue(context.database.db, isDue),
		'wish-news',
		async (transaction, { id }) => {
			const wish = await transaction
				.selectFrom('subscription')
				.select('id')
				.where('id', '=', id)
				.where('status', '=', 'active')
				.where('frequency', '=', 'at-once')
				.forUpdate()
				.executeTakeFirst();
			return wish !== undefined;
		},
	);
}

/** Sends the mails of the day: one per wish with news, of all properties since the last one. `today` is the day in Belgium. */
export async function sendDigests(context: ApiContext, today: string): Promise<number> {
	const isDue = () => sql<SqlBool>`frequency = 'daily' and (digest_on is null or digest_on < ${today}::date)`;
	return tell(
		context,
		await readDue(context.database.db, isDue),
		'wish-digest',
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
		},
	);
}
