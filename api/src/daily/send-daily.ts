import { belgianDay } from '@estate/shared-contract';
import { belgianInstant } from '../calendar/belgian-time.ts';
import type { Configuration } from '../configuration.ts';
import { Reader, readSite } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import { writeDay } from '../mail/formats.ts';
import { fillIn } from '../mail/mail-text.ts';
import { queueMails } from '../mail/outbox.ts';
import type { OutboxMessage } from '../mail/outbox-message.ts';
import { writeMail } from '../mail/write-mail.ts';
import { readGazetteer } from '../places/read-gazetteer.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { DAILY_KIND } from './daily-kind.ts';
import type { DailySection } from './daily-section.ts';
import { readDailySections } from './daily-sections.ts';
import { DAILY_TEXTS } from './daily-texts.ts';
import { DAILY_TIME } from './daily-time.ts';

/** Of each sort; the others are counted. */
const MOST_ITEMS = 20;

export interface DailyServices {
	db: Db;
	configuration: Configuration;
}

/** The mail of what waits, in the agency's language; undefined when nothing does, or there is no agency yet. */
export async function writeDailyMail(
	{ db, configuration }: DailyServices,
	now: Date,
): Promise<OutboxMessage | undefined> {
	const known = await db.selectFrom('site').select('id').executeTakeFirst();
	if (!known) return undefined;
	const { configuration: site } = await readSite(db);
	const language = site.defaultLanguage;
	const reader = new Reader(language, language, await readGazetteer(db));
	const secret = await installationSecret(db);
	const sections = await readDailySections({ db, site, configuration, secret, reader, now });
	if (sections.length === 0) return undefined;
	const texts = DAILY_TEXTS[language];
	const values = { day: writeDay(belgianDay(now), language) };
	const partsOf = ({ name, items }: DailySection) => {
		const left = items.length - MOST_ITEMS;
		return [
			`${texts.sections[name]} (${items.length})`.toLocaleUpperCase(language),
			...items.slice(0, MOST_ITEMS).flatMap(({ words, links }) => [words, ...links]),
			...(left > 0 ? [fillIn(texts.more, { count: String(left) })] : []),
		];
	};
	return writeMail(
		{ site, configuration, language },
		{
			to: configuration.MAIL_TO ?? site.agency.email,
			subject: fillIn(texts.subject, values),
			before: [fillIn(texts.intro, values)],
			after: [...sections.flatMap(partsOf), texts.after],
		},
	);
}

/**
 * Queues the mail of the day when it is time for it: once a day, however many processes ask, which the database decides.
 * A day on which nothing waits has none. Returns whether a mail waits.
 */
export async function sendDaily(services: DailyServices, now = new Date()): Promise<boolean> {
	const { db } = services;
	const day = belgianDay(now);
	if (now < belgianInstant(day, DAILY_TIME)) return false;
	const done = await db.selectFrom('daily_mail').select('done_at').where('day', '=', day).executeTakeFirst();
	if (done) return false;
	const mail = await writeDailyMail(services, now);
	return db.transaction().execute(async (transaction) => {
		const claimed = await transaction
			.insertInto('daily_mail')
			.values({ day })
			.onConflict((conflict) => conflict.doNothing())
			.returning('day')
			.executeTakeFirst();
		if (!claimed || !mail) return false;
		await queueMails(transaction, null, { [DAILY_KIND]: mail });
		return true;
	});
}
