import { FORMS } from '@estate/shared-contract';
import type { Db, Tx } from '../database/database.ts';
import { queueMails } from '../mail/outbox.ts';
import { recordRequest } from '../owners/record-request.ts';
import { isOffered } from '../requests/request-subject.ts';
import { textOf } from '../requests/taken-request.ts';
import { HttpError } from '../server/http-error.ts';
import { announceVisit } from './announce-visit.ts';
import { appointmentMails } from './appointment-mails.ts';
import { claimPlace, colleagueIdOf } from './book-place.ts';
import { type AppointmentServices, readRelated } from './change-appointment.ts';
import { contactOf, noteVisit } from './owner-visit.ts';
import { remindedAt } from './reminder-time.ts';
import type { StoredAppointment } from './stored-appointment.ts';
import { isInTime, visitCalendarOf } from './visit-calendar.ts';
import { holdStart } from './visit-hold.ts';
import { checkConfirmation } from './visit-limits.ts';

/** Who confirms: the visitor by the link of the mail, or the agency, which has called. */
type Confirmer = 'visitor' | 'agency';

const visitCancelled = () => new HttpError(409, 'appointment-over', 'This visit was cancelled.');

/** Marks it as confirmed at a place of a colleague; false when it was not held any more. */
async function markConfirmed(
	transaction: Tx,
	{ id, property_id, project_id, starts_at, fields }: StoredAppointment,
	{ colleagueId, place }: { colleagueId: number; place: number },
	services: AppointmentServices,
): Promise<boolean> {
	const row = await transaction
		.updateTable('appointment')
		.set({
			status: 'confirmed',
			colleague_id: colleagueId,
			place,
			held_until: null,
			reminded_at: remindedAt(starts_at),
		})
		.where('id', '=', id)
		.where('status', '=', 'held')
		.returning('id')
		.executeTakeFirst();
	if (!row) return false;
	const visit = { visited: { property_id, project_id }, startsAt: starts_at, contact: contactOf(fields) };
	const visitId = await noteVisit(transaction, services, visit);
	await transaction.updateTable('appointment').set({ visit_id: visitId }).where('id', '=', id).execute();
	return true;
}

/** Of a visit that somebody else changed meanwhile. Throws a 409 answer where it was not confirmed but cancelled. */
async function checkConfirmed(transaction: Tx, id: number): Promise<void> {
	const row = await transaction
		.selectFrom('appointment')
		.select('status')
		.where('id', '=', id)
		.executeTakeFirst();
	if (row?.status !== 'confirmed') throw visitCancelled();
}

/**
 * Confirms a visit that was held, also later than its time was kept for, as long as that is free, and as the
 * agency has its notice where it has not called itself: agency, owner and visitor hear of it. Doing it again changes nothing.
 * Throws a `slot-full` refusal, or a 409 answer for one that was cancelled, and then nothing has changed.
 */
export async function confirmAppointment(
	db: Db,
	appointment: StoredAppointment,
	services: AppointmentServices,
	confirmer: Confirmer,
): Promise<void> {
	const { id, request_id, starts_at, ends_at, fields, status } = appointment;
	if (status === 'confirmed') return;
	if (status === 'cancelled') throw visitCancelled();
	const related = await readRelated(db, appointment);
	const { site, subject } = related;
	if (!isOffered(subject)) throw new HttpError(409, 'slot-full', 'This is not visited any more.');
	const calendar = visitCalendarOf(site, subject);
	// Who booked in time has the minutes of the hold to confirm; the agency hears of a visit no sooner.
	if (confirmer === 'visitor' && !isInTime(calendar, starts_at, holdStart()))
		throw new HttpError(
			409,
			'slot-full',
			'This time is not offered any more: it is too near, or on a closed day.',
		);
	await db.transaction().execute(async (transaction) => {
		if (confirmer === 'visitor')
			await checkConfirmation(transaction, textOf(fields, 'email'), services.configuration, id);
		const slot = { id: '', startsAt: starts_at, endsAt: ends_at };
		// Whom the feed names by now: that colleague stands in the mails, and shows it.
		const colleagueId = colleagueIdOf(subject);
		const place = await claimPlace(transaction, slot, { visited: appointment, colleagueId, calendar }, id);
		if (!(await markConfirmed(transaction, appointment, { colleagueId, place }, services)))
			return checkConfirmed(transaction, id);
		await recordRequest(transaction, {
			...services,
			id: request_id,
			form: FORMS['contact-appointment'],
			subject,
			fields,
		});
		const letter = { ...appointment, ...services, ...related, startsAt: starts_at, endsAt: ends_at };
		await queueMails(transaction, request_id, appointmentMails(letter, 'confirmed'));
		await announceVisit(transaction, appointment, { what: 'confirmed', by: confirmer });
	});
}
