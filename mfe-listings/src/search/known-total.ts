import type { SearchFilter } from '@estate/shared-contract';

/** How many a search finds, as far as that is known: words that find nothing may be half a word, which the suggestions below the field know. */
export const knownTotal = (total: number, { search }: Pick<SearchFilter, 'search'>): number | undefined =>
	total === 0 && search ? undefined : total;
