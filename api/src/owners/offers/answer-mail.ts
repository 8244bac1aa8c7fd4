import { actionLinks } from '../../actions/action-links.ts';
import { ACTION_TEXTS } from '../../actions/action-texts.ts';
import { writeDateTime, writeEuro } from '../../mail/formats.ts';
import { fillIn, MAIL_TEXTS } from '../../mail/mail-text.ts';
import type { OutboxMessage } from '../../mail/outbox-message.ts';
import { unlinked } from '../../mail/visitor-words.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { offerActions } from '../../offers/offer-actions.ts';
import { type StoredOffer, standingOf } from '../../offers/stored-offer.ts';
import type { MessageServices } from '../messages/message-draft.ts';
import type { MessageThread } from '../messages/message-thread.ts';
import { OWNER_TEXTS } from '../owner-texts.ts';
import type { GivenAnswer } from './given-answer.ts';

/** Kind of the mail about an answer: by it the mail is found again when the owner is forgotten. */
export const answerKind = (stepId: number): string => `offer-answer-${stepId}`;

/**
 * What an owner asks for, to the agency, with the links by which it notes what comes of it. As every mail with such links it
 * is a mail of its own: an answer to the copy of the message goes to the owner, with all that it quotes.
 */
export function answerMail(
	{ configuration, secret }: MessageServices,
	{ site, nameIn, colleague }: MessageThread,
	offer: StoredOffer,
	{ author, answer, amount, note, now }: GivenAnswer & { author: string; now: Date },
): OutboxMessage {
	const language = site.defaultLanguage;
	const sender = { site, configuration, secret, language };
	const { mail } = OWNER_TEXTS[language].offerAnswers;
	const { labels, mail: decision } = ACTION_TEXTS[language];
	const values = {
		owner: author,
		reference: offer.reference,
		property: nameIn(language),
		counter: amount === undefined ? '' : writeEuro(amount, language),
	};
	return writeMail(sender, {
		to: configuration.MAIL_TO ?? colleague?.email ?? site.agency.email,
		subject: fillIn(mail.subject, values),
		before: [fillIn(mail.intro, values), ...decision.intro],
		facts: [
			[labels.reference, offer.reference],
			[labels.about, values.property],
			[MAIL_TEXTS[language].offer.buyer, offer.buyer],
			[labels.amount, writeEuro(offer.amount, language)],
			[labels.validUntil, offer.valid_until ? writeDateTime(offer.valid_until, language) : ''],
			[mail.asks, fillIn(mail[answer], values)],
			[mail.note, unlinked(note)],
		],
		after: actionLinks(
			sender,
			offerActions({ ...standingOf(offer), asksCounter: answer === 'counter' }, now),
			offer.reference,
		),
	});
}
