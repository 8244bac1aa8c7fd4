import type { Owner } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { HttpError } from '../server/http-error.ts';
import { forgetTries, throttle } from '../server/throttle.ts';
import { verifyPassword } from './password-hash.ts';

const QUARTER = 900;
/** Several owners may share an address, an attacker has many accounts to try. */
const PER_ADDRESS = 3;

export interface Credentials {
	email: string;
	password: string;
}

/**
 * The owner with these credentials. Every refusal is the same answer after the same work, whether or not the account
 * exists (decisions 25). Throws 401, or 429 after too many failures for the account or the address.
 */
export async function checkCredentials(
	db: Db,
	{ email, password }: Credentials,
	{ address, times }: { address: string; times: number },
): Promise<Owner> {
	const account = email.trim().toLowerCase();
	const perAccount = { name: 'login-account', times, windowSeconds: QUARTER };
	const perAddress = { name: 'login-address', times: times * PER_ADDRESS, windowSeconds: QUARTER };
	await throttle(db, perAddress, address);
	await throttle(db, perAccount, account);
	const row = await db
		.selectFrom('owner')
		.select(['id', 'email', 'first_name', 'last_name', 'password_hash'])
		.where(sql<string>`lower(email)`, '=', account)
		.executeTakeFirst();
	if (!(await verifyPassword(row?.password_hash, password)) || !row)
		throw new HttpError(401, 'login-failed', 'The e-mail address or the password is not correct.');
	await forgetTries(db, perAccount, account);
	await forgetTries(db, perAddress, address);
	return { id: row.id, firstName: row.first_name, lastName: row.last_name, email: row.email };
}
