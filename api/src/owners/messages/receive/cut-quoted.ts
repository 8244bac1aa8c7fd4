import { LANGUAGES } from '@estate/shared-contract';
import { OWNER_TEXTS } from '../../owner-texts.ts';

/** The line of our own copies above which people answer, in each language. */
const MARKS = LANGUAGES.map((language) =>
	OWNER_TEXTS[language].messages.answerAbove.replaceAll('—', '').trim(),
);

/** Mail programs do not write longer lines above what they quote. */
const LONGEST_LINE = 400;
const ATTRIBUTION = /^(?:on|op|le|am)\s.*(?<!\p{L})(?:wrote|schreef|écrit|schrieb)(?!\p{L}).*:$/iu;
const DIVIDER =
	/^(?:-{2,}\s*(?:original message|oorspronkelijk bericht|message d['’]origine|ursprüngliche nachricht)\s*-{2,}|_{10,})$/i;
const FROM = /^\*?(?:from|van|de|von)\s?:/i;
const SENT = /^\*?(?:sent|verzonden|envoyé|gesendet|date|datum)(?!\p{L})[^:]{0,10}:/iu;
/** How a signature begins (RFC 3676 §4.3). */
const SIGNATURE = /^-- ?$/;

/** Does what is quoted begin with this line? */
function beginsQuote(lines: readonly string[], index: number): boolean {
	const line = (lines[index] ?? '').trim().slice(0, LONGEST_LINE);
	const bare = line.replace(/^[>\s]+/, '');
	if (MARKS.some((mark) => bare.includes(mark)) || DIVIDER.test(bare)) return true;
	const withNext = `${line} ${(lines[index + 1] ?? '').trim()}`.slice(0, LONGEST_LINE);
	if (ATTRIBUTION.test(line) || ATTRIBUTION.test(withNext)) return true;
	return FROM.test(bare) && lines.slice(index + 1, index + 5).some((next) => SENT.test(next.trim()));
}

/**
 * What somebody wrote in an answer, without what the mail program quotes below it and without a signature. Between quoted
 * lines people answer too: only those at the end go.
 */
export function cutQuoted(text: string): string {
	const lines = text.replaceAll('\r\n', '\n').split('\n');
	const end = lines.findIndex((line, index) => SIGNATURE.test(line) || beginsQuote(lines, index));
	const own = end === -1 ? lines : lines.slice(0, end);
	const last = own.findLastIndex((line) => line.trim() !== '' && !line.startsWith('>'));
	return own
		.slice(0, last + 1)
		.join('\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim();
}

/** An address that does something in the agency's name, also where a mail program broke it in two. */
const ACTION_LINK = /agency-action\/|[\da-f]{40}/;

/** An answer without lines of links that act for the agency: it goes on to owners, and who has a link can use it. */
export const withoutActionLinks = (text: string): string =>
	text
		.split('\n')
		.filter((line) => !ACTION_LINK.test(line))
		.join('\n')
		.trim();
