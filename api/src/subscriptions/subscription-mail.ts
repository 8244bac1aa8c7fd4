import type { MailContent } from '../mail/mail-body.ts';
import { fillIn, greeted, MAIL_TEXTS } from '../mail/mail-text.ts';
import type { OutboxMessage } from '../mail/outbox-message.ts';
import { apiLink, siteLink } from '../mail/site-links.ts';
import { mailName } from '../mail/visitor-words.ts';
import { type MailSender, writeMail } from '../mail/write-mail.ts';
import { type StoredSubscription, subscriptionLanguage, subscriptionToken } from './stored-subscription.ts';

/** Who sends, and the secret that signs the links. */
export type SubscriptionContext = Omit<MailSender, 'language'> & { secret: string };

/** Page on which the receiver confirms, changes or ends what was subscribed to. */
export function managePage(
	{ site, configuration, secret }: SubscriptionContext,
	subscription: StoredSubscription,
): string {
	const token = subscriptionToken(secret, subscription.id);
	return siteLink(configuration.SITE_URL, site, subscriptionLanguage(subscription), 'subscription', token);
}

/** Address that ends a subscription with one POST. */
export const oneClickAddress = (
	{ configuration, secret }: SubscriptionContext,
	{ id }: StoredSubscription,
): string => apiLink(configuration.SITE_URL, `subscriptions/${subscriptionToken(secret, id)}/one-click`);

/** A mail to a subscriber: with a link that ends it, and the headers by which mail programs do the same (RFC 8058). */
export function subscriptionMail(
	services: SubscriptionContext,
	subscription: StoredSubscription,
	letter: Pick<MailContent, 'before' | 'facts' | 'properties' | 'button' | 'after'> & { subject: string },
): OutboxMessage {
	const language = subscriptionLanguage(subscription);
	return writeMail(
		{ ...services, language },
		{
			...letter,
			to: subscription.email,
			unsubscribe: { text: MAIL_TEXTS[language].subscription.end, url: managePage(services, subscription) },
			unsubscribeUrl: oneClickAddress(services, subscription),
		},
	);
}

/** Greets by the title that was chosen in the form, as the mails about visits do; '' where no name is known. */
export function subscriberGreeting(subscription: StoredSubscription, title: string): string {
	const { greetings } = MAIL_TEXTS[subscriptionLanguage(subscription)];
	const { first_name, last_name } = subscription;
	const name = mailName([first_name, last_name].filter(Boolean).join(' '));
	const lastName = mailName(last_name);
	const own = title && lastName ? greetings[title as keyof typeof greetings] : greetings.none;
	return name && fillIn(own, { name, lastName });
}

/** What the first mail says besides: what is looked for, and that an account was asked for, or is there already. */
interface OptIn {
	facts?: MailContent['facts'];
	account?: 'asked' | 'known' | undefined;
	/** As the form names it; '' where none was chosen */
	title?: string;
}

/** Asks whether the address is really that of who asked: the first mail, and the only one before it is confirmed. */
export function optInMail(
	services: SubscriptionContext,
	subscription: StoredSubscription,
	{ facts = [], account, title = '' }: OptIn = {},
): OutboxMessage {
	const language = subscriptionLanguage(subscription);
	const texts = MAIL_TEXTS[language];
	const { newsletter, wish, watch, account: accounts } = texts.subscription;
	const isKnown = subscription.status === 'active';
	const kind = { newsletter, wish, watch }[subscription.kind];
	const own = isKnown ? kind.known : kind;
	const values = { agency: services.site.agency.name };
	return writeMail(
		{ ...services, language },
		{
			to: subscription.email,
			subject: fillIn(account === 'asked' ? accounts.subject : own.subject, values),
			before: greeted(subscriberGreeting(subscription, title), [
				...(account ? [accounts[account]] : []),
				fillIn(own.intro, values),
			]),
			facts,
			button: { text: own.confirm, url: managePage(services, subscription) },
			after: isKnown ? [] : [texts.subscription.ignore],
		},
	);
}

/** The first letter of the newsletter: it is confirmed, and this is how it ends. */
export function welcomeMail(services: SubscriptionContext, subscription: StoredSubscription): OutboxMessage {
	const { greetings, subscription: texts } = MAIL_TEXTS[subscriptionLanguage(subscription)];
	const { subject, intro } = texts.newsletter.welcome;
	const values = { name: mailName(subscription.first_name), agency: services.site.agency.name };
	return subscriptionMail(services, subscription, {
		subject: fillIn(subject, values),
		before: greeted(values.name && fillIn(greetings.none, values), [intro]),
		after: [],
	});
}
