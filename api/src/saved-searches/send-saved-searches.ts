import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { ApiContext } from '../server/context.ts';
import { savedSearchMail } from './saved-search-mail.ts';
import { claimAtOnce, claimDay, type DueMail, isDailyDue, isQuiet, readDue, sendDue } from './send-due.ts';

/** News wait no longer than this for the content to be quiet, in seconds. */
const LONGEST_WAIT_SECONDS = 900;

/** What waits for a search and is to be had. What is under option waits on: it may come free again. */
const WAITING = sql`wish_match join property on property.id = property_id
	where subscription_id = subscription.id and mailed_at is null and state = 'available'`;
const HAS_MATCH = sql<SqlBool>`exists (select from ${WAITING})`;
const WAITED = sql<SqlBool>`(frequency = 'at-once' and (
	select min(noted_at) from ${WAITING}
) <= now() - make_interval(secs => ${LONGEST_WAIT_SECONDS}))`;

/** Takes the properties that wait for a saved search, once. Those that are gone by now wait no longer, and are noted again if they come back. */
async function takeWaiting(transaction: Tx, savedSearchId: number): Promise<number[]> {
	await sql`
		delete from wish_match using property
		where property.id = property_id and subscription_id = ${savedSearchId} and mailed_at is null
			and state not in ('available', 'option')`.execute(transaction);
	const { rows } = await sql<{ property_id: number }>`
		update wish_match set mailed_at = now() from property
		where property.id = property_id and subscription_id = ${savedSearchId} and mailed_at is null
			and state = 'available'
		returning property_id`.execute(transaction);
	return rows.map(({ property_id }) => property_id);
}

const write: DueMail['write'] = async (transaction, services, { id }) => {
	const properties = await takeWaiting(transaction, id);
	if (properties.length === 0) return undefined;
	// Since it was found to be due it may have been given other criteria; now it is locked.
	const savedSearch = await transaction
		.selectFrom('subscription')
		.selectAll()
		.where('id', '=', id)
		.executeTakeFirstOrThrow();
	return savedSearchMail(transaction, services, savedSearch, properties);
};

/**
 * Sends news "at once": when the content has been quiet for `WISH_QUIET` seconds, so that an import of many properties is
 * one mail, or when a property has waited a quarter of an hour. Returns how many mails wait.
 */
export async function sendNews(context: ApiContext): Promise<number> {
	const isDue = sql<SqlBool>`(${isQuiet(context.configuration.WISH_QUIET)} or ${WAITED})`;
	const due = await readDue(context.database.db, 'wish', [HAS_MATCH, isDue]);
	return sendDue(context, due, { kind: 'wish-news', claim: claimAtOnce, write });
}

/** Sends the mails of the day: one per saved search with news, of all properties since the last one. `today` is the day in Belgium. */
export async function sendSavedSearchDigests(context: ApiContext, today: string): Promise<number> {
	const due = await readDue(context.database.db, 'wish', [HAS_MATCH, isDailyDue(today)]);
	return sendDue(context, due, { kind: 'wish-digest', claim: claimDay(today), write });
}
