/** What a mail address looks like, percent-encoded once or more too. It begins where a word does: of a long one each letter would be tried. */
const MAIL_ADDRESS = /(?<![\w.+-])[\w.+-]+(?:[@＠﹫]|%(?:25){0,9}40)[\w-]+(?:\.[\w-]+)+/gi;
/** A telephone number with the code of its country, or as Belgians write theirs: groups of digits after a 0. */
const TELEPHONE =
	/(?<![\w.:+-])(?:(?:\+|00)[1-9]\d(?:[ ./()-]{0,2}\d){6,13}|0\d{1,3}(?:[ ./-]\d{2,3}){2,4})(?![\w:])/g;
const TOKEN = /[\w-]{24,}(?:\.[\w-]{16,})*/g;
/** Shorter ones without a digit are names of a file or a function: what is drawn by chance has digits, or is longer. */
const NAME = /^(?:[a-z]+(?:[-_][a-z0-9]{0,20})*|[A-Za-z_]{1,31})$/;

/**
 * A line for the log without what must not stand there: tokens of mailed links, sessions and documents, with which
 * anyone may do what they are for, mail addresses and telephone numbers.
 */
export function withoutSecrets(text: string): string {
	return text
		.replace(MAIL_ADDRESS, '…@…')
		.replace(TELEPHONE, '…')
		.replace(TOKEN, (found) => (NAME.test(found) ? found : '…'));
}
