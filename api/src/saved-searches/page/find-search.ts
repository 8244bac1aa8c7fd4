import type { Db } from '../../database/database.ts';
import { HttpError, notFound } from '../../server/http-error.ts';
import { installationSecret } from '../../server/installation-secret.ts';
import type { StoredSubscription } from '../../subscriptions/stored-subscription.ts';
import { readSearches } from './searches-of-address.ts';
import { readSearchesToken } from './searches-token.ts';

/** The address that the link of a mail was sent to. Throws 404 where the link is over. */
export async function addressOfLink(db: Db, token: string): Promise<string> {
	const id = readSearchesToken(await installationSecret(db), token);
	const row =
		id === undefined
			? undefined
			: await db.selectFrom('subscription').select('email').where('id', '=', id).executeTakeFirst();
	if (!row) throw new HttpError(404, 'link-over', 'This link is not valid any more: ask for a new one.');
	return row.email;
}

/** A saved search of an address. Throws 404 where it is somebody else's, or gone. */
export async function findSearch(db: Db, email: string, id: number): Promise<StoredSubscription> {
	const search = (await readSearches(db, email)).find((each) => each.id === id);
	if (!search) throw notFound('saved search of yours');
	return search;
}
