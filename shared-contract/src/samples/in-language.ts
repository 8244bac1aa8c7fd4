import type { Language } from '../domain/languages.ts';

/** A sample's text; German is empty and takes the Dutch, as on a site whose default is Dutch (decisions 21). */
export interface SampleText {
	nl: string;
	fr: string;
	en: string;
}

export function inLanguage(text: SampleText, language: Language): string {
	return language === 'de' ? text.nl : text[language];
}

/** Words that read alike everywhere. */
export const alike = (text: string): SampleText => ({ nl: text, fr: text, en: text });
