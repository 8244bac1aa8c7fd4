import type { FastifyInstance } from 'fastify';
import { belgianIso } from '../calendar/belgian-time.ts';
import { type Reader, readSite } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import { SUBJECT_READERS } from '../requests/read-subject.ts';
import { titleOfSubject } from '../requests/request-subject.ts';
import type { ApiContext } from '../server/context.ts';
import { HttpError, notFound } from '../server/http-error.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { repeatWhileListening } from '../server/repeat-while-listening.ts';
import { serve } from '../server/serve.ts';
import { appointmentFile } from './appointment-mails.ts';
import { cancelAppointment, moveAppointment, readRelated } from './change-appointment.ts';
import { confirmAppointment } from './confirm-appointment.ts';
import { rentalTerms } from './rental-terms.ts';
import { sendVisitReminders } from './send-reminders.ts';
import { readAppointment, type StoredAppointment } from './stored-appointment.ts';
import { visitCalendarOf } from './visit-calendar.ts';
import { isOnline, visitPlace } from './visit-place.ts';
import { readVisitSlots } from './visit-slots.ts';
import { namedVisited } from './visited.ts';

/** Seconds between two looks for visits of the next day. */
const REMINDER_ROUND_SECONDS = 300;

export const CALENDAR_PATH = '/api/v1/appointments/:token/calendar.ics';

/** Reminds of visits, while the api listens. */
function remindOfVisits(app: FastifyInstance, context: ApiContext): void {
	repeatWhileListening(
		app,
		async () => {
			if ((await sendVisitReminders(context)) > 0) context.onMailQueued();
		},
		{ seconds: REMINDER_ROUND_SECONDS, failure: 'visits not reminded of' },
	);
}

async function appointmentOf(db: Db, token: string): Promise<StoredAppointment> {
	const appointment = await readAppointment(db, await installationSecret(db), token);
	if (!appointment) throw notFound('appointment');
	return appointment;
}

/** What the page of a visit shows. */
async function appointmentPage(db: Db, appointment: StoredAppointment, reader: Reader) {
	const { starts_at, ends_at, reference, status, held_until, fields } = appointment;
	const { site, subject } = await readRelated(db, appointment);
	const calendar = visitCalendarOf(site, subject);
	const { language } = reader;
	return {
		reference,
		status,
		...(status === 'held' && held_until && held_until.getTime() > Date.now()
			? { heldUntil: belgianIso(held_until) }
			: {}),
		startsAt: belgianIso(starts_at),
		endsAt: belgianIso(ends_at),
		property: {
			...namedVisited(subject),
			title: titleOfSubject(subject, reader),
			place: visitPlace({ subject, fields, language, reader }),
		},
		...(isOnline(fields) ? { isOnline: true as const } : {}),
		terms:
			status === 'cancelled'
				? []
				: rentalTerms(subject, site, calendar, language).map(([label, value]) => ({ label, value })),
		slots: await readVisitSlots(db, subject, calendar),
	};
}

/** A visit as a file for calendars. */
function registerCalendarFile(app: FastifyInstance, { database: { db }, configuration }: ApiContext): void {
	app.get<{ Params: { token: string } }>(
		CALENDAR_PATH,
		{ config: { isPrivate: true } },
		async ({ params }, reply) => {
			const appointment = await appointmentOf(db, params.token);
			const { starts_at: startsAt, ends_at: endsAt, status } = appointment;
			// What is not confirmed stands in no calendar.
			if (status === 'held') throw notFound('appointment');
			const file = appointmentFile(
				{
					...appointment,
					...(await readRelated(db, appointment)),
					startsAt,
					endsAt,
					configuration,
					secret: await installationSecret(db),
				},
				status,
			);
			return reply
				.type('text/calendar; charset=utf-8')
				.header('content-disposition', 'attachment; filename="visit.ics"')
				.send(file);
		},
	);
}

/** Visit times, and the page that the mail of a visit leads to. */
export function registerAppointments(app: FastifyInstance, context: ApiContext): void {
	const {
		database: { db },
		configuration,
		onMailQueued,
	} = context;
	remindOfVisits(app, context);
	serve(
		app,
		'visitSlots',
		async ({ params, query: { kind = 'property' } }) => {
			const { configuration: site } = await readSite(db);
			const subject = await SUBJECT_READERS[kind](db, params.id);
			if (!subject) throw notFound(kind);
			return { slots: await readVisitSlots(db, subject, visitCalendarOf(site, subject)) };
		},
		{ isPrivate: true },
	);
	serve(
		app,
		'appointment',
		async ({ params, reader }) => appointmentPage(db, await appointmentOf(db, params.token), reader),
		{ isPrivate: true },
	);
	serve(app, 'changeAppointment', async ({ params, body }) => {
		const appointment = await appointmentOf(db, params.token);
		if (appointment.starts_at.getTime() < Date.now())
			throw new HttpError(409, 'appointment-over', 'This appointment has been.');
		const services = { configuration, secret: await installationSecret(db) };
		if (body.action === 'cancel') await cancelAppointment(db, appointment, services);
		else if (body.action === 'move') await moveAppointment(db, appointment, body.slot, services);
		else await confirmAppointment(db, appointment, services, 'visitor');
		onMailQueued();
		return { status: body.action === 'cancel' ? ('cancelled' as const) : ('confirmed' as const) };
	});
	registerCalendarFile(app, context);
}
