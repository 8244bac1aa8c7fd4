import { writeDateTime, writeTime } from '../mail/formats.ts';
import { fillIn, MAIL_TEXTS } from '../mail/mail-text.ts';
import type { OutboxMessage } from '../mail/outbox-message.ts';
import { siteLink } from '../mail/site-links.ts';
import { mailName } from '../mail/visitor-words.ts';
import { writeMail } from '../mail/write-mail.ts';
import { nameOfSubject } from '../requests/request-subject.ts';
import { senderName, textOf } from '../requests/taken-request.ts';
import type { AppointmentNotification } from './appointment-mails.ts';
import { rentalTerms } from './rental-terms.ts';
import { appointmentToken } from './stored-appointment.ts';
import { visitCalendarOf } from './visit-calendar.ts';
import { visitPlace } from './visit-place.ts';

/** Asks who booked to confirm: the page behind the button does it, by a press there, so that no program that reads mails can. */
export function holdMail(letter: AppointmentNotification, heldUntil: Date | undefined): OutboxMessage {
	const { id, reference, startsAt, subject, fields, language, site, configuration, secret, reader } = letter;
	const all = MAIL_TEXTS[language];
	const texts = all.appointment;
	const when = writeDateTime(startsAt, language);
	const values = {
		name: mailName(senderName(fields)),
		lastName: mailName(textOf(fields, 'lastName')),
		when,
		reference,
		until: heldUntil ? writeTime(heldUntil, language) : '',
	};
	const title = textOf(fields, 'title') as keyof typeof all.greetings | '';
	return writeMail(letter, {
		to: textOf(fields, 'email'),
		subject: fillIn(texts.held.subject, values),
		before: [
			fillIn(all.greetings[title || 'none'], values),
			fillIn(heldUntil ? texts.held.intro : texts.held.introFree, values),
		],
		facts: [
			[all.labels.reference, reference],
			[texts.labels.when, when],
			[texts.labels.where, visitPlace(letter)],
			[all.labels.about, nameOfSubject(subject, reader)],
			...rentalTerms(subject, site, visitCalendarOf(site, subject), language),
		],
		button: {
			text: texts.held.confirm,
			url: siteLink(configuration.SITE_URL, site, language, 'appointment', appointmentToken(secret, id)),
		},
		after: [all.subscription.ignore],
	});
}
