/** A file that goes with a mail. */
export interface MailAttachment {
	name: string;
	mediaType: string;
	/** Content in base 64, or the path of a file below DATA_DIR */
	content?: string;
	file?: string;
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
