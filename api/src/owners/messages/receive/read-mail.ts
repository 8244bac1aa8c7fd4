import { createHash } from 'node:crypto';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';

/** A mail as far as a thread takes it. */
export interface IncomingMail {
	/** Address of who wrote it, in lower case; '' when there is not exactly one */
	from: string;
	/** Name that goes with it */
	name: string;
	/** All addresses that it went to */
	to: readonly string[];
	text: string;
	subject: string;
	/** Sent by a program: an absence, a failed delivery, a list */
	isAutomatic: boolean;
	/** The same for a mail that comes in twice */
	key: string;
	files: readonly { name: string; bytes: Buffer }[];
}

/** Characters of HTML that are made text. */
const LONGEST_HTML = 1_000_000;
const MAIL_PROGRAMS = /^(?:mailer-daemon|postmaster|no-?reply|bounces?)(?:[+-][^@]*)?@/i;

const addressesOf = (field: AddressObject | AddressObject[] | undefined) =>
	[field ?? []].flat().flatMap(({ value }) => value);

const headerText = (mail: ParsedMail, name: string): string => {
	const value = mail.headers.get(name);
	return typeof value === 'string' ? value.trim().toLowerCase() : '';
};

/** RFC 3834 and what programs did before it. */
function isAutomatic(mail: ParsedMail, from: string): boolean {
	const submitted = headerText(mail, 'auto-submitted');
	const type = mail.headers.get('content-type') as { value?: string } | undefined;
	return (
		(submitted !== '' && submitted !== 'no') ||
		/^(?:bulk|junk|list|auto[_-]reply)$/.test(headerText(mail, 'precedence')) ||
		['x-autoreply', 'x-autorespond', 'list-id', 'list-unsubscribe'].some((name) => mail.headers.has(name)) ||
		mail.headers.has('list') ||
		/^multipart\/report/i.test(type?.value ?? '') ||
		MAIL_PROGRAMS.test(from)
	);
}

/** Reads a mail (RFC 5322). Whoever sent it wrote every part of it: nothing of it is believed here. */
export async function readMail(source: Buffer): Promise<IncomingMail> {
	const mail = await simpleParser(source, { maxHtmlLengthToParse: LONGEST_HTML, skipImageLinks: true });
	const senders = addressesOf(mail.from);
	const from = senders.length === 1 ? (senders[0]?.address ?? '').toLowerCase() : '';
	const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].map((name) => headerText(mail, name));
	return {
		from,
		name: (senders[0]?.name ?? '')
			.replace(/[\s\p{Cc}]+/gu, ' ')
			.trim()
			.slice(0, 100),
		to: [...addressesOf(mail.to), ...addressesOf(mail.cc)]
			.map(({ address = '' }) => address)
			.concat(delivered)
			.filter(Boolean),
		text: mail.text ?? '',
		subject: mail.subject ?? '',
		isAutomatic: isAutomatic(mail, from),
		key: createHash('sha256')
			.update(mail.messageId ?? source)
			.digest('hex'),
		// Pictures within the text are mostly those of a signature.
		files: mail.attachments
			.filter(({ related }) => !related)
			.map(({ filename = '', content }) => ({ name: filename, bytes: content })),
	};
}
