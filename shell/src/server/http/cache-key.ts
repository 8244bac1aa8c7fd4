import type { Language } from '@estate/shared-contract';

/** Key of a document: language, path and query in one order, so that the same question has one answer; apart for each set of versions. */
export function cacheKey(versions: string, language: Language, pathname: string, search: string): string {
	const query = new URLSearchParams(search);
	query.sort();
	return `${versions} ${language} ${pathname}?${query}`;
}
