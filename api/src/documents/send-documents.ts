import { MAIL_TEXTS } from '../mail/mail-text.ts';
import { apiLink } from '../mail/site-links.ts';
import { confirmationMail, notificationMail } from '../requests/mails/request-mails.ts';
import type { RequestEffect } from '../requests/request-effect.ts';
import { textOf } from '../requests/taken-request.ts';
import { HttpError, notFound } from '../server/http-error.ts';
import { documentToken, LINK_DAYS } from './document-links.ts';

/** Mails the documents of a property as links, once per property and address (decisions 35). */
export const sendDocuments: RequestEffect = async (request, transaction) => {
	const { id, fields, subject: property, reader, language, configuration, secret } = request;
	if (property?.kind !== 'property') throw notFound('property');
	const isFirst = await transaction
		.insertInto('document_request')
		.values({ property_id: property.id, email: textOf(fields, 'email').toLowerCase(), request_id: id })
		.onConflict((conflict) => conflict.doNothing())
		.returning('property_id')
		.executeTakeFirst();
	if (!isFirst)
		throw new HttpError(409, 'already-requested', 'The documents of this home were mailed to this address.');
	const { documents } = property.detail;
	const texts = MAIL_TEXTS[language].documents;
	const links = documents.map(
		(document) =>
			[
				reader.text(document.Name),
				apiLink(configuration.SITE_URL, `documents/${documentToken(secret, property.id, document)}`),
			] as const,
	);
	const note =
		links.length > 0
			? ([texts.valid, texts.days.replace('{{days}}', String(LINK_DAYS))] as const)
			: ([texts.valid, texts.none] as const);
	return {
		confirmation: confirmationMail(request, { facts: [...links, note] }),
		notice: notificationMail(request),
	};
};
