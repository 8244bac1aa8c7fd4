import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Configuration } from '../configuration.ts';
import { writePrivate } from '../media/media-files.ts';
import { drawPaper } from '../pdf/paper-thread.ts';
import type { ClaimedMail } from './outbox.ts';
import type { MailAttachment } from './outbox-message.ts';

/** Sends a mail or rejects. Sending the same one twice must do no harm: a crash may come between sending and noting it. */
export interface MailTransport {
	send(mail: ClaimedMail): Promise<void>;
	close(): void;
}

const SMTP_TIMEOUT_MS = 20_000;
/** The server says that it closes (RFC 5321 §3.8). */
const CLOSING = 421;

/**
 * Did the server take no mail at all, whichever it was: not found, not reached, gone in between, or the log-in was refused?
 * As nodemailer reports it: by the command that the conversation was at.
 */
export function isServerAway(
	error: Error & { code?: string; command?: string; responseCode?: number },
): boolean {
	const { code = '', command = '', responseCode } = error;
	return code === 'EDNS' || responseCode === CLOSING || command === 'CONN' || command.startsWith('AUTH');
}

type Folders = Pick<Configuration, 'SITE_URL' | 'DATA_DIR'>;

/** What nodemailer takes the bytes of a file from. */
async function contentOf({ content = '', file, paper }: MailAttachment, { DATA_DIR }: Folders) {
	if (file) return { path: path.join(DATA_DIR, file) };
	return { content: paper ? await drawPaper(paper) : Buffer.from(content, 'base64') };
}

async function optionsOf({ id, message }: ClaimedMail, folders: Folders): Promise<SendMailOptions> {
	const { from, to, replyTo, subject, text, html, language, attachments = [], unsubscribeUrl } = message;
	return {
		from,
		to,
		...(replyTo ? { replyTo } : {}),
		subject,
		text,
		html,
		// The same at each try, so that a receiver can recognise a repeat.
		messageId: `<outbox-${id}@${new URL(folders.SITE_URL).hostname}>`,
		headers: {
			'Content-Language': language,
			'Auto-Submitted': 'auto-generated',
			...(unsubscribeUrl
				? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
				: {}),
		},
		attachments: await Promise.all(
			attachments.map(async (attachment) => ({
				filename: attachment.name,
				contentType: attachment.mediaType,
				...(await contentOf(attachment, folders)),
			})),
		),
	};
}

/** By SMTP with SMTP_URL; else each mail is a file in DATA_DIR/mail, and beside it what a browser shows of it. */
export function createMailTransport(configuration: Configuration): MailTransport {
	const { SMTP_URL, DATA_DIR } = configuration;
	if (SMTP_URL) {
		const smtp = createTransport(SMTP_URL, {
			connectionTimeout: SMTP_TIMEOUT_MS,
			greetingTimeout: SMTP_TIMEOUT_MS,
			socketTimeout: SMTP_TIMEOUT_MS,
		} as object);
		return {
			send: async (mail) => void (await smtp.sendMail(await optionsOf(mail, configuration))),
			close: () => smtp.close(),
		};
	}
	const folder = path.join(DATA_DIR, 'mail');
	const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
	return {
		async send(mail) {
			const { message } = await writer.sendMail(await optionsOf(mail, configuration));
			const name = path.join(folder, `${mail.id}-${mail.kind}`);
			await writePrivate(`${name}.html`, mail.message.html);
			await writePrivate(`${name}.eml`, message as Buffer);
		},
		close: () => writer.close(),
	};
}
