import type { Tx } from '../database/database.ts';
import { announce } from '../events/announce.ts';
import type { StoredSubscription } from './stored-subscription.ts';

/** Announces that an address was confirmed, or that its mails ended. Those of nobody who confirmed are no event. */
export async function announceSubscription(
	transaction: Tx,
	subscription: StoredSubscription,
	what: 'confirmed' | 'ended',
): Promise<void> {
	const { id, kind, goal, query, language, email, first_name, last_name } = subscription;
	const name = kind === 'newsletter' ? 'newsletter' : 'saved-search';
	const search = {
		kind: kind === 'watch' ? 'watch' : 'search',
		...(goal === null ? {} : { goal: goal === 1 ? 'rent' : 'sale' }),
		...(query === null ? {} : { query }),
	};
	const contact = {
		email,
		...(first_name ? { firstName: first_name } : {}),
		...(last_name ? { lastName: last_name } : {}),
	};
	await announce(transaction, {
		type: `estate.${name}.${what}`,
		subject: `${name}/${id}`,
		data: what === 'ended' ? { id } : { id, language, contact, ...(kind === 'newsletter' ? {} : search) },
	});
}
