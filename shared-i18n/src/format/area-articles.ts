import type { Language } from '@estate/shared-contract';

/** Before names of areas that have an article within a sentence; towns have none. */
const RULES: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
	nl: [
		[/\b([Ii]n) (?=Brussels Hoofd)/g, '$1 het '],
		[/\b([Ii]n) P(?=rovincie )/g, '$1 de p'],
		[/\b([Ii]n) A(?=rrondissement )/g, '$1 het a'],
	],
	fr: [[/(?<!\p{L})à A(?=rrondissement )/gu, 'dans l’a']],
	en: [[/\b([Ii]n) (?=Brussels-Capital|Province of|Arrondissement of)/g, '$1 the ']],
	de: [
		[/\b([Ii]n) (?=Region |Provinz )/g, '$1 der '],
		[/\b([Ii])n (?=Arrondissement )/g, '$1m '],
	],
};

/**
 * A text into which the name of a region, province or arrondissement was put, with its article: `For sale in the
 * Brussels-Capital Region`, `Zu verkaufen in der Region Brüssel-Hauptstadt`. Texts are written for towns, so they cannot
 * do so themselves.
 */
export const withAreaArticles = (text: string, language: Language): string =>
	RULES[language].reduce((written, [pattern, words]) => written.replace(pattern, words), text);
