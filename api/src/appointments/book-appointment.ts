import { OTHER_TIME } from '@estate/shared-contract';
import { confirmAndNotify } from '../requests/confirm-and-notify.ts';
import type { RequestEffect } from '../requests/request-effect.ts';
import { isOffered, type RequestSubject } from '../requests/request-subject.ts';
import { type TakenRequest, textOf } from '../requests/taken-request.ts';
import { HttpError, notFound } from '../server/http-error.ts';
import { announceVisit } from './announce-visit.ts';
import { claimPlace, colleagueIdOf } from './book-place.ts';
import { holdMail } from './hold-mail.ts';
import { type PossibleSlot, possibleSlots, visitCalendarOf } from './visit-calendar.ts';
import { holdEnd } from './visit-hold.ts';
import { checkBooking, checkNetwork, mayHold } from './visit-limits.ts';
import { visitedOf } from './visited.ts';

/** The time that the visitor chose. Throws a 422 answer for one that is not offered. */
function chosenSlot({ fields, site }: TakenRequest, subject: RequestSubject): PossibleSlot {
	const slots = isOffered(subject) ? possibleSlots(visitCalendarOf(site, subject)) : [];
	const slot = slots.find(({ id }) => id === textOf(fields, 'slot'));
	if (slot) return slot;
	throw new HttpError(422, 'invalid', 'This time is not offered (any more).', {
		fields: [{ path: 'slot', code: 'invalid' }],
	});
}

/**
 * Books a visit at the time that the visitor chose: it keeps the time for a while, and is confirmed by the mail, also of who
 * confirmed one before, since anyone can type an address. "Another time" is a question that the agency answers.
 */
export const bookAppointment: RequestEffect = async (request, transaction) => {
	const { id, fields, subject, site, configuration } = request;
	if (textOf(fields, 'slot') === OTHER_TIME) return confirmAndNotify(request, transaction);
	if (!subject) throw notFound('property');
	const slot = chosenSlot(request, subject);
	const { startsAt, endsAt } = slot;
	const email = textOf(fields, 'email');
	const visited = visitedOf(subject);
	const where = { visited, colleagueId: colleagueIdOf(subject) };
	await checkBooking(transaction, email, configuration);
	await checkNetwork(transaction, request);
	const heldUntil = (await mayHold(transaction, where, configuration)) ? holdEnd() : undefined;
	const place = await claimPlace(transaction, slot, { ...where, calendar: visitCalendarOf(site, subject) });
	const appointment = await transaction
		.insertInto('appointment')
		.values({
			request_id: id,
			...visited,
			colleague_id: where.colleagueId,
			starts_at: startsAt,
			ends_at: endsAt,
			place,
			status: 'held',
			held_until: heldUntil ?? null,
			visit_id: null,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	const booked = { ...visited, reference: request.reference, starts_at: startsAt, ends_at: endsAt };
	await announceVisit(transaction, booked, { what: 'booked', status: 'held' });
	const letter = { ...request, id: appointment.id, sequence: 0, startsAt, endsAt, subject };
	return { 'visit-hold': holdMail(letter, heldUntil) };
};
