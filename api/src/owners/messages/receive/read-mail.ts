import { createHash } from 'node:crypto';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import { MOST_READ } from './longest-text.ts';
import { soleSender } from './sole-sender.ts';

/** A mail as far as a thread takes it. */
export interface IncomingMail {
	/** Address of who wrote it, in lower case; '' when there is not exactly one */
	from: string;
	/** Name that goes with it */
	name: string;
	/** The addresses that it went to, `MOST_RECEIVERS` at most */
	to: readonly string[];
	/** As far as any answer goes: `MOST_READ` characters */
	text: string;
	subject: string;
	/** Sent by a program: an absence, a failed delivery, a list */
	isAutomatic: boolean;
	/** The same for a mail that comes in twice */
	key: string;
	/** `MOST_FILES` at most; how many others came with it is `furtherFiles` */
	files: readonly { name: string; bytes: Uint8Array }[];
	furtherFiles: number;
}

/** Characters of HTML that are made text. */
const LONGEST_HTML = 1_000_000;
const MOST_RECEIVERS = 100;
/** A message takes few; those that are no documents stand between them. */
const MOST_FILES = 20;
const LONGEST_SUBJECT = 500;
const LONGEST_NAME = 100;
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

/** Reads a mail (RFC 5322). Whoever sent it wrote every part of it: nothing of it is believed here. Rejects for one that is no mail. */
export async function readMail(source: Buffer): Promise<IncomingMail> {
	const mail = await simpleParser(source, {
		maxHtmlLengthToParse: LONGEST_HTML,
		skipImageLinks: true,
		skipTextToHtml: true,
	});
	const [named] = addressesOf(mail.from);
	const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].map((name) => headerText(mail, name));
	// Pictures within the text are mostly those of a signature.
	const files = mail.attachments.filter(({ related }) => !related);
	return {
		from: soleSender(mail.headerLines),
		name: (named?.name ?? '')
			.replace(/[\s\p{Cc}]+/gu, ' ')
			.trim()
			.slice(0, LONGEST_NAME),
		to: [...addressesOf(mail.to), ...addressesOf(mail.cc)]
			.map(({ address = '' }) => address)
			.concat(delivered)
			.filter(Boolean)
			.slice(0, MOST_RECEIVERS),
		text: (mail.text ?? '').slice(0, MOST_READ),
		subject: (mail.subject ?? '').slice(0, LONGEST_SUBJECT),
		isAutomatic: isAutomatic(mail, named?.address ?? ''),
		key: createHash('sha256')
			.update(mail.messageId ?? source)
			.digest('hex'),
		files: files
			.slice(0, MOST_FILES)
			.map(({ filename = '', content }) => ({ name: filename, bytes: content })),
		furtherFiles: Math.max(0, files.length - MOST_FILES),
	};
}
