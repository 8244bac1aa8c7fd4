import type { FormFields } from '@estate/shared-contract';
import type { Tx } from '../database/database.ts';
import { textOf } from '../requests/taken-request.ts';
import type { Visited } from './visited.ts';

/** How the owner of the property sees a visitor: `L. Maes`. */
export function contactOf(fields: FormFields): string {
	const initial = [...textOf(fields, 'firstName')][0];
	return [initial && `${initial.toUpperCase()}.`, textOf(fields, 'lastName')].filter(Boolean).join(' ');
}

/** Puts a visit among those that the owner of the property sees; returns its id. A project as a whole has no owner who looks. */
export async function noteVisit(
	transaction: Tx,
	{ visited, startsAt, contact }: { visited: Visited; startsAt: Date; contact: string },
): Promise<number | null> {
	if (visited.property_id === null) return null;
	const { id } = await transaction
		.insertInto('visit')
		.values({
			property_id: visited.property_id,
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
	return id;
}

/** The owner sees that a visit does not take place. */
export async function cancelVisit(transaction: Tx, visitId: number | null): Promise<void> {
	if (visitId === null) return;
	await transaction.updateTable('visit').set({ status: 'cancelled' }).where('id', '=', visitId).execute();
}
