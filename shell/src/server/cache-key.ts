import type { Language } from '@estate/shared-contract';

/** Key of a document: language, path and query in one order, so that the same question has one answer. */
export function cacheKey(language: Language, pathname: string, search: string): string {
	const query = new URLSearchParams(search);
	query.sort();
	return `${language} ${pathname}?${query}`;
}
