import type { SavedSearch, SavedSearches } from '@estate/shared-contract';
import { sql } from 'kysely';
import { belgianDay } from '../../calendar/belgian-day.ts';
import type { Db } from '../../database/database.ts';
import type { StoredSubscription } from '../../subscriptions/stored-subscription.ts';
import { type DescriptionSources, describeSearch } from '../description/describe-search.ts';
import { filterOf } from '../filter-of.ts';

/** Searches of one address that the page shows; nobody has as many. */
const MOST_SHOWN = 100;

const isSearch = (kind: string): kind is SavedSearch['kind'] => kind === 'wish' || kind === 'watch';

/** Saved searches of an address, the newest first. Ended ones stay until they are removed: they can be taken up again. */
export const readSearches = (db: Db, email: string): Promise<StoredSubscription[]> =>
	db
		.selectFrom('subscription')
		.selectAll()
		.where(sql<string>`lower(email)`, '=', email.toLowerCase())
		.where('kind', 'in', ['wish', 'watch'])
		.orderBy('id', 'desc')
		.limit(MOST_SHOWN)
		.execute();

/** An address as its owner knows it again, and nobody else learns it: `l…@example.test`. */
export const hiddenAddress = (email: string): string => email.replace(/(?<=^.)[^@]*/u, '…');

/** The page of saved searches: each in words, with what it finds now. */
export async function searchesPage(
	sources: DescriptionSources,
	email: string,
	subscriptions: readonly StoredSubscription[],
): Promise<SavedSearches> {
	const items: SavedSearch[] = [];
	for (const { id, kind, status, frequency, name, created_at, ...search } of subscriptions) {
		if (!isSearch(kind)) continue;
		items.push({
			...(await describeSearch(sources, filterOf(search))),
			id,
			kind,
			status,
			frequency: frequency ?? 'at-once',
			...(name ? { name } : {}),
			since: belgianDay(created_at),
		});
	}
	return { email, items };
}
