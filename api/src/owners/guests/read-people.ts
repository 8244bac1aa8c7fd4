import type { PropertyPeople } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { nameOf, readActivity } from './activity.ts';

interface Guest {
	invited_name: string | null;
	accepted_at: Date | null;
	email: string;
	firstName: string;
	lastName: string;
}

/** Until somebody accepts, nobody learns of an invitation whose account has the address: the name is the one that was typed. */
export const guestName = ({ invited_name, accepted_at, email, ...name }: Guest): string =>
	accepted_at ? nameOf(name) : (invited_name ?? email.toLowerCase());

/** Who sees a property in the portal, and what happened there. Whose it is is the caller's to know. */
export async function readPeople(db: Db, ownerId: number, propertyId: number): Promise<PropertyPeople> {
	const owners = await db
		.selectFrom('owner')
		.innerJoin('owner_property', 'owner_property.owner_id', 'owner.id')
		.select(['owner.id', 'first_name as firstName', 'last_name as lastName'])
		.where('property_id', '=', propertyId)
		.orderBy('owner.id')
		.execute();
	const guests = await db
		.selectFrom('property_guest')
		.innerJoin('owner', 'owner.id', 'guest_id')
		.selectAll('property_guest')
		.select(['email', 'first_name as firstName', 'last_name as lastName'])
		.select(sql<boolean>`expires_at <= now()`.as('is_over'))
		.where('property_id', '=', propertyId)
		.orderBy('property_guest.id')
		.execute();
	return {
		owners: owners.map((owner) => ({ name: nameOf(owner), isYou: owner.id === ownerId })),
		guests: guests.map(
			({ id, role, parts, email, invited_at, accepted_at, expires_at, is_over, ...guest }) => ({
				id,
				name: guestName({ ...guest, email, accepted_at }),
				// As an account spells it would tell that there is one.
				email: accepted_at ? email : email.toLowerCase(),
				role,
				parts,
				invitedAt: invited_at.toISOString(),
				expiresAt: expires_at.toISOString(),
				state: is_over ? ('over' as const) : accepted_at ? ('active' as const) : ('invited' as const),
			}),
		),
		activity: await readActivity(db, propertyId),
	};
}

/** Properties that others let an account see, each with the owner who does. */
export async function readSharedWith(db: Db, guestId: number) {
	const { rows } = await sql<{ propertyId: number }>`
		select property_id as "propertyId" from property_guest
		where guest_id = ${guestId} and accepted_at is not null and expires_at > now()
		order by property_id`.execute(db);
	return rows.map(({ propertyId }) => propertyId);
}
