import type { Db } from '../database/database.ts';

/** Is the property the owner's? */
export async function isOwn(db: Db, ownerId: number, propertyId: number): Promise<boolean> {
	const row = await db
		.selectFrom('owner_property')
		.select('property_id')
		.where('owner_id', '=', ownerId)
		.where('property_id', '=', propertyId)
		.executeTakeFirst();
	return row !== undefined;
}
