import type { Owner } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { HttpError } from '../../server/http-error.ts';
import { forgetTries, forgiveTry, throttle } from '../../server/throttle.ts';
import { verifyPassword } from '../password/password-hash.ts';

const QUARTER = 900;
/** Several owners may share an address, an attacker has many accounts to try. */
const PER_ADDRESS = 3;

export interface Credentials {
	email: string;
	password: string;
}

/** An owner whose password was right. */
export interface KnownOwner extends Owner {
	/** A code is asked for before the portal opens */
	hasSecondFactor: boolean;
}

export interface LogInRules {
	/** Where the try comes from */
	address: string;
	/** Tries at an account */
	times: number;
	isPassword?: typeof verifyPassword;
}

const accountLimit = (times: number) => ({ name: 'login-account', times, windowSeconds: QUARTER });

/**
 * The owner with these credentials. Every refusal is the same answer after the same work, whether or not the account
 * exists or is closed (decisions 25). Throws 401, or 429 after too many failures for the account or the address.
 */
export async function checkCredentials(
	db: Db,
	{ email, password }: Credentials,
	{ address, times, isPassword = verifyPassword }: LogInRules,
): Promise<KnownOwner> {
	const account = email.trim().toLowerCase();
	const perAddress = { name: 'login-address', times: times * PER_ADDRESS, windowSeconds: QUARTER };
	await throttle(db, perAddress, address);
	await throttle(db, accountLimit(times), account);
	const row = await db
		.selectFrom('owner')
		.selectAll()
		.where(sql<string>`lower(email)`, '=', account)
		.executeTakeFirst();
	if (!(await isPassword(row?.password_hash, password)) || !row || row.disabled_at)
		throw new HttpError(401, 'login-failed', 'The e-mail address or the password is not correct.');
	await forgetTries(db, accountLimit(times), account);
	// One try alone: an own account must not buy tries at those of others.
	await forgiveTry(db, perAddress, address);
	return {
		id: row.id,
		firstName: row.first_name,
		lastName: row.last_name,
		email: row.email,
		hasSecondFactor: row.totp_since !== null,
	};
}

/** Asks who is logged in for the password again, before the account is changed. Throws 403, or 429 as a log-in does. */
export async function requirePassword(
	db: Db,
	owner: Owner,
	password: string,
	{ times }: { times: number },
): Promise<void> {
	const account = owner.email.toLowerCase();
	await throttle(db, accountLimit(times), account);
	const row = await db
		.selectFrom('owner')
		.select('password_hash')
		.where('id', '=', owner.id)
		.executeTakeFirst();
	if (!(await verifyPassword(row?.password_hash, password)))
		throw new HttpError(403, 'wrong-password', 'The password is not correct.');
	await forgetTries(db, accountLimit(times), account);
}
