import type { Db } from '../database/database.ts';

/** Notes something signed as used; false when it was already. It is forgotten when it is over anyway. */
export async function useOnce(db: Db, id: string, expiresAt: Date): Promise<boolean> {
	const row = await db
		.insertInto('used_captcha')
		.values({ id, expires_at: expiresAt })
		.onConflict((conflict) => conflict.doNothing())
		.returning('id')
		.executeTakeFirst();
	return row !== undefined;
}
