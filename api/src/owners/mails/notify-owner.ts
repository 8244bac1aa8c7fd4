import type { Configuration } from '../../configuration.ts';
import type { Tx } from '../../database/database.ts';
import { queueMails } from '../../mail/outbox.ts';
import { accountChangeMailOf } from './account-change-mail.ts';
import type { AccountChange } from './account-mails.ts';

/** Mails an owner what was changed in the account, once the transaction is through. */
export async function notifyOwner(
	transaction: Tx,
	configuration: Configuration,
	ownerId: number,
	notice: AccountChange,
): Promise<void> {
	const mail = await accountChangeMailOf(transaction, configuration, ownerId, notice);
	await queueMails(transaction, null, { [`owner-${notice}`]: mail });
}
