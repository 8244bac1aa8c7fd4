/** What mail programs, and registries of names, take for a dot. */
const DOT = '[.\\u2024\\u3002\\ufe52\\uff0e\\uff61]';
const IPV4 = /\b(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\b/g;
const DOT_IN_NAME = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}_-]\\p{Cf}*)(${DOT})(?=\\p{Cf}*\\p{L})`, 'gu');
const SCHEME = /:(?=[/\\]{2})/g;
const NAMED_SCHEME = /\b(https?|ftp|mailto|tel|sms|callto|skype|javascript|data):(?=\S)/gi;
const AT = /(?<=\S)@(?=\S)/g;

/**
 * Words of a visitor for a mail. Mail programs make links of what looks like an address, so a space breaks it: people read
 * it as before, and nobody presses it by mistake.
 */
export const unlinked = (text: string): string =>
	text
		.replace(SCHEME, ': ')
		.replace(IPV4, '$1. $2. $3. $4')
		.replace(NAMED_SCHEME, '$1: ')
		.replace(DOT_IN_NAME, '$1 ')
		.replace(AT, ' @');

/** Room for a name in a mail to an address that was typed, in characters: no room for a message. */
const LONGEST_NAME = 60;

/** A name as mails greet with it. */
export const mailName = (name: string): string => {
	const characters = [...unlinked(name)];
	return characters.length > LONGEST_NAME
		? `${characters.slice(0, LONGEST_NAME).join('')}…`
		: characters.join('');
};

/** Letters, and what stands between and behind them in names: `Jean-Pierre D'Hondt`, `J. Maes`, `Jan & An Peeters`. */
const NAME = /^\p{L}[\p{L}\p{M}'’ʼ -]*(?:(?:\.(?=[ -]|$)|&(?= ))[\p{L}\p{M}'’ʼ -]*)*$/u;

/**
 * A name for paper that goes to an address that was typed: as mails shorten it, and only where it looks like one. Undefined
 * for what has digits, links or sentences in it.
 */
export const paperName = (name: string): string | undefined => (NAME.test(name) ? mailName(name) : undefined);
