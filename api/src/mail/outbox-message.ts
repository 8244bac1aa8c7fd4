import type { Paper } from '../pdf/papers.ts';

/** A file that goes with a mail. */
export interface MailAttachment {
	name: string;
	mediaType: string;
	/** Content in base 64, the path of a file below DATA_DIR, or a paper that is drawn when the mail is sent */
	content?: string;
	file?: string;
	paper?: Paper;
}

/** A mail that waits to be sent, complete: sending needs nothing else but the files that it names. */
export interface OutboxMessage {
	/** Name and address, or an address; none: the sender of the settings */
	from: string;
	to: string;
	replyTo?: string;
	subject: string;
	text: string;
	html: string;
	/** Language of the texts, for the Content-Language header */
	language: string;
	attachments?: readonly MailAttachment[];
	/** Address that ends what the mail belongs to with one POST (RFC 8058) */
	unsubscribeUrl?: string;
}
