import type { Configuration } from '../configuration.ts';
import { readSite } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import { queueMails } from '../mail/outbox.ts';
import { readPropertySubject } from '../requests/request-subject.ts';
import { HttpError, notFound } from '../server/http-error.ts';
import { type AppointmentNews, appointmentMails } from './appointment-mails.ts';
import { claimPlace } from './book-place.ts';
import { cancelVisit, contactOf, noteVisit } from './owner-visit.ts';
import type { StoredAppointment } from './stored-appointment.ts';
import { type PossibleSlot, possibleSlots, visitCalendarOf } from './visit-calendar.ts';

interface AppointmentServices {
	configuration: Configuration;
	secret: string;
}

async function readProperty(db: Db, { property_id }: StoredAppointment) {
	const property = await readPropertySubject(db, property_id);
	if (!property) throw notFound('property');
	return property;
}

function changed(
	appointment: StoredAppointment,
	news: AppointmentNews,
	{ startsAt, endsAt }: Pick<PossibleSlot, 'startsAt' | 'endsAt'>,
	rest: AppointmentServices & Awaited<ReturnType<typeof readRelated>>,
) {
	const { confirmation, notice } = appointmentMails(
		{ ...appointment, ...rest, sequence: appointment.sequence + 1, startsAt, endsAt },
		news,
	);
	return { [`appointment-${news}`]: confirmation, [`appointment-${news}-notice`]: notice };
}

async function readRelated(db: Db, appointment: StoredAppointment) {
	const { configuration: site } = await readSite(db);
	return { site, property: await readProperty(db, appointment) };
}

/** Gives the place back, and tells both sides. Doing it again changes nothing. */
export async function cancelAppointment(
	db: Db,
	appointment: StoredAppointment,
	services: AppointmentServices,
): Promise<void> {
	const { id, starts_at, ends_at, visit_id } = appointment;
	const rest = { ...services, ...(await readRelated(db, appointment)) };
	await db.transaction().execute(async (transaction) => {
		const row = await transaction
			.updateTable('appointment')
			.set((update) => ({ status: 'cancelled', sequence: update('sequence', '+', 1) }))
			.where('id', '=', id)
			.where('status', '=', 'confirmed')
			.returning('id')
			.executeTakeFirst();
		if (!row) return;
		await cancelVisit(transaction, visit_id);
		const mails = changed(appointment, 'cancelled', { startsAt: starts_at, endsAt: ends_at }, rest);
		await queueMails(transaction, null, mails);
	});
}

/** Takes another place and gives the former one back. Throws a `slot-full` refusal, and then nothing has changed. */
export async function moveAppointment(
	db: Db,
	appointment: StoredAppointment,
	slotId: string,
	services: AppointmentServices,
): Promise<void> {
	const { id, colleague_id, property_id, visit_id, fields } = appointment;
	const rest = { ...services, ...(await readRelated(db, appointment)) };
	const calendar = visitCalendarOf(rest.site);
	const slot = possibleSlots(calendar).find((one) => one.id === slotId);
	if (!slot)
		throw new HttpError(422, 'invalid', 'This moment is not offered (any more).', {
			fields: [{ path: 'slot', code: 'invalid' }],
		});
	await db.transaction().execute(async (transaction) => {
		const where = { propertyId: property_id, colleagueId: colleague_id, calendar };
		const place = await claimPlace(transaction, slot, where, id);
		const { startsAt, endsAt } = slot;
		await cancelVisit(transaction, visit_id);
		const visitId = await noteVisit(transaction, {
			propertyId: property_id,
			startsAt,
			contact: contactOf(fields),
		});
		const row = await transaction
			.updateTable('appointment')
			.set((update) => ({
				starts_at: startsAt,
				ends_at: endsAt,
				place,
				visit_id: visitId,
				sequence: update('sequence', '+', 1),
			}))
			.where('id', '=', id)
			.where('status', '=', 'confirmed')
			.returning('id')
			.executeTakeFirst();
		if (!row) throw new HttpError(409, 'appointment-over', 'This appointment was cancelled.');
		await queueMails(transaction, null, changed(appointment, 'moved', slot, rest));
	});
}
