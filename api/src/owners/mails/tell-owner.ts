import type { Configuration } from '../../configuration.ts';
import type { Tx } from '../../database/database.ts';
import { queueMails } from '../../mail/outbox.ts';
import type { AccountNotice } from './account-mails.ts';
import { accountNotice } from './account-notice.ts';

/** Mails an owner what was changed in the account, once the transaction is through. */
export async function tellOwner(
	transaction: Tx,
	configuration: Configuration,
	ownerId: number,
	notice: AccountNotice,
): Promise<void> {
	const mail = await accountNotice(transaction, configuration, ownerId, notice);
	await queueMails(transaction, null, { [`owner-${notice}`]: mail });
}
