import { type Goal, type SearchFilter, savedSearchFilter, writeSearch } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { RequestEffect } from '../requests/request-effect.ts';
import { type TakenRequest, textOf } from '../requests/taken-request.ts';
import type { StoredSubscription } from '../subscriptions/stored-subscription.ts';
import { optInMail } from '../subscriptions/subscription-mail.ts';
import { searchFacts } from './description/search-facts.ts';
import { asWatched } from './filter-of.ts';
import { watchProperties } from './watch/watched-properties.ts';

/** How a search is stored. What is sold is left out of it: nobody waits for that. */
export const storedCriteria = (filter: SearchFilter): { goal: Goal; query: string } => ({
	goal: filter.goal,
	query: writeSearch(asWatched(filter)).toString(),
});

/** The same search of this address that is not ended: saved twice it is one. */
export async function findSame(
	transaction: Tx,
	email: string,
	search: Pick<StoredSubscription, 'kind' | 'goal' | 'query'>,
): Promise<StoredSubscription | undefined> {
	return transaction
		.selectFrom('subscription')
		.selectAll()
		.where(sql<string>`lower(email)`, '=', email.toLowerCase())
		.where('kind', '=', search.kind)
		.where('goal', 'is not distinct from', search.goal)
		.where('query', '=', search.query)
		.where('status', '<>', 'ended')
		.orderBy('id')
		.executeTakeFirst();
}

async function storeSearch(
	transaction: Tx,
	{ fields, id, language }: TakenRequest,
	filter: SearchFilter,
): Promise<StoredSubscription> {
	const email = textOf(fields, 'email');
	const search = filter.ids
		? { kind: 'watch' as const, goal: null, query: writeSearch({ ...filter, hideSold: false }).toString() }
		: { kind: 'wish' as const, ...storedCriteria(filter) };
	const same = await findSame(transaction, email, search);
	if (same) return same;
	return transaction
		.insertInto('subscription')
		.values({
			...search,
			request_id: id,
			email,
			first_name: '',
			last_name: '',
			language,
			frequency: fields.frequency === 'daily' ? 'daily' : 'at-once',
		})
		.returningAll()
		.executeTakeFirstOrThrow();
}

/** A search, or favourites, to be kept: the visitor confirms the address by mail. One that is there already stays as it is. */
export const saveSearch: RequestEffect = async (request, transaction) => {
	const filter = savedSearchFilter(textOf(request.fields, 'search'));
	const subscription = await storeSearch(transaction, request, filter);
	if (filter.ids) await watchProperties(transaction, subscription.id, filter.ids);
	return { 'wish-opt-in': optInMail(request, subscription, { facts: searchFacts(request) }) };
};
