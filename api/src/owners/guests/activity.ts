import type { Activity, Owner, PropertyPeople } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** So many of the log are shown: the latest. */
const MOST_SHOWN = 200;
/** Minutes in which the same file, downloaded again by the same person, is the same download, and a log-in the same log-in. */
const SAME_MINUTES = 15;
/** Years after which what happened is forgotten. */
const KEPT_YEARS = 2;

export const nameOf = ({ firstName, lastName }: Pick<Owner, 'firstName' | 'lastName'>): string =>
	`${firstName} ${lastName}`.trim();

/**
 * Writes into the log of a property, which its owners can read. Who downloads a file over and over, or logs in, stands there once
 * a quarter of an hour, or a guest could push what happened before out of sight.
 */
export async function recordActivity(
	db: Db,
	propertyId: number,
	actor: Pick<Owner, 'id' | 'firstName' | 'lastName'>,
	{ type, about = '', aboutId }: { type: Activity; about?: string; aboutId?: number },
): Promise<void> {
	await sql`
		insert into owner_activity (property_id, actor_id, actor, type, about, about_id)
		select ${propertyId}::bigint, ${actor.id}::bigint, ${nameOf(actor)}::text, ${type}::text, ${about}::text,
			${aboutId ?? null}::bigint
		where ${type}::text <> 'downloaded' or not exists (
			select from owner_activity
			where property_id = ${propertyId} and actor_id = ${actor.id} and type = ${type} and about = ${about}
				and at > now() - make_interval(mins => ${SAME_MINUTES})
		)`.execute(db);
}

/** What happened about a property, the latest first. */
export async function readActivity(db: Db, propertyId: number): Promise<PropertyPeople['activity']> {
	const rows = await db
		.selectFrom('owner_activity')
		.select(['id', 'at', 'actor', 'type', 'about'])
		.where('property_id', '=', propertyId)
		.orderBy('id', 'desc')
		.limit(MOST_SHOWN)
		.execute();
	return rows.map(({ at, about, ...row }) => ({
		...row,
		at: at.toISOString(),
		...(about ? { about } : {}),
	}));
}

/** A guest's log-in stands in the log of each property that the guest sees: that of an inviter who still owns it. */
export async function recordLogIn(db: Db, ownerId: number): Promise<void> {
	await sql`
		insert into owner_activity (property_id, actor_id, actor, type)
		select property_guest.property_id, guest.id, trim(guest.first_name || ' ' || guest.last_name), 'logged-in'
		from property_guest join owner guest on guest.id = guest_id
		join owner inviter on inviter.id = invited_by and inviter.disabled_at is null
		join owner_property on owner_property.owner_id = invited_by
			and owner_property.property_id = property_guest.property_id
		where guest_id = ${ownerId} and accepted_at is not null and expires_at > now() and not exists (
			select from owner_activity former
			where former.property_id = property_guest.property_id and former.actor_id = guest.id
				and former.type = 'logged-in' and former.at > now() - make_interval(mins => ${SAME_MINUTES})
		)`.execute(db);
}

/** Removes what happened years ago, and guests whose time was over a year ago. */
export async function sweepActivity(db: Db): Promise<void> {
	await sql`delete from owner_activity where at < now() - make_interval(years => ${KEPT_YEARS})`.execute(db);
	await sql`delete from property_guest where expires_at < now() - interval '1 year'`.execute(db);
}
