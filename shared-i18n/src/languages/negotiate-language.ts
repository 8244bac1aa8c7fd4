import { isLanguage, type Language } from '@estate/shared-contract';

/** Name of the query parameter, cookie, and storage keys that carry a chosen language (decisions 5). */
export const LANGUAGE_KEYS = { query: 'lng', cookie: 'i18next', storage: 'i18nextLng' } as const;

export interface LanguageHints {
	/** Query parameter `lng` */
	lng?: string | null | undefined;
	/** Value of the cookie `i18next` */
	cookie?: string | null | undefined;
	/** Header `Accept-Language` */
	acceptLanguage?: string | null | undefined;
}

/** `fr-BE` → `fr` when French is enabled, else undefined. */
export function enabledLanguage(
	code: string | null | undefined,
	enabled: readonly Language[],
): Language | undefined {
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
 * The language of an address that names none, as the server sees it: lng, cookie, Accept-Language, else the default;
 * a crawler without any of them gets the default (decisions 5). Codes that are not enabled are passed over.
 */
export function negotiateLanguage(
	{ lng, cookie, acceptLanguage }: LanguageHints,
	enabled: readonly Language[],
	fallback: Language,
): Language {
	const candidates = [lng, cookie, ...accepted(acceptLanguage ?? '')];
	for (const candidate of candidates) {
		const language = enabledLanguage(candidate, enabled);
		if (language) return language;
	}
	return fallback;
}
