import type { FormFields } from '@estate/shared-contract';
import type { Tx } from '../database/database.ts';
import type { MessageServices } from '../owners/messages/message-draft.ts';
import { notifyOfHappening } from '../owners/notifications/happening-mail.ts';
import { textOf } from '../requests/taken-request.ts';
import type { Visited } from './visited.ts';

/** How the owner of the property sees a visitor: `L. Maes`. */
export function contactOf(fields: FormFields): string {
	const initial = [...textOf(fields, 'firstName')][0];
	return [initial && `${initial.toUpperCase()}.`, textOf(fields, 'lastName')].filter(Boolean).join(' ');
}

interface OwnerVisit {
	visited: Visited;
	startsAt: Date;
	contact: string;
}

/**
 * The visitor's name among the visits of a property at a time: of several with the same one the later are numbered, `L. Maes (2)`,
 * so that each has a row of its own, which is cancelled and forgotten with that visitor alone.
 */
async function freeContact(
	transaction: Tx,
	propertyId: number,
	{ startsAt, contact }: OwnerVisit,
	ownId = 0,
): Promise<string> {
	const rows = await transaction
		.selectFrom('visit')
		.select('contact')
		.where('property_id', '=', propertyId)
		.where('starts_at', '=', startsAt)
		.where('id', '<>', ownId)
		.execute();
	const taken = new Set(rows.map((row) => row.contact));
	let free = contact;
	for (let count = 2; taken.has(free); count++) free = `${contact} (${count})`;
	return free;
}

/** Puts a visit among those that the owners of the property see, and notifies them; returns its id. A project as a whole has no owner who looks. */
export async function noteVisit(
	transaction: Tx,
	services: MessageServices,
	visit: OwnerVisit,
): Promise<number | null> {
	const { visited, startsAt } = visit;
	const propertyId = visited.property_id;
	if (propertyId === null) return null;
	const { id } = await transaction
		.insertInto('visit')
		.values({
			property_id: propertyId,
			starts_at: startsAt,
			contact: await freeContact(transaction, propertyId, visit),
			status: 'confirmed',
			feedback: '',
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	await notifyOfHappening(transaction, services, { what: 'visit-booked', propertyId, visitId: id, startsAt });
	return id;
}

/** The owners see the same visit at its new time, and are notified of it: one row, so that nobody's name stays behind at the former time. */
export async function noteMovedVisit(
	transaction: Tx,
	services: MessageServices,
	visitId: number | null,
	visit: OwnerVisit,
): Promise<void> {
	const { visited, startsAt } = visit;
	const propertyId = visited.property_id;
	if (visitId === null || propertyId === null) return;
	await transaction
		.updateTable('visit')
		.set({
			starts_at: startsAt,
			contact: await freeContact(transaction, propertyId, visit, visitId),
			status: 'confirmed',
		})
		.where('id', '=', visitId)
		.execute();
	await notifyOfHappening(transaction, services, { what: 'visit-moved', propertyId, visitId, startsAt });
}

/** The owners see that a visit does not take place, and are notified of it. */
export async function cancelVisit(
	transaction: Tx,
	services: MessageServices,
	visitId: number | null,
): Promise<void> {
	if (visitId === null) return;
	const visit = await transaction
		.updateTable('visit')
		.set({ status: 'cancelled' })
		.where('id', '=', visitId)
		.returning(['property_id', 'starts_at'])
		.executeTakeFirst();
	if (!visit) return;
	await notifyOfHappening(transaction, services, {
		what: 'visit-cancelled',
		propertyId: visit.property_id,
		visitId,
		startsAt: visit.starts_at,
	});
}
