/** A mail that waits to be sent, complete: sending needs nothing else. */
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
}
