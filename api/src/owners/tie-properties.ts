import type { Configuration } from '../configuration.ts';
import type { Tx } from '../database/database.ts';
import { sendLink } from './mails/send-link.ts';
import { endLinks } from './password/links.ts';
import { removeSecondFactor } from './second-factor/second-factor.ts';
import { endAllSessions } from './session/sessions.ts';

/** Ends all that lets anyone in: sessions, links, password and, where it may be a stranger's, the second factor. */
export async function voidAccess(
	transaction: Tx,
	ownerId: number,
	{ keepSecondFactor = false }: { keepSecondFactor?: boolean } = {},
): Promise<void> {
	await transaction.updateTable('owner').set({ password_hash: null }).where('id', '=', ownerId).execute();
	await endAllSessions(transaction, ownerId);
	await endLinks(transaction, ownerId);
	if (!keepSecondFactor) await removeSecondFactor(transaction, ownerId);
}

/**
 * Ties an account to properties, which makes it an owner's. Who has the password is not known to be the owner: where a
 * property is new to an account with one, nobody gets in until a password was chosen by the link that is mailed now.
 * Returns whether it was mailed.
 */
export async function tieProperties(
	transaction: Tx,
	configuration: Configuration,
	ownerId: number,
	properties: readonly number[],
	{ invites = true }: { invites?: boolean } = {},
): Promise<boolean> {
	if (properties.length === 0) return false;
	const owner = await transaction
		.selectFrom('owner')
		.selectAll()
		.where('id', '=', ownerId)
		.forUpdate()
		.executeTakeFirstOrThrow();
	const former = await transaction
		.selectFrom('owner_property')
		.select('property_id')
		.where('owner_id', '=', ownerId)
		.limit(1)
		.executeTakeFirst();
	await transaction.updateTable('owner').set({ kind: 'owner' }).where('id', '=', ownerId).execute();
	const tied = await transaction
		.insertInto('owner_property')
		.values(properties.map((property_id) => ({ owner_id: ownerId, property_id })))
		.onConflict((conflict) => conflict.doNothing())
		.returning('property_id')
		.execute();
	if (tied.length === 0 || !owner.password_hash) return false;
	await voidAccess(transaction, ownerId, { keepSecondFactor: former !== undefined });
	if (owner.disabled_at || !invites) return false;
	await sendLink(transaction, configuration, owner, 'claimed');
	return true;
}
