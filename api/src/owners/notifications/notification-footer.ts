import type { Language } from '@estate/shared-contract';
import type { MailContent } from '../../mail/mail-body.ts';
import { apiLink, siteLink } from '../../mail/site-links.ts';
import type { MailSender } from '../../mail/write-mail.ts';
import { OWNER_TEXTS } from '../owner-texts.ts';
import { type NotificationEnd, notificationToken } from './notification-token.ts';

/** Who sends, and the secret that signs the links. */
export type NotificationSender = Omit<MailSender, 'language'> & { secret: string };

/** What a mail to an owner ends with: a link that ends its kind, and the address by which mail programs do the same (RFC 8058). */
export interface NotificationFooter {
	unsubscribe: NonNullable<MailContent['unsubscribe']>;
	unsubscribeUrl: string;
}

export function notificationFooter(
	{ site, configuration, secret }: NotificationSender,
	language: Language,
	end: NotificationEnd,
): NotificationFooter {
	const token = notificationToken(secret, end);
	return {
		unsubscribe: {
			text: OWNER_TEXTS[language].notifications.end[end.scope],
			url: siteLink(configuration.SITE_URL, site, language, 'notifications', token),
		},
		unsubscribeUrl: apiLink(configuration.SITE_URL, `notifications/${token}/one-click`),
	};
}
