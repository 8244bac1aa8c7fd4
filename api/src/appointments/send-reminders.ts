import type { Db, Tx } from '../database/database.ts';
import { queueMails } from '../mail/outbox.ts';
import { isOffered } from '../requests/request-subject.ts';
import type { ApiContext } from '../server/context.ts';
import { HttpError } from '../server/http-error.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { Round } from '../server/round.ts';
import { visitorMail } from './appointment-mails.ts';
import { type AppointmentServices, readRelated } from './change-appointment.ts';
import { reminderTime } from './reminder-time.ts';
import { readUnreminded, type StoredAppointment } from './stored-appointment.ts';

const HOUR_MS = 3_600_000;
/** A visit that begins sooner is not reminded of any more, such as after an api that was away: its visitor is on the way. */
const LATEST = HOUR_MS;
/** Days of visits that are looked at: a reminder is due the day before, whatever the hour */
const AHEAD = 48 * HOUR_MS;

/** Marks it as reminded of; false when somebody else did, or it was cancelled or moved meanwhile. */
async function claim(transaction: Tx, { id, sequence }: StoredAppointment, now: Date): Promise<boolean> {
	const row = await transaction
		.updateTable('appointment')
		.set({ reminded_at: now })
		.where('id', '=', id)
		.where('status', '=', 'confirmed')
		.where('sequence', '=', sequence)
		.where('reminded_at', 'is', null)
		.returning('id')
		.executeTakeFirst();
	return row !== undefined;
}

/** What the reminder says; undefined where it is not visited any more: the agency tells that itself. */
async function readVisit(db: Db, appointment: StoredAppointment) {
	try {
		const related = await readRelated(db, appointment);
		return isOffered(related.subject) ? related : undefined;
	} catch (error) {
		if (error instanceof HttpError && error.statusCode === 404) return undefined;
		throw error;
	}
}

async function remind(
	db: Db,
	appointment: StoredAppointment,
	services: AppointmentServices,
	now: Date,
): Promise<boolean> {
	const related = await readVisit(db, appointment);
	return db.transaction().execute(async (transaction) => {
		// Mark and mail in one transaction: a reminder that waits in the outbox is never written again, whatever stops or which way the clock jumps.
		if (!(await claim(transaction, appointment, now)) || !related) return false;
		const { starts_at: startsAt, ends_at: endsAt } = appointment;
		const mail = visitorMail({ ...appointment, ...services, ...related, startsAt, endsAt }, 'reminder');
		await queueMails(transaction, null, { 'appointment-reminder': mail });
		return true;
	});
}

/**
 * Reminds of the confirmed visits of the next day, each once. Returns how many mails wait. Throws a `RoundError` at the end
 * where one could not be reminded of.
 */
export async function sendVisitReminders(
	{ database: { db }, configuration }: Pick<ApiContext, 'database' | 'configuration'>,
	now = new Date(),
): Promise<number> {
	const from = new Date(now.getTime() + LATEST);
	const visits = await readUnreminded(db, from, new Date(now.getTime() + AHEAD));
	const due = visits.filter(({ starts_at }) => reminderTime(starts_at) <= now);
	if (due.length === 0) return 0;
	const services = { configuration, secret: await installationSecret(db) };
	const round = new Round(db);
	let mails = 0;
	for (const appointment of due)
		await round.item('visit', appointment.id, async () => {
			if (await remind(db, appointment, services, now)) mails += 1;
		});
	round.end();
	return mails;
}
