import type { MailContent } from '../../mail/mail-body.ts';
import { fillIn, MAIL_TEXTS } from '../../mail/mail-text.ts';
import type { OutboxMessage } from '../../mail/outbox-message.ts';
import { siteLink } from '../../mail/site-links.ts';
import { type MailSender, writeMail } from '../../mail/write-mail.ts';
import { INVITATION_DAYS, RESET_MINUTES } from '../password/links.ts';

/** What a mail needs of the owner that it goes to. */
interface Receiver {
	email: string;
	first_name: string;
	last_name: string;
}

/** What an owner is informed of after the account was changed, by anyone. */
export type AccountChange = 'passwordChanged' | 'secondFactorOn' | 'secondFactorOff';

/** Why an owner is sent a link: a new account, one that was tied to a property, a forgotten password, guesses of others. */
export type LinkLetter = 'invitation' | 'claimed' | 'reset' | 'guesses';

function accountMail(
	sender: MailSender,
	{ email, first_name, last_name }: Receiver,
	kind: LinkLetter | AccountChange,
	button?: MailContent['button'],
): OutboxMessage {
	const texts = MAIL_TEXTS[sender.language];
	const { agency } = sender.site;
	const values = {
		name: `${first_name} ${last_name}`.trim(),
		agency: agency.name,
		phone: agency.phone,
		days: String(INVITATION_DAYS),
		minutes: String(RESET_MINUTES),
	};
	const { subject, intro, after } = texts.owner[kind];
	return writeMail(sender, {
		to: email,
		subject: fillIn(subject, values),
		before: [fillIn(texts.greetings.none, values), ...intro.map((line) => fillIn(line, values))],
		...(button ? { button } : {}),
		after: after.map((line) => fillIn(line, values)),
	});
}

/** A link to the page on which the owner chooses a password: the first one, or a new one. */
export function linkMail(
	sender: MailSender,
	owner: Receiver,
	{ letter, token }: { letter: LinkLetter; token: string },
): OutboxMessage {
	const { site, configuration, language } = sender;
	return accountMail(sender, owner, letter, {
		text: MAIL_TEXTS[language].owner[letter].button,
		url: siteLink(configuration.SITE_URL, site, language, 'ownerPassword', token),
	});
}

/** Informs an owner that the account was changed, so that somebody else's change does not stay unseen. */
export function accountChangeMail(sender: MailSender, owner: Receiver, notice: AccountChange): OutboxMessage {
	return accountMail(sender, owner, notice);
}
