/** The interface languages that have a dictionary, in the order of the language switcher. German is a slot that a site may enable. */
export const LANGUAGES = ['nl', 'fr', 'en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A text per language. Feeds may spell a key in capitals (`NL`); see `pickText`. */
export type LocalizedText = Record<string, string>;

export function isLanguage(value: unknown): value is Language {
	return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
}

/**
 * The text for a reader: language, then its upper-case key, then the default language (both spellings).
 * An empty text counts as missing. Returns '' only when no candidate has a text. (website.md §3, decisions 21)
 */
export function pickText(
	text: LocalizedText | null | undefined,
	language: Language,
	fallback: Language,
): string {
	if (!text) return '';
	return (
		text[language] || text[language.toUpperCase()] || text[fallback] || text[fallback.toUpperCase()] || ''
	);
}
