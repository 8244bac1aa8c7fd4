import { NOTIFICATION_KINDS } from '@estate/shared-contract';
import type { Tx } from '../../database/database.ts';
import type { FeedOwner } from '../../import/feed/owner.schema.ts';

/** What a demo owner chose about mails, unless somebody chose otherwise since. */
export async function takeDemoChoices(
	transaction: Tx,
	ownerId: number,
	choices: NonNullable<FeedOwner['notifications']>,
): Promise<void> {
	for (const kind of NOTIFICATION_KINDS) {
		const frequency = choices[kind];
		if (!frequency) continue;
		await transaction
			.insertInto('owner_notification_choice')
			.values({ owner_id: ownerId, kind, frequency })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	}
}
