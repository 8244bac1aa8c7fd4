import { belgianIso } from '../calendar/belgian-time.ts';
import type { Configuration } from '../configuration.ts';
import { Reader, readSite } from '../content/site-settings.ts';
import type { Db, Tx } from '../database/database.ts';
import { queueMails } from '../mail/outbox.ts';
import { readGazetteer } from '../places/read-gazetteer.ts';
import { isOffered } from '../requests/request-subject.ts';
import { HttpError, notFound } from '../server/http-error.ts';
import { type Limit, throttleWithin } from '../server/throttle.ts';
import { announceVisit } from './announce-visit.ts';
import { type AppointmentNews, appointmentMails } from './appointment-mails.ts';
import { claimPlace, colleagueIdOf } from './book-place.ts';
import { cancelVisit, contactOf, noteMovedVisit } from './owner-visit.ts';
import { remindedAt } from './reminder-time.ts';
import type { StoredAppointment } from './stored-appointment.ts';
import { type PossibleSlot, possibleSlots, visitCalendarOf } from './visit-calendar.ts';
import { readVisited } from './visited.ts';

export interface AppointmentServices {
	configuration: Configuration;
	secret: string;
}

/** What a visit is of. Throws a 404 answer where it is gone. */
async function readSubject(db: Db, appointment: StoredAppointment) {
	const subject = await readVisited(db, appointment);
	if (!subject) throw notFound('property');
	return subject;
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

export async function readRelated(db: Db, appointment: StoredAppointment) {
	const { configuration: site } = await readSite(db);
	const reader = new Reader(appointment.language, site.defaultLanguage, await readGazetteer(db));
	return { site, reader, subject: await readSubject(db, appointment) };
}

/** Gives the place of a visit that was never confirmed back; false where it is none. */
function cancelHeld(db: Db, appointment: StoredAppointment): Promise<boolean> {
	return db.transaction().execute(async (transaction) => {
		const unheld = await transaction
			.updateTable('appointment')
			.set({ status: 'cancelled' })
			.where('id', '=', appointment.id)
			.where('status', '=', 'held')
			.returning('id')
			.executeTakeFirst();
		if (unheld) await announceVisit(transaction, appointment, { what: 'cancelled' });
		return unheld !== undefined;
	});
}

/** Gives the place back, and informs both sides; of what was never confirmed nobody has heard. Doing it again changes nothing. */
export async function cancelAppointment(
	db: Db,
	appointment: StoredAppointment,
	services: AppointmentServices,
): Promise<void> {
	const { id } = appointment;
	const rest = { ...services, ...(await readRelated(db, appointment)) };
	if (await cancelHeld(db, appointment)) return;
	await db.transaction().execute(async (transaction) => {
		const row = await transaction
			.updateTable('appointment')
			.set((update) => ({ status: 'cancelled', sequence: update('sequence', '+', 1) }))
			.where('id', '=', id)
			.where('status', '=', 'confirmed')
			.returning(['visit_id', 'sequence', 'starts_at', 'ends_at'])
			.executeTakeFirst();
		if (!row) return;
		await cancelVisit(transaction, services, row.visit_id);
		// As it is now: it may have been moved since it was read.
		const former = { ...appointment, sequence: row.sequence - 1 };
		const mails = changed(former, 'cancelled', { startsAt: row.starts_at, endsAt: row.ends_at }, rest);
		await queueMails(transaction, null, mails);
		const { starts_at, ends_at } = row;
		await announceVisit(transaction, { ...appointment, starts_at, ends_at }, { what: 'cancelled' });
	});
}

/** The visit as it is now. Who changes it as well waits, until the transaction ends: each gives back what the one before took. */
async function lockConfirmed(transaction: Tx, id: number) {
	const row = await transaction
		.selectFrom('appointment')
		.select(['visit_id', 'sequence', 'starts_at'])
		.where('id', '=', id)
		.where('status', '=', 'confirmed')
		.forUpdate()
		.executeTakeFirst();
	if (row) return row;
	throw new HttpError(409, 'appointment-over', 'This appointment is not confirmed, or cancelled.');
}

/** Each move is a mail to the visitor, and one to the agency. */
const movesOf = ({ VISIT_LIMIT }: AppointmentServices['configuration']): Limit => ({
	name: 'visit-moves',
	times: VISIT_LIMIT,
	windowSeconds: 86_400,
});

/**
 * Takes another place, of the colleague who shows it by now, and gives the former one back; the time that it has already changes nothing. Throws a `slot-full` refusal, and then
 * nothing has changed.
 */
export async function moveAppointment(
	db: Db,
	appointment: StoredAppointment,
	slotId: string,
	services: AppointmentServices,
): Promise<void> {
	const { id, property_id, project_id, fields } = appointment;
	const visited = { property_id, project_id };
	const rest = { ...services, ...(await readRelated(db, appointment)) };
	const calendar = visitCalendarOf(rest.site, rest.subject);
	const offered = isOffered(rest.subject) ? possibleSlots(calendar) : [];
	const slot = offered.find((one) => one.id === slotId);
	if (!slot)
		throw new HttpError(422, 'invalid', 'This time is not offered (any more).', {
			fields: [{ path: 'slot', code: 'invalid' }],
		});
	await db.transaction().execute(async (transaction) => {
		const former = await lockConfirmed(transaction, id);
		// The same once more, from a second tab: nobody is mailed again.
		if (former.starts_at.getTime() === slot.startsAt.getTime()) return;
		await throttleWithin(transaction, services.secret, movesOf(services.configuration), String(id));
		const colleagueId = colleagueIdOf(rest.subject);
		const place = await claimPlace(transaction, slot, { visited, colleagueId, calendar }, id);
		const { startsAt, endsAt } = slot;
		const visit = { visited, startsAt, contact: contactOf(fields) };
		await noteMovedVisit(transaction, services, former.visit_id, visit);
		await transaction
			.updateTable('appointment')
			.set((update) => ({
				starts_at: startsAt,
				ends_at: endsAt,
				colleague_id: colleagueId,
				place,
				reminded_at: remindedAt(startsAt),
				sequence: update('sequence', '+', 1),
			}))
			.where('id', '=', id)
			.execute();
		const moved = { ...appointment, sequence: former.sequence };
		await queueMails(transaction, null, changed(moved, 'moved', slot, rest));
		const announced = { ...appointment, starts_at: startsAt, ends_at: endsAt };
		const formerStartsAt = belgianIso(former.starts_at);
		await announceVisit(transaction, announced, { what: 'moved', formerStartsAt });
	});
}
