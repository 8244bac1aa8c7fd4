import { networkOf } from '@estate/shared-contract/network';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { HttpError } from './http-error.ts';
import { installationSecret, keyedHash } from './installation-secret.ts';

export interface Limit {
	/** What is limited, such as `login-account` */
	name: string;
	/** Times that it may be done in the window, or units where a try has a weight; 0: no limit */
	times: number;
	windowSeconds: number;
}

/** Counters stay whole numbers of the database, however much is refused. */
const HIGHEST_COUNT = 1_000_000_000;

async function keyOf(db: Db, { name }: Limit, subject: string): Promise<string> {
	return keyedHash(await installationSecret(db), name, subject).toString('hex');
}

/**
 * Counts one more try of a subject (an address, an account) against a limit, in the database, so that it holds for
 * all api processes. Only a keyed hash of the subject is stored. Throws a 429 answer once the limit is passed.
 */
export async function throttle(db: Db, limit: Limit, subject: string, weight = 1): Promise<void> {
	if (limit.times === 0) return;
	await countTry(db, await keyOf(db, limit, subject), limit, weight);
}

/** Is a try that is counted within its limit? Where passing it is no refusal. */
export async function isWithin(tried: Promise<void>): Promise<boolean> {
	try {
		await tried;
		return true;
	} catch (error) {
		if (error instanceof HttpError && error.statusCode === 429) return false;
		throw error;
	}
}

/** The same for whoever has a network: all addresses of one customer of a provider count together. */
export function throttleNetwork(
	db: Db,
	limit: Limit,
	address: string | undefined,
	weight = 1,
): Promise<void> {
	return throttle(db, limit, networkOf(address), weight);
}

/** The same in a transaction, by the secret that was read before: a try whose transaction fails does not count. */
export async function throttleWithin(
	transaction: Tx,
	secret: string,
	limit: Limit,
	subject: string,
): Promise<void> {
	if (limit.times === 0) return;
	await countTry(transaction, keyedHash(secret, limit.name, subject).toString('hex'), limit, 1);
}

/** Takes a try of the same transaction back: what was refused does not count. */
export async function forgiveWithin(
	transaction: Tx,
	secret: string,
	limit: Limit,
	subject: string,
): Promise<void> {
	await uncount(transaction, keyedHash(secret, limit.name, subject).toString('hex'));
}

async function uncount(db: Db, key: string): Promise<void> {
	await db
		.updateTable('throttle')
		.set({ count: sql`greatest(count - 1, 0)` })
		.where('key', '=', key)
		.execute();
}

async function countTry(db: Db, key: string, limit: Limit, weight: number): Promise<void> {
	const seconds = sql`make_interval(secs => ${limit.windowSeconds})`;
	const { rows } = await sql<{ count: number; waits: number }>`
		insert into throttle as known (key, count, resets_at) values (${key}, ${weight}, now() + ${seconds})
		on conflict (key) do update set
			count = case when known.resets_at <= now() then ${weight}::int else least(known.count + ${weight}::int, ${HIGHEST_COUNT}) end,
			resets_at = case when known.resets_at <= now() then now() + ${seconds} else known.resets_at end
		returning count, ceil(extract(epoch from resets_at - now()))::int as waits`.execute(db);
	const [row] = rows;
	if (!row || row.count <= limit.times) return;
	throw new HttpError(429, 'too-many-tries', 'Too many tries: wait a while and try again.', {
		headers: { 'retry-after': String(Math.max(1, row.waits)) },
	});
}

/** Forgets the tries of a subject, such as after a log-in that worked. */
export async function forgetTries(db: Db, limit: Limit, subject: string): Promise<void> {
	await db
		.deleteFrom('throttle')
		.where('key', '=', await keyOf(db, limit, subject))
		.execute();
}

/** Takes one try of a subject back: one that worked does not count. */
export async function forgiveTry(db: Db, limit: Limit, subject: string): Promise<void> {
	await uncount(db, await keyOf(db, limit, subject));
}

/** Removes counters whose window is over. */
export async function sweepThrottle(db: Db): Promise<void> {
	await db.deleteFrom('throttle').where('resets_at', '<', sql<Date>`now()`).execute();
}
