import type { GuestPart, Owner } from '@estate/shared-contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { HttpError } from '../../server/http-error.ts';
import { isOwn } from '../is-own.ts';

/** Who asks about a property: one of its owners, or a guest, who then sees what the owner sees that let the guest in. */
export interface ActingOwner extends Owner {
	guest?: Pick<Owner, 'id' | 'firstName' | 'lastName'> & { parts: readonly GuestPart[] };
}

const PROPERTY = '/api/v1/owner/properties/:id';

/** Parts by the address below a property; `facts` every guest sees. What is not named here no guest gets. */
const PARTS: readonly (readonly [below: string, part: GuestPart | 'facts'])[] = [
	['', 'facts'],
	['/visits', 'visits'],
	['/messages', 'messages'],
	['/communications', 'messages'],
	['/documents', 'documents'],
	['/statistics', 'figures'],
	['/report', 'figures'],
];

function partOf(route: string): GuestPart | 'facts' | undefined {
	const below = route.slice(PROPERTY.length);
	return PARTS.find(([start]) =>
		start === '' ? below === '' : new RegExp(`^${start}(?=[/.]|$)`).test(below),
	)?.[1];
}

/** A right to see a property that holds now: of a guest, from somebody who still owns it. */
export async function readGrant(db: Db, guestId: number, propertyId: number) {
	const { rows } = await sql<Owner & { parts: GuestPart[] }>`
		select owner.id, first_name as "firstName", last_name as "lastName", email, kind, parts
		from property_guest
		join owner on owner.id = invited_by and disabled_at is null
		join owner_property on owner_property.owner_id = invited_by
			and owner_property.property_id = property_guest.property_id
		where guest_id = ${guestId} and property_guest.property_id = ${propertyId}
			and accepted_at is not null and expires_at > now()`.execute(db);
	return rows[0];
}

/**
 * Every endpoint about a property gets its owner here, so that what a guest may is decided in one place: to read, and of the
 * parts alone that were shared. Throws 403 answers. Who is neither owner nor guest stays who it is, and finds nothing.
 */
export async function actAs(db: Db, owner: Owner, request: FastifyRequest): Promise<ActingOwner> {
	const route = request.routeOptions.url ?? '';
	if (!route.startsWith(PROPERTY)) return owner;
	const propertyId = Number((request.params as { id?: unknown }).id);
	if (await isOwn(db, owner.id, propertyId)) return owner;
	const grant = await readGrant(db, owner.id, propertyId);
	if (!grant) return owner;
	if (request.method !== 'GET')
		throw new HttpError(403, 'guest-sees-only', 'A guest sees the property and changes nothing.');
	const { parts, ...inviter } = grant;
	const part = partOf(route);
	if (!part || (part !== 'facts' && !parts.includes(part)))
		throw new HttpError(403, 'not-shared', 'This part of the property is not shared with you.');
	const { id, firstName, lastName } = owner;
	return { ...inviter, guest: { id, firstName, lastName, parts } };
}
