import type { SavedSearch } from '@estate/shared-contract';

/** What a search finds: a list for sale or for rent, or favourites. */
export function listAddress(
	{ goal, query }: Pick<SavedSearch, 'goal' | 'query'>,
	localize: (path: string) => string,
): string {
	const path = goal === undefined ? '/favourites/' : goal === '1' ? '/for-rent/' : '/for-sale/';
	return query ? `${localize(path)}?${query}` : localize(path);
}
