import { fillPattern, type Language, type RouteTable } from '@estate/shared-contract';
import type { ResolvedPage } from './resolution.ts';

export interface PageAddresses {
	/** Path of this page per enabled language, with the language prefix */
	byLanguage: Partial<Record<Language, string>>;
	/** Path for a reader whose language is not known (hreflang `x-default`) */
	neutral: string;
}

/** Addresses of a page in every enabled language. Slugs come from the primary slot; a language without an address is left out. */
export function pageAddresses(
	{ route, params }: Pick<ResolvedPage, 'route' | 'params'>,
	table: RouteTable,
	languages: { enabled: readonly Language[]; default: Language },
	ownAddresses: Partial<Record<Language, string>> = {},
): PageAddresses {
	const byLanguage: PageAddresses['byLanguage'] = {};
	for (const language of languages.enabled) {
		try {
			byLanguage[language] = ownAddresses[language] ?? table.href(route.id, params, language);
		} catch {
			// The pattern of this language needs a parameter that the page does not have: there is no such page.
		}
	}
	const neutral =
		route.unprefixed === 'show'
			? fillPattern(route.paths.original, params)
			: (byLanguage[languages.default] ?? Object.values(byLanguage)[0] ?? '/');
	return { byLanguage, neutral };
}
