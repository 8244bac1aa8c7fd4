import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { hashOfToken, newToken } from '../../server/secret-token.ts';

/** In lower case: paths have none. */
const TOKEN = /^[\da-f]{64}$/;

/** Makes the secret part of the address of an owner's calendar; the one before is worth nothing any more. */
export async function renewCalendar(db: Db, ownerId: number): Promise<string> {
	const token = newToken();
	const made = { token_hash: hashOfToken(token), made_at: sql<Date>`now()` };
	await db
		.insertInto('owner_calendar')
		.values({ owner_id: ownerId, ...made })
		.onConflict((conflict) => conflict.column('owner_id').doUpdateSet(made))
		.execute();
	return token;
}

export async function endCalendar(db: Db, ownerId: number): Promise<void> {
	await db.deleteFrom('owner_calendar').where('owner_id', '=', ownerId).execute();
}

/** When the address was made that works now; undefined where there is none. */
export async function calendarSince(db: Db, ownerId: number): Promise<Date | undefined> {
	const row = await db
		.selectFrom('owner_calendar')
		.select('made_at')
		.where('owner_id', '=', ownerId)
		.executeTakeFirst();
	return row?.made_at;
}

/** Whose calendar it is; undefined for any other token, and for an account that is closed. */
export async function ownerOfCalendar(db: Db, token: string) {
	if (!TOKEN.test(token)) return undefined;
	return db
		.selectFrom('owner_calendar')
		.innerJoin('owner', 'owner.id', 'owner_id')
		.select(['owner.id', 'language'])
		.where('token_hash', '=', hashOfToken(token))
		.where('disabled_at', 'is', null)
		.executeTakeFirst();
}
