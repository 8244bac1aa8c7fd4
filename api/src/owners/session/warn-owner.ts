import { sql } from 'kysely';
import type { ApiContext } from '../../server/context.ts';
import { sendLink } from '../mails/send-link.ts';

/** Mails an owner at whose account somebody guesses, with a link by which to log in all the same. */
export async function warnOwner(
	{ database: { db }, configuration, onMailQueued }: ApiContext,
	account: string,
): Promise<void> {
	const owner = await db
		.selectFrom('owner')
		.selectAll()
		.where(sql<string>`lower(email)`, '=', account)
		.where('disabled_at', 'is', null)
		.where('password_hash', 'is not', null)
		.executeTakeFirst();
	if (!owner) return;
	await db.transaction().execute((transaction) => sendLink(transaction, configuration, owner, 'guesses'));
	onMailQueued();
}
