import { calledIn, type Language } from '@estate/shared-contract';
import type { Configuration } from '../configuration.ts';
import type { SiteData } from '../content/site-data.ts';
import { type MailContent, mailBody } from './mail-body.ts';
import type { OutboxMessage } from './outbox-message.ts';

/** Who writes, and in which language. */
export interface MailSender {
	site: SiteData;
	configuration: Configuration;
	language: Language;
}

/** A name on one line, without the marks that a mail header gives a meaning. */
export const headerName = (name: string): string => name.replace(/[\s\p{Cc}"<>,;:\\]+/gu, ' ').trim();

/** A subject on one line. No-break spaces stay: in French one stands before a colon, and within a number. */
export const headerLine = (text: string) => text.replace(/(?:(?![\u00a0\u202f])[\s\p{Cc}])+/gu, ' ').trim();

type Letter = Omit<MailContent, 'language'> & Omit<OutboxMessage, 'from' | 'text' | 'html' | 'language'>;

/** A complete mail of the agency, signed; answers go to `replyTo`, else to the agency. */
export function writeMail({ site, configuration, language }: MailSender, letter: Letter): OutboxMessage {
	const { agency } = site;
	const { before, facts, properties, button, after, unsubscribe, subject, ...envelope } = letter;
	const line = headerLine(subject);
	const signature = [
		agency.name,
		`${agency.street}, ${agency.zip} ${calledIn(language, agency.cityNames, agency.city)}`,
		agency.phone,
		agency.email,
	];
	return {
		from: configuration.MAIL_FROM ?? `"${headerName(agency.name)}" <${agency.email}>`,
		replyTo: agency.email,
		...envelope,
		subject: line,
		language,
		...mailBody({
			language,
			subject: line,
			before,
			after,
			signature,
			agency: agency.name,
			brand: site.appBarColors.brand,
			...(facts ? { facts } : {}),
			...(properties ? { properties } : {}),
			...(button ? { button } : {}),
			...(unsubscribe ? { unsubscribe } : {}),
		}),
	};
}
