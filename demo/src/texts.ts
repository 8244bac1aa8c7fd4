/** The languages that the demo agency writes in: all four, so that each is walked. */
export const WRITTEN_LANGUAGES = ['nl', 'fr', 'en', 'de'] as const;
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];

/** A text in each of them. */
export type Texts = Record<WrittenLanguage, string>;

export const texts = (nl: string, fr: string, en: string, de: string): Texts => ({ nl, fr, en, de });

/** A text that is the same in each language, such as a name. */
export const everywhere = (text: string): Texts => ({ nl: text, fr: text, en: text, de: text });

export const NO_TEXT: Texts = everywhere('');

export function mapTexts(make: (language: WrittenLanguage) => string): Texts {
	return { nl: make('nl'), fr: make('fr'), en: make('en'), de: make('de') };
}

export type Slots = Record<string, Texts | string | number>;

/** Fills `{name}` slots. Throws RangeError that names a slot without a value, so that no text is ever published with a gap. */
export function fill(phrase: Texts, slots: Slots): Texts {
	return mapTexts((language) =>
		phrase[language].replace(/\{(\w+)\}/g, (_, name: string) => {
			const value = slots[name];
			const text = typeof value === 'object' ? value[language] : value;
			if (text === undefined || text === '')
				throw new RangeError(`Slot {${name}} has no value in "${phrase[language]}".`);
			return String(text);
		}),
	);
}

/** Upper-cases the first letter of each text. */
export const sentenceCase = (text: Texts): Texts =>
	mapTexts((language) => text[language].charAt(0).toUpperCase() + text[language].slice(1));

/** Text with its visibility flag (website.md §3 "public flag"). */
export const publicText = (text: Texts, isPublic = true) => ({ text, public: isPublic });
