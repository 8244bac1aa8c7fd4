/** What a mail address looks like, percent-encoded too. It begins where a word does: of a long one each letter would be tried. */
const MAIL_ADDRESS = /(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi;
const TOKEN = /[\w-]{24,}(?:\.[\w-]{16,})*/g;
/** Shorter ones without a digit are names of a file or a function: what is drawn by chance has digits, or is longer. */
const NAME = /^(?:[a-z]+(?:[-_][a-z0-9]{0,20})*|[A-Za-z_]{1,31})$/;

/**
 * A line for the log without what must not stand there: tokens of mailed links, sessions and documents, with which
 * anyone may do what they are for, and mail addresses.
 */
export function withoutSecrets(text: string): string {
	return text.replace(MAIL_ADDRESS, '…@…').replace(TOKEN, (found) => (NAME.test(found) ? found : '…'));
}
