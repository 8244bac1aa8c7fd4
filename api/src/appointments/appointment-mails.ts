import type { FormFields, Language } from '@estate/shared-contract';
import { actionLinks } from '../actions/action-links.ts';
import type { Configuration } from '../configuration.ts';
import type { SiteData } from '../content/site-data.ts';
import type { Reader } from '../content/site-settings.ts';
import { writeDateTime } from '../mail/formats.ts';
import { fillIn, MAIL_TEXTS } from '../mail/mail-text.ts';
import type { MailAttachment, OutboxMessage } from '../mail/outbox-message.ts';
import { apiLink, siteLink } from '../mail/site-links.ts';
import { mailName } from '../mail/visitor-words.ts';
import { headerName, writeMail } from '../mail/write-mail.ts';
import { titledName } from '../requests/mails/titled-name.ts';
import { nameOfSubject, type RequestSubject, titleOfSubject } from '../requests/request-subject.ts';
import { senderName, textOf, unlinkedText } from '../requests/taken-request.ts';
import { calendarFile } from './calendar-file.ts';
import { rentalTerms } from './rental-terms.ts';
import { appointmentToken } from './stored-appointment.ts';
import { visitCalendarOf } from './visit-calendar.ts';
import { isOnline, visitPlace } from './visit-place.ts';

/** What became of an appointment. */
export type AppointmentNews = 'confirmed' | 'moved' | 'cancelled';
/** What its visitor is written besides. */
type VisitorNews = AppointmentNews | 'reminder';

export interface AppointmentNotification {
	id: number;
	reference: string;
	sequence: number;
	startsAt: Date;
	endsAt: Date;
	subject: RequestSubject;
	fields: FormFields;
	language: Language;
	reader: Reader;
	site: SiteData;
	configuration: Configuration;
	secret: string;
}

/** The appointment for a calendar, in the visitor's language. */
export function appointmentFile(letter: AppointmentNotification, news: VisitorNews): string {
	const {
		id,
		sequence,
		startsAt,
		endsAt,
		subject,
		site,
		language,
		configuration,
		secret,
		reference,
		reader,
	} = letter;
	const texts = MAIL_TEXTS[language].appointment;
	const { SITE_URL } = configuration;
	const colleague = subject.colleague ?? { name: site.agency.name, phone: site.agency.phone };
	return calendarFile({
		id: `appointment-${id}@${new URL(SITE_URL).hostname}`,
		sequence,
		isCancelled: news === 'cancelled',
		startsAt,
		endsAt,
		summary: fillIn(isOnline(letter.fields) ? texts.calendarOnline : texts.calendar, {
			property: titleOfSubject(subject, reader),
		}),
		location: visitPlace(letter),
		description: `${colleague.name}, ${colleague.phone}\n${reference}`,
		url: siteLink(SITE_URL, site, language, 'appointment', appointmentToken(secret, id)),
		organizer: { name: site.agency.name, email: site.agency.email },
	});
}

/** What the agency hears of it, in its own language; it can answer it to reach the visitor. */
function notificationMail(
	letter: AppointmentNotification,
	news: AppointmentNews,
	attachment: MailAttachment,
): OutboxMessage {
	const { reference, startsAt, fields, site, configuration, reader } = letter;
	const language = site.defaultLanguage;
	const all = MAIL_TEXTS[language];
	const { labels, ...texts } = all.appointment;
	const when = writeDateTime(startsAt, language);
	const name = senderName(fields);
	const values = { name, when, reference };
	const title = fillIn(texts[news].notice, values);
	return writeMail(
		{ ...letter, language },
		{
			to: configuration.MAIL_TO ?? letter.subject.colleague?.email ?? site.agency.email,
			replyTo: `"${headerName(name)}" <${textOf(fields, 'email')}>`,
			subject: title,
			before: [title],
			facts: [
				[all.labels.reference, reference],
				[labels.when, when],
				[labels.where, visitPlace({ ...letter, language })],
				[all.labels.about, nameOfSubject(letter.subject, reader.in(language))],
				[all.labels.name, titledName(fields, all)],
				[all.labels.email, textOf(fields, 'email')],
				[all.labels.phone, unlinkedText(fields, 'phone')],
				[all.fields.remark, unlinkedText(fields, 'remark')],
				[all.labels.language, all.languages[letter.language]],
			],
			after: [
				...all.notice.after.map((line) => fillIn(line, values)),
				...(news === 'cancelled' ? [] : actionLinks({ ...letter, language }, ['visit-move'], reference)),
			],
			attachments: [attachment],
		},
	);
}

function calendarAttachment(letter: AppointmentNotification, news: VisitorNews): MailAttachment {
	return {
		name: 'visit.ics',
		mediaType: `text/calendar; charset=utf-8; method=${news === 'cancelled' ? 'CANCEL' : 'PUBLISH'}`,
		content: Buffer.from(appointmentFile(letter, news)).toString('base64'),
	};
}

/** What the visitor hears of it, with the calendar file as it is now. */
export function visitorMail(letter: AppointmentNotification, news: VisitorNews): OutboxMessage {
	const { id, reference, startsAt, subject, fields, language, site, configuration, secret, reader } = letter;
	const all = MAIL_TEXTS[language];
	const texts = all.appointment;
	const when = writeDateTime(startsAt, language);
	const token = appointmentToken(secret, id);
	const name = mailName(senderName(fields));
	const values = { name, when, reference, agency: site.agency.name, phone: site.agency.phone };
	const title = textOf(fields, 'title') as keyof typeof all.greetings | '';
	const greeting = fillIn(all.greetings[title || 'none'], {
		name,
		lastName: mailName(textOf(fields, 'lastName')),
	});
	const isOn = news !== 'cancelled';
	const page = siteLink(configuration.SITE_URL, site, language, 'appointment', token);
	return writeMail(letter, {
		to: textOf(fields, 'email'),
		subject: fillIn(texts[news].subject, values),
		before: [greeting, fillIn(texts[news].intro, values)],
		facts: [
			[all.labels.reference, reference],
			[texts.labels.when, when],
			[texts.labels.where, visitPlace(letter)],
			[all.labels.about, nameOfSubject(subject, reader)],
			// Of one that was cancelled nobody is met.
			...(isOn
				? ([
						[
							texts.labels.who,
							subject.colleague ? `${subject.colleague.name}, ${subject.colleague.phone}` : site.agency.phone,
						],
						...rentalTerms(subject, site, visitCalendarOf(site, subject), language),
					] as const)
				: []),
		],
		...(isOn ? { button: { text: texts.change, url: page } } : {}),
		after: [
			...(isOn
				? [
						{
							text: texts.calendarLink,
							url: apiLink(configuration.SITE_URL, `appointments/${token}/calendar.ics`),
						},
					]
				: []),
			...all.confirmation.map((line) => fillIn(line, values)),
		],
		attachments: [calendarAttachment(letter, news)],
	});
}

/** Mails to the visitor and to the colleague, each with the calendar file. */
export function appointmentMails(
	letter: AppointmentNotification,
	news: AppointmentNews,
): { confirmation: OutboxMessage; notice: OutboxMessage } {
	return {
		confirmation: visitorMail(letter, news),
		notice: notificationMail(letter, news, calendarAttachment(letter, news)),
	};
}
