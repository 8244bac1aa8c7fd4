import { DEFAULT_NOTIFICATIONS } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Configuration } from '../../../configuration.ts';
import { readSite } from '../../../content/site-settings.ts';
import type { Db, Tx } from '../../../database/database.ts';
import { queueMails } from '../../../mail/outbox.ts';
import { installationSecret } from '../../../server/installation-secret.ts';
import { Round } from '../../../server/round.ts';
import type { MessageServices } from '../../messages/message-draft.ts';
import type { ThreadOwner } from '../../messages/message-thread.ts';
import { readChoices } from '../choices.ts';
import { type DigestFrequency, type DigestPeriod, digestPeriod } from './digest-period.ts';
import { takeWaiting } from './take-waiting.ts';
import { writeDigest } from './write-digest.ts';

/** Owners of one round: the others wait for the next. */
const MOST_OWNERS = 200;

const FREQUENCIES: readonly DigestFrequency[] = ['daily', 'weekly'];

/** Owners whose mail of this day or week is still to be looked after: something waits, or figures are asked for. `without`: those that are left out */
async function readDue(
	db: Db,
	frequency: DigestFrequency,
	{ day, until }: DigestPeriod,
	without: readonly number[],
): Promise<ThreadOwner[]> {
	const { rows } = await sql<ThreadOwner>`
		select owner.id, email, first_name, last_name, language from owner
		left join owner_digest on owner_digest.owner_id = owner.id and owner_digest.frequency = ${frequency}
		left join owner_notification_choice figures on figures.owner_id = owner.id and figures.kind = 'figures'
		where disabled_at is null and not owner.id = any(${without}::bigint[]) and (sent_on is null or sent_on < ${day}::date) and (
			exists (select from owner_notification waiting where waiting.owner_id = owner.id
				and waiting.frequency = ${frequency} and noted_at < ${until})
			or (coalesce(figures.frequency, ${DEFAULT_NOTIFICATIONS.figures}) = ${frequency}
				and exists (select from owner_property where owner_property.owner_id = owner.id)))
		order by owner.id limit ${MOST_OWNERS}`.execute(db);
	return rows;
}

/** Marks the day or week as looked after; false when somebody else did. `isFirst`: there was none before. */
async function claim(transaction: Tx, ownerId: number, frequency: DigestFrequency, day: string) {
	const former = await transaction
		.selectFrom('owner_digest')
		.select('sent_on')
		.where('owner_id', '=', ownerId)
		.where('frequency', '=', frequency)
		.executeTakeFirst();
	const { rows } = await sql`
		insert into owner_digest (owner_id, frequency, sent_on) values (${ownerId}, ${frequency}, ${day}::date)
		on conflict (owner_id, frequency) do update set sent_on = excluded.sent_on
		where owner_digest.sent_on < excluded.sent_on
		returning owner_id`.execute(transaction);
	return { isClaimed: rows.length > 0, isFirst: former === undefined };
}

/**
 * Queues the mails of the day and of the week that are due: one per owner, however many processes ask, in one transaction
 * with its mark. Figures begin with the first whole period after the owner was met. Returns how many mails wait.
 * Throws a `RoundError` at the end where one could not be written.
 */
export async function sendDigests(
	{ db, configuration }: { db: Db; configuration: Configuration },
	now = new Date(),
): Promise<number> {
	const known = await db.selectFrom('site').select('id').executeTakeFirst();
	if (!known) return 0;
	const { configuration: site } = await readSite(db);
	const services: MessageServices = { configuration, secret: await installationSecret(db) };
	const round = new Round(db);
	let mails = 0;
	for (const frequency of FREQUENCIES) {
		const period = digestPeriod(frequency, now);
		const kind = `owner-digest-${frequency}`;
		for (const owner of await readDue(db, frequency, period, round.restingIds(kind)))
			await round.item(kind, owner.id, async () => {
				mails += await db.transaction().execute(async (transaction) => {
					const { isClaimed, isFirst } = await claim(transaction, owner.id, frequency, period.day);
					if (!isClaimed) return 0;
					const { figures } = await readChoices(transaction, owner.id);
					const mail = await writeDigest(
						transaction,
						{ ...services, site },
						{
							owner,
							frequency,
							period,
							happenings: await takeWaiting(transaction, owner.id, frequency, period.until),
							withFigures: !isFirst && figures === frequency,
						},
					);
					if (!mail) return 0;
					await queueMails(transaction, null, { [kind]: mail });
					return 1;
				});
			});
	}
	round.end();
	return mails;
}

/** What nobody was mailed of for so long, such as of an account that is disabled, is no news any more. */
export async function sweepNotifications(db: Db): Promise<void> {
	await sql`delete from owner_notification where noted_at < now() - interval '30 days'`.execute(db);
}
