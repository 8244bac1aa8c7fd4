import { sql } from 'kysely';
import { announceVisit } from '../../appointments/announce-visit.ts';
import type { StoredAppointment } from '../../appointments/stored-appointment.ts';
import type { Tx } from '../../database/database.ts';
import { notFound } from '../../server/http-error.ts';
import type { MessageServices } from '../messages/message-draft.ts';
import { notifyOfHappening } from '../notifications/happening-mail.ts';

/** Shows the owners of a property what a visitor thought of it, and notifies them. Throws a 404 answer where somebody did before. */
export async function releaseFeedback(
	transaction: Tx,
	services: MessageServices,
	appointment: StoredAppointment,
	feedback: string,
): Promise<void> {
	const visit = await transaction
		.updateTable('visit')
		.set({ feedback, status: 'done', words: sql`'{}'` })
		.where('id', '=', appointment.visit_id ?? 0)
		.where('feedback', '=', '')
		.returning(['id', 'property_id', 'starts_at'])
		.executeTakeFirst();
	if (!visit) throw notFound('visit without feedback');
	const { id: visitId, property_id: propertyId, starts_at: startsAt } = visit;
	await notifyOfHappening(transaction, services, { what: 'feedback', propertyId, visitId, startsAt });
	await announceVisit(transaction, appointment, { what: 'feedback-released' });
}
