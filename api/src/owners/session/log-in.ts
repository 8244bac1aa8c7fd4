import type { Owner } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { HttpError } from '../../server/http-error.ts';
import { forgetTries, throttle } from '../../server/throttle.ts';
import { verifyPassword } from '../password/password-hash.ts';
import { countTry, forgiveTries, type LogInTry } from './log-in-limits.ts';

/** Guesses at the password in a session that was left open. */
const ownPasswordLimit = (times: number) => ({ name: 'own-password', times, windowSeconds: 900 });

export interface Credentials {
	email: string;
	password: string;
}

/** An owner whose password was right. */
export interface KnownOwner extends Owner {
	/** Of that password: it may be another one a moment later */
	passwordHash: string;
	/** A code is asked for before the portal opens */
	hasSecondFactor: boolean;
}

export interface LogInRules extends Omit<LogInTry, 'account'> {
	isPassword?: typeof verifyPassword;
}

/**
 * The owner with these credentials. Every refusal is the same answer after the same work, whether or not the account
 * exists or is closed (decisions 25). Throws 401, or 429 after too many failures.
 */
export async function checkCredentials(
	db: Db,
	{ email, password }: Credentials,
	{ isPassword = verifyPassword, ...rules }: LogInRules,
): Promise<KnownOwner> {
	const account = email.trim().toLowerCase();
	await countTry(db, { ...rules, account });
	const row = await db
		.selectFrom('owner')
		.selectAll()
		.where(sql<string>`lower(email)`, '=', account)
		.executeTakeFirst();
	if (!(await isPassword(row?.password_hash, password)) || !row?.password_hash || row.disabled_at)
		throw new HttpError(401, 'login-failed', 'The e-mail address or the password is not correct.');
	await forgiveTries(db, { ...rules, account });
	return {
		id: row.id,
		firstName: row.first_name,
		lastName: row.last_name,
		email: row.email,
		kind: row.kind,
		passwordHash: row.password_hash,
		hasSecondFactor: row.totp_since !== null,
	};
}

export const wrongPassword = () => new HttpError(403, 'wrong-password', 'The password is not correct.');

/**
 * Asks who is logged in for the password again, before the account is changed. Returns the hash that it was checked against.
 * Throws 403, or 429 after too many.
 */
export async function requirePassword(
	db: Db,
	owner: Owner,
	password: string,
	{ times }: { times: number },
): Promise<string> {
	const limit = ownPasswordLimit(times);
	await throttle(db, limit, String(owner.id));
	const row = await db
		.selectFrom('owner')
		.select('password_hash')
		.where('id', '=', owner.id)
		.executeTakeFirst();
	const passwordHash = row?.password_hash;
	if (!(await verifyPassword(passwordHash, password)) || !passwordHash) throw wrongPassword();
	await forgetTries(db, limit, String(owner.id));
	return passwordHash;
}
