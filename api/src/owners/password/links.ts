import { sql } from 'kysely';
import type { Db, Tx } from '../../database/database.ts';
import type { Tables } from '../../database/tables/tables.ts';
import { hashOfToken, newToken } from '../../server/secret-token.ts';

type Purpose = Tables['owner_link']['purpose'];

const MINUTE_SECONDS = 60;
/** Seconds that each is good for. */
const LIFETIMES: Record<Purpose, number> = {
	invitation: 7 * 24 * 60 * MINUTE_SECONDS,
	reset: 60 * MINUTE_SECONDS,
	code: 10 * MINUTE_SECONDS,
};

/** Days and minutes as mails write them. */
export const INVITATION_DAYS = LIFETIMES.invitation / (24 * 60 * MINUTE_SECONDS);
export const RESET_MINUTES = LIFETIMES.reset / MINUTE_SECONDS;

/** A link's owner and what it is for. */
export interface StoredLink {
	ownerId: number;
	email: string;
	/** What no password may be made of: address and name */
	own: string[];
	purpose: Purpose;
	/** Of the account's password now */
	passwordHash: string | null;
}

/**
 * Makes a token that is good once. Returns the only copy. An earlier invitation is worth nothing from now; earlier links of
 * a forgotten password stay good for their hour, or a stranger who asks for more would void those that the owner opens.
 */
export async function makeLink(db: Db, ownerId: number, purpose: Exclude<Purpose, 'code'>): Promise<string> {
	const token = newToken();
	if (purpose === 'invitation')
		await db
			.deleteFrom('owner_link')
			.where('owner_id', '=', ownerId)
			.where('purpose', '=', purpose)
			.execute();
	await db
		.insertInto('owner_link')
		.values({
			token_hash: hashOfToken(token),
			owner_id: ownerId,
			purpose,
			expires_at: sql<Date>`now() + make_interval(secs => ${LIFETIMES[purpose]})`,
		})
		.execute();
	return token;
}

/**
 * The token by which a log-in goes on to its code. Undefined where the password is another one than was checked: a new one has
 * ended what was on its way, and nothing begins after it.
 */
export async function makeStep(
	db: Db,
	{ id, passwordHash }: { id: number; passwordHash: string },
): Promise<string | undefined> {
	const token = newToken();
	const { numAffectedRows } = await sql`
		insert into owner_link (token_hash, owner_id, purpose, expires_at)
		select ${hashOfToken(token)}::text, id, 'code', now() + make_interval(secs => ${LIFETIMES.code}) from owner
		where id = ${id} and password_hash = ${passwordHash}
		for share`.execute(db);
	return numAffectedRows ? token : undefined;
}

/** The link that this token belongs to; undefined when it is unknown, used, too old, or for something else. */
export async function findLink(
	db: Db,
	token: string | undefined,
	purposes: readonly Purpose[],
): Promise<StoredLink | undefined> {
	if (!token) return undefined;
	const row = await db
		.selectFrom('owner_link')
		.innerJoin('owner', 'owner.id', 'owner_link.owner_id')
		.select([
			'owner_link.owner_id',
			'owner_link.purpose',
			'email',
			'first_name',
			'last_name',
			'password_hash',
		])
		.where('token_hash', '=', hashOfToken(token))
		.where('purpose', 'in', purposes)
		.where('disabled_at', 'is', null)
		.where(sql<boolean>`expires_at > now()`)
		.executeTakeFirst();
	if (!row) return undefined;
	const { owner_id: ownerId, purpose, email, first_name, last_name, password_hash: passwordHash } = row;
	return { ownerId, email, purpose, own: [email, first_name, last_name], passwordHash };
}

/** Uses a link up; false when somebody was faster, or it is over. */
export async function spendLink(transaction: Tx | Db, token: string): Promise<boolean> {
	const used = await transaction
		.deleteFrom('owner_link')
		.where('token_hash', '=', hashOfToken(token))
		.where(sql<boolean>`expires_at > now()`)
		.executeTakeFirst();
	return used.numDeletedRows > 0n;
}

/** Makes every link of an account worthless. */
export async function endLinks(db: Db, ownerId: number): Promise<void> {
	await db.deleteFrom('owner_link').where('owner_id', '=', ownerId).execute();
}

/** Removes those that are too old. */
export async function sweepLinks(db: Db): Promise<void> {
	await db.deleteFrom('owner_link').where('expires_at', '<', sql<Date>`now()`).execute();
}
