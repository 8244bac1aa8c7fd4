import { type Selectable, sql } from 'kysely';
import type { Configuration } from '../configuration.ts';
import type { Tx } from '../database/database.ts';
import type { Tables } from '../database/tables/tables.ts';
import type { FeedOwner } from '../import/feed/owner.schema.ts';
import { announceAccount } from './announce-account.ts';
import { sendLink } from './mails/send-link.ts';
import { voidAccess } from './tie-properties.ts';

/** The address of an owner of the feed is that of another owner. The message says how to mend it. */
export class AccountConflict extends Error {
	override readonly name = 'AccountConflict';
}

type Account = Selectable<Tables['owner']>;

/** Ids below are the feed's own; the database counts from here. */
const FIRST_OWN_ID = 1_000_000;

const byEmail = (transaction: Tx, email: string): Promise<Account | undefined> =>
	transaction
		.selectFrom('owner')
		.selectAll()
		.where(sql<string>`lower(email)`, '=', email.toLowerCase())
		.forUpdate()
		.executeTakeFirst();

/** A former account of the address that its new owner moves to: without properties it goes, else the feed is wrong. */
async function clearAddress(transaction: Tx, { email }: FeedOwner, other: Account): Promise<void> {
	const tie = await transaction
		.selectFrom('owner_property')
		.select('property_id')
		.where('owner_id', '=', other.id)
		.limit(1)
		.executeTakeFirst();
	if (tie || other.feed_id !== null) throw addressIsTaken(email);
	await transaction.deleteFrom('owner').where('id', '=', other.id).execute();
}

const addressIsTaken = (email: string) =>
	new AccountConflict(
		`The address ${email} is that of another owner (duplicate key): give each owner an address of their own, or tie the properties with "npm run owners -- link".`,
	);

/** The account that the feed has named before, with what the feed says now. Another address is another person's until proved. */
async function updateAccount(
	transaction: Tx,
	configuration: Configuration,
	item: FeedOwner,
	known: Account,
): Promise<boolean> {
	const isMoved = known.email.toLowerCase() !== item.email.toLowerCase();
	const other = isMoved ? await byEmail(transaction, item.email) : undefined;
	if (other) await clearAddress(transaction, item, other);
	const owner = await transaction
		.updateTable('owner')
		.set({ email: item.email, first_name: item.firstName, last_name: item.lastName })
		.where('id', '=', known.id)
		.returningAll()
		.executeTakeFirstOrThrow();
	if (!isMoved || !known.password_hash) return false;
	await voidAccess(transaction, known.id);
	if (known.disabled_at) return false;
	await sendLink(transaction, configuration, owner, 'claimed');
	return true;
}

async function makeAccount(transaction: Tx, item: FeedOwner, isDemo: boolean): Promise<number> {
	const taken = await transaction
		.selectFrom('owner')
		.select('id')
		.where('id', '=', item.id)
		.executeTakeFirst();
	const { id } = await transaction
		.insertInto('owner')
		.values({
			...(item.id < FIRST_OWN_ID && !taken ? { id: item.id } : {}),
			feed_id: item.id,
			email: item.email,
			first_name: item.firstName,
			last_name: item.lastName,
			password_hash: null,
			is_demo: isDemo,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	await announceAccount(transaction, { id, kind: 'owner' });
	return id;
}

/**
 * The account of an owner of the feed: the one that it named before, the one of the same address, else a new one. A
 * password that the owner has chosen is left alone. `isInvited`: nobody gets in until the mailed link was followed.
 */
export async function feedAccount(
	transaction: Tx,
	configuration: Configuration,
	item: FeedOwner,
	isDemo: boolean,
): Promise<{ id: number; isInvited: boolean }> {
	const known = await transaction
		.selectFrom('owner')
		.selectAll()
		.where('feed_id', '=', item.id)
		.forUpdate()
		.executeTakeFirst();
	if (known) return { id: known.id, isInvited: await updateAccount(transaction, configuration, item, known) };
	const other = await byEmail(transaction, item.email);
	if (!other) return { id: await makeAccount(transaction, item, isDemo), isInvited: false };
	if (other.feed_id !== null) throw addressIsTaken(item.email);
	await transaction
		.updateTable('owner')
		.set({ feed_id: item.id, first_name: item.firstName, last_name: item.lastName })
		.where('id', '=', other.id)
		.execute();
	return { id: other.id, isInvited: false };
}
