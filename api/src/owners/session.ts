import { createHash, randomBytes } from 'node:crypto';
import type { Owner } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** A session ends after half an hour without a request, and after twelve hours anyway (decisions 26). */
const IDLE = sql`interval '30 minutes'`;
const LONGEST = sql`interval '12 hours'`;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Starts a session and returns its token: the only copy, for the cookie. Sessions that have ended are removed. */
export async function startSession(db: Db, ownerId: number): Promise<string> {
	const token = randomBytes(32).toString('base64url');
	await db
		.deleteFrom('owner_session')
		.where(sql<boolean>`last_seen_at < now() - ${IDLE} or created_at < now() - ${LONGEST}`)
		.execute();
	await db
		.insertInto('owner_session')
		.values({ token_hash: hashOf(token), owner_id: ownerId })
		.execute();
	return token;
}

/** Whose session it is, and that it is in use; undefined when it is unknown or over. */
export async function readSession(db: Db, token: string): Promise<Owner | undefined> {
	const { rows } = await sql<Owner>`
		update owner_session set last_seen_at = now() from owner
		where token_hash = ${hashOf(token)} and owner.id = owner_id
			and last_seen_at >= now() - ${IDLE} and owner_session.created_at >= now() - ${LONGEST}
		returning owner.id as "id", first_name as "firstName", last_name as "lastName", email as "email"`.execute(
		db,
	);
	return rows[0];
}

export async function endSession(db: Db, token: string): Promise<void> {
	await db.deleteFrom('owner_session').where('token_hash', '=', hashOf(token)).execute();
}

/** Ends all sessions of an account, such as after a new password. */
export async function endAllSessions(db: Db, ownerId: number): Promise<void> {
	await db.deleteFrom('owner_session').where('owner_id', '=', ownerId).execute();
}
