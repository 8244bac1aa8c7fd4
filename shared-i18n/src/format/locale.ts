import type { Language } from '@estate/shared-contract';

/** Locale of numbers: Belgian conventions in every language; English readers see the Dutch-Belgian form `€ 349.000`. */
export const NUMBER_LOCALES: Record<Language, string> = {
	nl: 'nl-BE',
	fr: 'fr-BE',
	en: 'nl-BE',
	de: 'de-BE',
};

/** Locale of dates: day before month everywhere. */
export const DATE_LOCALES: Record<Language, string> = {
	nl: 'nl-BE',
	fr: 'fr-BE',
	en: 'en-GB',
	de: 'de-BE',
};

/** Node and browsers differ in which no-break space they write (U+00A0, U+202F): one for all, so that hydration matches. */
export function withPlainSpaces(text: string): string {
	return text.replace(/[\u202f\u2009\u00a0]/g, '\u00a0');
}
