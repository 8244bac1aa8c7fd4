import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { announceAccount } from '../owners/announce-account.ts';
import { verifyPassword } from '../owners/password/password-hash.ts';
import { HttpError } from '../server/http-error.ts';
import { forgetTries, throttle } from '../server/throttle.ts';
import type { StoredSubscription } from './stored-subscription.ts';

/** Tries at the password behind one link: who asked for the account knows it. */
const TRIES = { name: 'searcher-password', times: 10, windowSeconds: 3600 };

/**
 * Is it the password that was chosen in the form? Who reads the mail of an account that somebody else asked for does not
 * know it, and who chose it does not read the mail. Throws 422, or 429 after too many tries.
 */
export async function requireChosenPassword(
	db: Db,
	{ id, password_hash }: StoredSubscription,
	password: string,
): Promise<void> {
	await throttle(db, TRIES, String(id));
	if (!(await verifyPassword(password_hash, password)))
		throw new HttpError(422, 'wrong-password', 'This is not the password that was chosen in the form.', {
			fields: [{ path: 'password', code: 'mismatch' }],
		});
	await forgetTries(db, TRIES, String(id));
}

/** Makes the searcher's account that was asked for, without a right on anything; an address that has one keeps it as it is. */
export async function makeSearcher(
	transaction: Tx,
	{ email, first_name, last_name, password_hash, language }: StoredSubscription,
): Promise<void> {
	if (!password_hash) return;
	const { rows } = await sql<{ id: number }>`
		insert into owner (kind, email, first_name, last_name, password_hash, language)
		values ('searcher', ${email}, ${first_name}, ${last_name}, ${password_hash}, ${language})
		on conflict (lower(email)) do nothing
		returning id`.execute(transaction);
	for (const { id } of rows) await announceAccount(transaction, { id, kind: 'searcher', language });
}
