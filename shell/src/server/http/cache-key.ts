import type { Language } from '@estate/shared-contract';

/** Key of a document: language, path and what the page reads of its query, as `splitQuery` writes it; apart for each set of versions. */
export const cacheKey = (versions: string, language: Language, pathname: string, search: string): string =>
	`${versions} ${language} ${pathname}${search}`;
