import { type Goal, savedSearchFilter } from '@estate/shared-contract';
import { readRevision } from '../../content/content-revision.ts';
import type { Tx } from '../../database/database.ts';
import type { SearchContext } from '../../server/context.ts';
import { HttpError } from '../../server/http-error.ts';
import { announceSubscription } from '../../subscriptions/announce-subscription.ts';
import type { StoredSubscription } from '../../subscriptions/stored-subscription.ts';
import { foundBySearch } from '../found-by-search.ts';
import { forgetKnown } from '../known-properties.ts';
import { findSame, storedCriteria } from '../save-search.ts';

/** Can its criteria be changed? Favourites have none; what is not confirmed is what its mail asked, and what has ended is taken up first. */
export const hasCriteria = ({ kind, status }: Pick<StoredSubscription, 'kind' | 'status'>): boolean =>
	kind === 'wish' && (status === 'active' || status === 'paused');

interface Criteria {
	goal: Goal;
	query: string;
}

/** Says of properties whether a search finds them now. */
async function finderOf(
	{ database: { db }, searchIndex }: Pick<SearchContext, 'database' | 'searchIndex'>,
	criteria: Criteria,
): Promise<(propertyId: number) => boolean> {
	const index = await searchIndex.at(await readRevision(db));
	const found = await foundBySearch(db, index, criteria);
	return (propertyId) => {
		const row = index.properties.rows.get(propertyId);
		return row !== undefined && found.has(row);
	};
}

/** What waited to be told and does not fit any more is no news. What was told stays noted, so that it is not told again. */
async function letGo(transaction: Tx, id: number, fits: (propertyId: number) => boolean): Promise<void> {
	const waiting = await transaction
		.selectFrom('wish_match')
		.select('property_id')
		.where('subscription_id', '=', id)
		.where('mailed_at', 'is', null)
		.execute();
	const gone = waiting.map(({ property_id }) => property_id).filter((propertyId) => !fits(propertyId));
	if (gone.length === 0) return;
	await transaction
		.deleteFrom('wish_match')
		.where('subscription_id', '=', id)
		.where('mailed_at', 'is', null)
		.where('property_id', 'in', gone)
		.execute();
}

const lockSearch = (transaction: Tx, id: number): Promise<StoredSubscription | undefined> =>
	transaction.selectFrom('subscription').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Two searches of one address that ask the same would write everything twice. */
async function requireOther(transaction: Tx, { id, email }: StoredSubscription, criteria: Criteria) {
	const same = await findSame(transaction, email, { kind: 'wish', ...criteria });
	if (same && same.id !== id) throw new HttpError(409, 'already-saved', 'Another search asks the same.');
}

/**
 * Gives a saved search other criteria: its mails follow them from now on. What they find is news as of a search that is
 * saved today: what is written from now on (`seen` stays), and what was told once is not told again. Doing it again
 * changes nothing. Throws 409 where another search of the address has these criteria.
 */
export async function keepCriteria(
	context: Pick<SearchContext, 'database' | 'searchIndex'>,
	subscription: Pick<StoredSubscription, 'id'>,
	text: string,
): Promise<void> {
	const { db } = context.database;
	const criteria = storedCriteria(savedSearchFilter(text));
	const fits = await finderOf(context, criteria);
	await db.transaction().execute(async (transaction) => {
		const current = await lockSearch(transaction, subscription.id);
		if (!current || !hasCriteria(current)) throw new HttpError(409, 'not-on', 'This search is not on.');
		if (current.goal === criteria.goal && current.query === criteria.query) return;
		await requireOther(transaction, current, criteria);
		const changed = await transaction
			.updateTable('subscription')
			.set(criteria)
			.where('id', '=', current.id)
			.returningAll()
			.executeTakeFirstOrThrow();
		await letGo(transaction, current.id, fits);
		await forgetKnown(transaction, current.id);
		if (changed.status === 'active') await announceSubscription(transaction, changed, 'confirmed');
	});
}
