/** Line breaks, other control characters, and marks that turn the direction of what follows: none is part of a line. */
const BREAKS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
/** The same, but for line breaks and tabs. */
const NO_TEXT = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/** A text as one line: what breaks it becomes a space. */
export const asLine = (text: string): string => text.replace(BREAKS, ' ').trim();

/** A text for a terminal: without what no reader sees, and a terminal obeys. */
export const printable = (text: string): string => text.replace(NO_TEXT, '');

/** A text of several lines, without what no reader sees. */
export const asLines = (text: string): string =>
	printable(text.replace(/\r\n?|[\u2028\u2029]/g, '\n')).trim();
