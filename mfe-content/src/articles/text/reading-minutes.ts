/** Words that people read in a minute, silently and on a screen. */
const WORDS_A_MINUTE = 220;

/** Whole minutes that a text in HTML takes to read, at least one. */
export function readingMinutes(html: string): number {
	const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
	return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
