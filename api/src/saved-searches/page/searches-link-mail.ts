import type { Language } from '@estate/shared-contract';
import type { MailLink } from '../../mail/mail-body.ts';
import { fillIn, MAIL_TEXTS } from '../../mail/mail-text.ts';
import type { OutboxMessage } from '../../mail/outbox-message.ts';
import { siteLink } from '../../mail/site-links.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { type StoredSubscription, subscriptionLanguage } from '../../subscriptions/stored-subscription.ts';
import type { SubscriptionContext } from '../../subscriptions/subscription-mail.ts';
import { ASKED_LINK_SECONDS, MAIL_LINK_SECONDS, searchesToken } from './searches-token.ts';

function pageLink(
	{ site, configuration, secret }: SubscriptionContext,
	{ id }: StoredSubscription,
	{ language, seconds }: { language: Language; seconds: number },
): string {
	const token = searchesToken(secret, id, seconds);
	return siteLink(configuration.SITE_URL, site, language, 'savedSearches', token);
}

/** The way from a mail about a search to all searches of its receiver. */
export function allSearchesLink(services: SubscriptionContext, subscription: StoredSubscription): MailLink {
	const language = subscriptionLanguage(subscription);
	return {
		text: MAIL_TEXTS[language].savedSearchNews.manage,
		url: pageLink(services, subscription, { language, seconds: MAIL_LINK_SECONDS }),
	};
}

/** The mail that was asked for on the page of saved searches. */
export function searchesLinkMail(
	services: SubscriptionContext,
	newest: StoredSubscription,
	language: Language,
): OutboxMessage {
	const { searchesLink } = MAIL_TEXTS[language];
	const values = { agency: services.site.agency.name };
	return writeMail(
		{ ...services, language },
		{
			to: newest.email,
			subject: fillIn(searchesLink.subject, values),
			before: [fillIn(searchesLink.intro, values)],
			button: {
				text: searchesLink.button,
				url: pageLink(services, newest, { language, seconds: ASKED_LINK_SECONDS }),
			},
			after: searchesLink.after,
		},
	);
}
