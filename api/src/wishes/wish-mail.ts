import { Reader } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import { asMailHome } from '../mail/mail-home.ts';
import { fillIn, MAIL_TEXTS } from '../mail/mail-text.ts';
import type { OutboxMessage } from '../mail/outbox-message.ts';
import { siteLink } from '../mail/site-links.ts';
import { asSummary, SUMMARY_COLUMNS } from '../properties/as-summary.ts';
import { languageOf, type StoredSubscription } from '../subscriptions/stored-subscription.ts';
import { type SubscriptionDesk, subscriptionMail } from '../subscriptions/subscription-mail.ts';

/** Homes that a mail shows; the search shows the rest. */
const MOST_HOMES = 12;

/** The mail about homes that fit a wish, newest first. */
export async function wishMail(
	db: Db,
	desk: SubscriptionDesk,
	wish: StoredSubscription,
	ids: readonly number[],
): Promise<OutboxMessage> {
	const language = languageOf(wish);
	const texts = MAIL_TEXTS[language];
	const reader = new Reader(language, desk.site.defaultLanguage);
	const rows = await db
		.selectFrom('property')
		.select(SUMMARY_COLUMNS)
		.where('id', 'in', ids)
		.orderBy('id', 'desc')
		.execute();
	const homes = rows.map((row) => asSummary(row, reader));
	const name = [wish.first_name, wish.last_name].filter(Boolean).join(' ');
	const values = { name, agency: desk.site.agency.name, count: String(homes.length) };
	const own = homes.length === 1 ? texts.wishNews.one : texts.wishNews.several;
	const list = siteLink(desk.configuration.SITE_URL, desk.site, language, wish.goal === 1 ? 'rent' : 'sale');
	return subscriptionMail(desk, wish, {
		subject: fillIn(own.subject, values),
		before: [fillIn(texts.greetings.none, values), fillIn(own.intro, values)],
		homes: homes
			.slice(0, MOST_HOMES)
			.map((home) => asMailHome(home, desk.configuration, desk.site, language)),
		button: { text: texts.wishNews.all, url: `${list}?${wish.query}` },
		after: [texts.wishNews.manage],
	});
}
