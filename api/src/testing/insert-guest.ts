import type { GuestPart } from '@estate/shared-contract';
import type { TestApi } from './test-api.ts';

/** Somebody who is let in to see a property, and took the invitation; returns its id. */
export async function insertGuest(
	{ database: { db } }: TestApi,
	{ propertyId, by, guest, parts }: { propertyId: number; by: number; guest: number; parts: GuestPart[] },
): Promise<number> {
	const { id } = await db
		.insertInto('property_guest')
		.values({
			property_id: propertyId,
			invited_by: by,
			guest_id: guest,
			role: 'notary',
			parts,
			accepted_at: new Date(),
			expires_at: new Date(Date.now() + 86_400_000),
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}
