import type { Db } from '../../database/database.ts';
import { HttpError } from '../../server/http-error.ts';

/** Does the account own a property? A searcher and a guest do not. */
export async function ownsProperty(db: Db, ownerId: number): Promise<boolean> {
	const row = await db
		.selectFrom('owner_property')
		.select('property_id')
		.where('owner_id', '=', ownerId)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** Throws a 403 answer for who owns none: there is nothing to be notified of. */
export async function requireProperty(db: Db, ownerId: number): Promise<void> {
	if (!(await ownsProperty(db, ownerId)))
		throw new HttpError(403, 'guest-sees-only', 'Only who owns a property is notified of what happens.');
}
