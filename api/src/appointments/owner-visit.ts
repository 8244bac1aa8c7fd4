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

/** Puts a visit among those that the owners of the property see, and notifies them; returns its id. A project as a whole has no owner who looks. */
export async function noteVisit(
	transaction: Tx,
	services: MessageServices,
	{ visited, startsAt, contact }: { visited: Visited; startsAt: Date; contact: string },
	news: 'visit-booked' | 'visit-moved' = 'visit-booked',
): Promise<number | null> {
	const propertyId = visited.property_id;
	if (propertyId === null) return null;
	const { id } = await transaction
		.insertInto('visit')
		.values({
			property_id: propertyId,
			starts_at: startsAt,
			contact,
			status: 'confirmed',
			feedback: '',
		})
		.onConflict((conflict) =>
			conflict.columns(['property_id', 'starts_at', 'contact']).doUpdateSet({ status: 'confirmed' }),
		)
		.returning('id')
		.executeTakeFirstOrThrow();
	await notifyOfHappening(transaction, services, { what: news, propertyId, visitId: id, startsAt });
	return id;
}

/** The owners see that a visit does not take place; where it is moved, they are notified of its new time instead. */
export async function cancelVisit(
	transaction: Tx,
	services: MessageServices,
	visitId: number | null,
	{ isMoved = false } = {},
): Promise<void> {
	if (visitId === null) return;
	const visit = await transaction
		.updateTable('visit')
		.set({ status: 'cancelled' })
		.where('id', '=', visitId)
		.returning(['property_id', 'starts_at'])
		.executeTakeFirst();
	if (!visit || isMoved) return;
	await notifyOfHappening(transaction, services, {
		what: 'visit-cancelled',
		propertyId: visit.property_id,
		visitId,
		startsAt: visit.starts_at,
	});
}
