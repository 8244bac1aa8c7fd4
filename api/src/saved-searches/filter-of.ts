import { type SearchFilter, savedSearchFilter } from '@estate/shared-contract';
import type { StoredSubscription } from '../subscriptions/stored-subscription.ts';

/** The search of a subscription, as the search of the site reads it. */
export function filterOf({ query, goal }: Pick<StoredSubscription, 'query' | 'goal'>): SearchFilter {
	const text = new URLSearchParams(query ?? '');
	text.set('goal', goal === 1 ? '1' : '0');
	return savedSearchFilter(text.toString());
}

/** A search as mails answer it: nobody waits for what is sold. Favourites are followed until they are. */
export const asWatched = (filter: SearchFilter): SearchFilter =>
	filter.ids ? filter : { ...filter, hideSold: true };
