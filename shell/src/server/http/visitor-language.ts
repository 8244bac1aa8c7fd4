import type { Language } from '@estate/shared-contract';
import { LANGUAGE_KEYS, negotiateLanguage } from '@estate/shared-i18n';
import type { SiteState } from '../site/site-state.ts';
import { languageCookie, type PageRequest } from './page-request.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

export type Visitor = Pick<PageRequest, 'cookie' | 'acceptLanguage'>;

/** Language of a visitor whose address names none. */
export function visitorLanguage({ cookie, acceptLanguage }: Visitor, state: SiteState): Language {
	const { enabledLanguages, defaultLanguage } = state.site.configuration;
	return negotiateLanguage(
		{ cookie: languageCookie(cookie), acceptLanguage },
		enabledLanguages,
		defaultLanguage,
	);
}

/** `Set-Cookie` values that remember the language that a visitor chose; none where none was chosen. */
export function rememberLanguage(language: Language | undefined): string[] {
	return language
		? [`${LANGUAGE_KEYS.cookie}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`]
		: [];
}
