import { belgianDay, type SavedSearch, type SavedSearches } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { StoredSubscription } from '../../subscriptions/stored-subscription.ts';
import { type DescriptionSources, describeSearch } from '../description/describe-search.ts';
import { hidesText } from '../description/hides-text.ts';
import { filterOf } from '../filter-of.ts';

/** Searches of one address that the page shows; nobody has as many. */
const MOST_SHOWN = 100;

const isSearch = (kind: string): kind is SavedSearch['kind'] => kind === 'wish' || kind === 'watch';

/**
 * Saved searches of an address, the newest first. Ended ones stay until they are removed: they can be taken up again. Of too many,
 * those that nobody confirmed are left out: anybody can save searches in the name of an address, and would push its own away.
 */
export async function readSearches(db: Db, email: string): Promise<StoredSubscription[]> {
	const searches = await db
		.selectFrom('subscription')
		.selectAll()
		.where(sql<string>`lower(email)`, '=', email.toLowerCase())
		.where('kind', 'in', ['wish', 'watch'])
		.orderBy(sql`status = 'unconfirmed'`)
		.orderBy('id', 'desc')
		.limit(MOST_SHOWN)
		.execute();
	return searches.sort((one, other) => other.id - one.id);
}

/** An address as its owner knows it again, and nobody else learns it: `l…@example.test`. */
export const hiddenAddress = (email: string): string => email.replace(/(?<=^.)[^@]*/u, '…');

/** The page of saved searches: each in words, with what it finds now. What somebody typed in the name of an address is read once that is confirmed. */
export async function searchesPage(
	sources: DescriptionSources,
	email: string,
	subscriptions: readonly StoredSubscription[],
): Promise<SavedSearches> {
	const items: SavedSearch[] = [];
	for (const { id, kind, status, frequency, name, created_at, ...search } of subscriptions) {
		if (!isSearch(kind)) continue;
		items.push({
			...(await describeSearch({ ...sources, hidesText: hidesText({ status }) }, filterOf(search))),
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
