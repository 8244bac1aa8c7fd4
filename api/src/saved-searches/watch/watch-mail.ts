import { isGone, type Language, withoutBadge } from '@estate/shared-contract';
import { Reader } from '../../content/site-settings.ts';
import type { Db } from '../../database/database.ts';
import { writeEuro } from '../../mail/formats.ts';
import type { MailFact } from '../../mail/mail-body.ts';
import { asMailProperty } from '../../mail/mail-property.ts';
import { fillIn, MAIL_TEXTS } from '../../mail/mail-text.ts';
import type { OutboxMessage } from '../../mail/outbox-message.ts';
import { siteLink } from '../../mail/site-links.ts';
import { readGazetteer } from '../../places/read-gazetteer.ts';
import { asSummary, SUMMARY_COLUMNS } from '../../properties/as-summary.ts';
import { type StoredSubscription, subscriptionLanguage } from '../../subscriptions/stored-subscription.ts';
import { type SubscriptionContext, subscriptionMail } from '../../subscriptions/subscription-mail.ts';
import { allSearchesLink } from '../page/searches-link-mail.ts';
import type { PropertyChange } from './watched-properties.ts';

/** Changes that a mail names; the list of favourites has the rest. */
const MOST_CHANGES = 20;

function changeText(
	{ price, state, reportedPrice, reportedState }: PropertyChange,
	language: Language,
): string {
	const { watchNews, priceOnRequest } = MAIL_TEXTS[language];
	const euro = (amount: number | null) => (amount === null ? priceOnRequest : writeEuro(amount, language));
	const tellsPrice = price !== reportedPrice && !isGone(state) && !isGone(reportedState);
	return [
		state === reportedState ? '' : watchNews.states[state],
		!tellsPrice ? '' : fillIn(watchNews.price, { before: euro(reportedPrice), now: euro(price) }),
	]
		.filter(Boolean)
		.join(', ');
}

/** The mail about favourites whose price or state changed. */
export async function watchMail(
	db: Db,
	services: SubscriptionContext,
	subscription: StoredSubscription,
	changes: readonly PropertyChange[],
): Promise<OutboxMessage> {
	const { configuration, site } = services;
	const language = subscriptionLanguage(subscription);
	const { watchNews } = MAIL_TEXTS[language];
	const reader = new Reader(language, site.defaultLanguage, await readGazetteer(db));
	const shown = changes.slice(0, MOST_CHANGES);
	const ids = shown.map(({ id }) => id);
	const rows = await db
		.selectFrom('property')
		.select(SUMMARY_COLUMNS)
		.where('id', 'in', ids)
		.orderBy('id', 'desc')
		.execute();
	const summaries = rows.map((row) => asSummary(row, reader));
	const facts = shown.flatMap((change): MailFact[] => {
		const property = summaries.find(({ ID }) => ID === change.id);
		if (!property) return [];
		const { TypeDescription, Zip, City } = property;
		return [[`${withoutBadge(TypeDescription)}, ${Zip} ${City}`, changeText(change, language)]];
	});
	const open = summaries.filter(({ ID }) => shown.some(({ id, state }) => id === ID && !isGone(state)));
	const values = { agency: site.agency.name, count: String(changes.length) };
	const own = changes.length === 1 ? watchNews.one : watchNews.several;
	const list = siteLink(configuration.SITE_URL, site, language, 'favourites');
	return subscriptionMail(services, subscription, {
		subject: fillIn(own.subject, values),
		before: [fillIn(own.intro, values)],
		facts,
		properties: open.map((property) => asMailProperty(property, configuration, site, language)),
		button: { text: watchNews.all, url: `${list}?${subscription.query ?? ''}` },
		after: [allSearchesLink(services, subscription)],
	});
}
