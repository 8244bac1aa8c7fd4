import type { Goal } from '@estate/shared-contract';
import { sql } from 'kysely';
import { readSite } from '../content/site-settings.ts';
import type { Db, Tx } from '../database/database.ts';
import { queueMails } from '../mail/outbox.ts';
import { HomeFilter } from '../search/home-filter.ts';
import { prepareSearch } from '../search/prepare-search.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { SearchContext } from '../server/context.ts';
import { installationSecret } from '../server/installation-secret.ts';
import type { StoredSubscription } from '../subscriptions/stored-subscription.ts';
import type { SubscriptionDesk } from '../subscriptions/subscription-mail.ts';
import { wishMail } from './wish-mail.ts';

/** Wishes that are compared before the next look at the clock. */
const AT_ONCE = 200;

interface ChangedHome {
	id: number;
	change: number;
}

const readWaiting = (db: Db, revision: number): Promise<StoredSubscription[]> =>
	db
		.selectFrom('subscription')
		.selectAll()
		.where('kind', '=', 'wish')
		.where('status', '=', 'active')
		.where('seen', '<', revision)
		.orderBy('seen')
		.orderBy('id')
		.limit(AT_ONCE)
		.execute();

const readChanged = (db: Db, since: number): Promise<ChangedHome[]> =>
	db.selectFrom('property').select(['id', 'change']).where('change', '>', since).orderBy('id').execute();

/** Homes written since the wish was looked at last that the search of the site finds for it. */
async function fittingHomes(
	db: Db,
	index: SearchIndex,
	wish: StoredSubscription,
	changed: readonly ChangedHome[],
): Promise<number[]> {
	const query = new URLSearchParams(wish.query ?? '');
	const search = await prepareSearch(db, index, query, (wish.goal ?? 0) as Goal);
	// Places that the agency no longer knows would otherwise mean any place.
	if (query.has('city') && search.cities.length === 0) return [];
	const found = new HomeFilter(index, search).found();
	return changed
		.filter(({ id, change }) => {
			const slot = index.homes.slots.get(id);
			return change > wish.seen && slot !== undefined && found.has(slot);
		})
		.map(({ id }) => id);
}

/** Notes homes for a wish; returns those that were not noted before. */
async function noteMatches(transaction: Tx, wishId: number, homes: readonly number[]): Promise<number[]> {
	if (homes.length === 0) return [];
	const rows = await transaction
		.insertInto('wish_match')
		.values(homes.map((property_id) => ({ subscription_id: wishId, property_id })))
		.onConflict((conflict) => conflict.doNothing())
		.returning('property_id')
		.execute();
	return rows.map(({ property_id }) => property_id);
}

const markMailed = (transaction: Tx, wishId: number) =>
	transaction
		.updateTable('wish_match')
		.set({ mailed_at: sql`now()` })
		.where('subscription_id', '=', wishId)
		.where('mailed_at', 'is', null)
		.execute();

/**
 * Compares wishes with homes that were written since, by the index of the search. Each home is told once per wish: at
 * once, or with the mail of the day. Any number of processes may do this at the same time. Returns how many mails wait.
 */
export async function matchWishes({
	database: { db },
	configuration,
	searchIndex,
}: SearchContext): Promise<number> {
	const { rows } = await sql<{ revision: number }>`select revision from content_state`.execute(db);
	const revision = rows[0]?.revision ?? 0;
	let mails = 0;
	for (;;) {
		const wishes = await readWaiting(db, revision);
		const [first] = wishes;
		if (!first) return mails;
		const index = await searchIndex.at(String(revision));
		const changed = await readChanged(db, first.seen);
		const { configuration: site } = await readSite(db);
		const desk: SubscriptionDesk = { site, configuration, secret: await installationSecret(db) };
		for (const wish of wishes) {
			const homes = await fittingHomes(db, index, wish, changed);
			mails += await db.transaction().execute(async (transaction) => {
				const claimed = await transaction
					.updateTable('subscription')
					.set({ seen: revision })
					.where('id', '=', wish.id)
					.where('seen', '=', wish.seen)
					.where('status', '=', 'active')
					.returning('frequency')
					.executeTakeFirst();
				if (!claimed) return 0;
				const news = await noteMatches(transaction, wish.id, homes);
				if (claimed.frequency !== 'at-once' || news.length === 0) return 0;
				await queueMails(transaction, null, { 'wish-news': await wishMail(transaction, desk, wish, news) });
				await markMailed(transaction, wish.id);
				return 1;
			});
		}
	}
}

/** Sends the mails of the day: one per wish with news, of all homes since the last one. `today` is the day in Belgium. */
export async function sendDigests(
	{ database: { db }, configuration }: SearchContext,
	today: string,
): Promise<number> {
	const due = await db
		.selectFrom('subscription')
		.selectAll()
		.where('status', '=', 'active')
		.where((on) => on.or([on('digest_on', 'is', null), on('digest_on', '<', today)]))
		.where((on) =>
			on.exists(
				on
					.selectFrom('wish_match')
					.select('property_id')
					.whereRef('subscription_id', '=', 'subscription.id')
					.where('mailed_at', 'is', null),
			),
		)
		.execute();
	if (due.length === 0) return 0;
	const { configuration: site } = await readSite(db);
	const desk: SubscriptionDesk = { site, configuration, secret: await installationSecret(db) };
	let mails = 0;
	for (const wish of due)
		mails += await db.transaction().execute(async (transaction) => {
			const claimed = await transaction
				.updateTable('subscription')
				.set({ digest_on: today })
				.where('id', '=', wish.id)
				.where('status', '=', 'active')
				.where((on) => on.or([on('digest_on', 'is', null), on('digest_on', '<', today)]))
				.returning('id')
				.executeTakeFirst();
			if (!claimed) return 0;
			const waiting = await transaction
				.selectFrom('wish_match')
				.innerJoin('property', 'property.id', 'property_id')
				.select('property_id')
				.where('subscription_id', '=', wish.id)
				.where('mailed_at', 'is', null)
				.where('state', '=', 'available')
				.execute();
			await markMailed(transaction, wish.id);
			if (waiting.length === 0) return 0;
			const homes = waiting.map(({ property_id }) => property_id);
			await queueMails(transaction, null, { 'wish-digest': await wishMail(transaction, desk, wish, homes) });
			return 1;
		});
	return mails;
}
