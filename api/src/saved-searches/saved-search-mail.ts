import { type FormFields, writeSearch } from '@estate/shared-contract';
import { Reader } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import { asMailProperty } from '../mail/mail-property.ts';
import { fillIn, greeted, MAIL_TEXTS } from '../mail/mail-text.ts';
import type { OutboxMessage } from '../mail/outbox-message.ts';
import { siteLink } from '../mail/site-links.ts';
import { readGazetteer } from '../places/read-gazetteer.ts';
import { SUMMARY_COLUMNS } from '../properties/as-summary.ts';
import { textOf } from '../requests/taken-request.ts';
import { type StoredSubscription, subscriptionLanguage } from '../subscriptions/stored-subscription.ts';
import {
	type SubscriptionContext,
	subscriberGreeting,
	subscriptionMail,
} from '../subscriptions/subscription-mail.ts';
import { asWatched, filterOf } from './filter-of.ts';
import { foundCards } from './found-cards.ts';
import { allSearchesLink } from './page/searches-link-mail.ts';

/** Properties, and projects with several units that fit, that a mail shows; the search shows the rest. */
const MOST_CARDS = 12;

/** The mail about properties that fit a saved search, newest first. */
export async function savedSearchMail(
	db: Db,
	services: SubscriptionContext,
	savedSearch: StoredSubscription,
	ids: readonly number[],
): Promise<OutboxMessage> {
	const language = subscriptionLanguage(savedSearch);
	const texts = MAIL_TEXTS[language];
	const reader = new Reader(language, services.site.defaultLanguage, await readGazetteer(db));
	const rows = await db
		.selectFrom('property')
		.select(SUMMARY_COLUMNS)
		.where('id', 'in', ids)
		.orderBy('id', 'desc')
		.execute();
	const request = await db
		.selectFrom('request')
		.select('fields')
		.where('id', '=', savedSearch.request_id)
		.executeTakeFirst();
	const greeting = subscriberGreeting(
		savedSearch,
		request ? textOf(request.fields as FormFields, 'title') : '',
	);
	const values = { agency: services.site.agency.name, count: String(rows.length) };
	const own = rows.length === 1 ? texts.savedSearchNews.one : texts.savedSearchNews.several;
	const list = siteLink(
		services.configuration.SITE_URL,
		services.site,
		language,
		savedSearch.goal === 1 ? 'rent' : 'sale',
	);
	return subscriptionMail(services, savedSearch, {
		subject: fillIn(own.subject, values),
		before: greeted(greeting, [fillIn(own.intro, values)]),
		properties: foundCards(rows, reader)
			.slice(0, MOST_CARDS)
			.map((property) => asMailProperty(property, services.configuration, services.site, language)),
		button: {
			text: texts.savedSearchNews.all,
			url: `${list}?${writeSearch(asWatched(filterOf(savedSearch)))}`,
		},
		after: [allSearchesLink(services, savedSearch)],
	});
}
