import type { ApiContext } from '../../server/context.ts';
import { Round } from '../../server/round.ts';
import { claimAtOnce, claimDay, isDailyDue, isQuiet, readDue, sendDue } from '../send-due.ts';
import { watchMail } from './watch-mail.ts';
import { HAS_NEWS, takeChanges } from './watched-properties.ts';

/**
 * Sends what changed of watched properties: at once when the content is quiet, and from the digest's hour once a day.
 * `today`: the day in Belgium once that hour is there. Returns how many mails wait.
 */
export async function sendWatched(context: ApiContext, today: string | undefined): Promise<number> {
	const { db } = context.database;
	const due = [
		{ isDue: isQuiet(context.configuration.WISH_QUIET), claim: claimAtOnce },
		...(today === undefined ? [] : [{ isDue: isDailyDue(today), claim: claimDay(today) }]),
	];
	const round = new Round(db);
	let mails = 0;
	for (const { isDue, claim } of due)
		await round.part('watched properties', async () => {
			const subscriptions = await readDue(db, 'watch', [HAS_NEWS, isDue]);
			mails += await sendDue(context, subscriptions, {
				kind: 'watch-news',
				claim,
				async write(transaction, services, subscription) {
					const changes = await takeChanges(transaction, subscription.id);
					return changes.length > 0 ? watchMail(transaction, services, subscription, changes) : undefined;
				},
			});
		});
	round.end();
	return mails;
}
