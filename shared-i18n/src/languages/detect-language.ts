import type { Language } from '@estate/shared-contract';
import LanguageDetector, { type DetectorOptions } from 'i18next-browser-languagedetector';
import { enabledLanguage, LANGUAGE_KEYS } from './negotiate-language.ts';

const YEAR_IN_MINUTES = 365 * 24 * 60;

const OPTIONS: DetectorOptions = {
	order: ['path', 'querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
	lookupFromPathIndex: 0,
	lookupQuerystring: LANGUAGE_KEYS.query,
	lookupCookie: LANGUAGE_KEYS.cookie,
	lookupLocalStorage: LANGUAGE_KEYS.storage,
	lookupSessionStorage: LANGUAGE_KEYS.storage,
	caches: ['cookie', 'localStorage'],
	cookieMinutes: YEAR_IN_MINUTES,
};

/** The detector answers every candidate, instead of the first only, when its host can choose among them; we choose. */
const CHOOSES = { languageUtils: { getBestMatchFromCodes: true } };

function detector(): LanguageDetector {
	return new LanguageDetector(CHOOSES, { ...OPTIONS, cookieOptions: { path: '/', sameSite: 'lax' } });
}

/** The visitor's language as the browser knows it: path, lng, cookie, local storage, session storage, browser, html lang, else the default (decisions 5). */
export function detectLanguage(enabled: readonly Language[], fallback: Language): Language {
	for (const code of [detector().detect() ?? []].flat()) {
		const language = enabledLanguage(code, enabled);
		if (language) return language;
	}
	return fallback;
}

/** Keeps a language that the visitor chose: cookie (which the server reads) and local storage. */
export function storeLanguage(language: Language): void {
	detector().cacheUserLanguage(language);
}
