import { isLanguage, type Language } from '@estate/shared-contract';

/** Name of the query parameter, cookie, and storage keys that carry a chosen language (decisions 5). */
export const LANGUAGE_KEYS = { query: 'lng', cookie: 'i18next', storage: 'i18nextLng' } as const;

type Hint = string | null | undefined;

/** What says a visitor's language, strongest first. The server knows none of the storages, and the browser all. */
export interface LanguageHints {
	/** First segment of the path */
	path?: Hint;
	/** Query parameter `lng` */
	lng?: Hint;
	/** Value of the cookie `i18next` */
	cookie?: Hint;
	/** `i18nextLng` of the local storage */
	localStorage?: Hint;
	/** `i18nextLng` of the session storage */
	sessionStorage?: Hint;
	/** Header `Accept-Language`; in the browser `navigator.languages`, joined by commas */
	acceptLanguage?: Hint;
	/** `lang` of the document */
	htmlLang?: Hint;
}

/** `fr-BE` → `fr` when French is enabled, else undefined. */
export function enabledLanguage(code: Hint, enabled: readonly Language[]): Language | undefined {
	const language = code?.trim().toLowerCase().split(/[-_]/)[0];
	return isLanguage(language) && enabled.includes(language) ? language : undefined;
}

function* accepted(header: string): Generator<string> {
	const choices = header
		.slice(0, 500)
		.split(',')
		.map((part) => {
			const [code = '', ...parameters] = part.trim().split(';');
			const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/i.exec(each)?.[1]).find(Boolean);
			return { code, quality: quality === undefined ? 1 : Number(quality) };
		})
		.filter(({ quality }) => quality > 0)
		.sort((one, other) => other.quality - one.quality);
	for (const { code } of choices) yield code;
}

/**
 * A visitor's language: path, lng, cookie, local storage, session storage, browser, html lang, else the default; a
 * crawler without any of them gets the default (decisions 5). Codes that are not enabled are passed over.
 */
export function negotiateLanguage(
	hints: LanguageHints,
	enabled: readonly Language[],
	fallback: Language,
): Language {
	const { path, lng, cookie, localStorage, sessionStorage, acceptLanguage, htmlLang } = hints;
	const candidates = [
		path,
		lng,
		cookie,
		localStorage,
		sessionStorage,
		...accepted(acceptLanguage ?? ''),
		htmlLang,
	];
	for (const candidate of candidates) {
		const language = enabledLanguage(candidate, enabled);
		if (language) return language;
	}
	return fallback;
}
