import { belgianDay, DISCREET_SALE } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { writeDay } from '../mail/formats.ts';
import { fillIn, MAIL_TEXTS } from '../mail/mail-text.ts';
import type { OutboxMessage } from '../mail/outbox-message.ts';
import { apiLink } from '../mail/site-links.ts';
import { confirmationMail, notificationMail } from '../requests/mails/request-mails.ts';
import type { RequestEffect } from '../requests/request-effect.ts';
import { type TakenRequest, textOf } from '../requests/taken-request.ts';
import { notFound } from '../server/http-error.ts';
import { documentToken, LINK_DAYS } from './document-links.ts';

/** An address is told no more often that it asked before. */
const HOURS_BETWEEN_MAILS = 24;

/**
 * Notes that the address asked. `again`: it did before, and the mail says so; `told`: one of the last day said it already,
 * so that nobody can fill the mailbox of somebody else.
 */
async function noteAsked(
	transaction: Tx,
	{ id, fields }: TakenRequest,
	propertyId: number,
): Promise<{ asked: 'first' | 'told' } | { asked: 'again'; mailedAt: Date }> {
	const email = textOf(fields, 'email').toLowerCase();
	const isFirst = await transaction
		.insertInto('document_request')
		.values({ property_id: propertyId, email, request_id: id })
		.onConflict((conflict) => conflict.doNothing())
		.returning('property_id')
		.executeTakeFirst();
	if (isFirst) return { asked: 'first' };
	const { rows } = await sql<{ former: Date }>`
		update document_request as asked set told_at = now()
		from (select created_at from request join document_request on request_id = request.id
			where document_request.property_id = ${propertyId} and document_request.email = ${email}) as first
		where asked.property_id = ${propertyId} and asked.email = ${email}
			and (asked.told_at is null or asked.told_at <= now() - make_interval(hours => ${HOURS_BETWEEN_MAILS}))
		returning first.created_at as former`.execute(transaction);
	const [row] = rows;
	return row ? { asked: 'again', mailedAt: row.former } : { asked: 'told' };
}

/**
 * Mails the documents of a property as links, once per property and address (decisions 35). Who asks again gets the same
 * answer, and reads in a mail that they were mailed: the answer tells no stranger who asked. Those of a discreet sale name its
 * street, and anyone can type an address: a colleague hands them over.
 */
export const sendDocuments: RequestEffect = async (
	request,
	transaction,
): Promise<Record<string, OutboxMessage>> => {
	const { subject: property, reader, language, configuration, secret } = request;
	if (property?.kind !== 'property') throw notFound('property');
	const note = await noteAsked(transaction, request, property.id);
	if (note.asked === 'told') return {};
	if (property.summary.Marquee === DISCREET_SALE) {
		const confirmation = confirmationMail(request, { intro: [MAIL_TEXTS[language].documents.byAgent] });
		if (note.asked === 'again') return { confirmation };
		const { documents, labels } = MAIL_TEXTS[request.site.defaultLanguage];
		const facts = [[labels.toKnow, documents.notMailed]] as const;
		return { confirmation, notice: notificationMail(request, { facts }) };
	}
	if (note.asked === 'again') {
		const day = writeDay(belgianDay(note.mailedAt), language);
		const words = fillIn(MAIL_TEXTS[language].documents.again, { day, days: String(LINK_DAYS) });
		return { confirmation: confirmationMail(request, { intro: [words] }) };
	}
	const { documents } = property.detail;
	const texts = MAIL_TEXTS[language].documents;
	const links = documents.map(
		(document) =>
			[
				reader.text(document.Name),
				{ url: apiLink(configuration.SITE_URL, `documents/${documentToken(secret, property.id, document)}`) },
			] as const,
	);
	const closing =
		links.length > 0
			? ([texts.valid, texts.days.replace('{{days}}', String(LINK_DAYS))] as const)
			: ([texts.valid, texts.none] as const);
	return {
		confirmation: confirmationMail(request, { facts: [...links, closing] }),
		notice: notificationMail(request),
	};
};
