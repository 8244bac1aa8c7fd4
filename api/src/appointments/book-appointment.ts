import { OTHER_TIME } from '@estate/shared-contract';
import { confirmAndNotify } from '../requests/confirm-and-notify.ts';
import type { RequestEffect } from '../requests/request-effect.ts';
import { textOf } from '../requests/taken-request.ts';
import { HttpError, notFound } from '../server/http-error.ts';
import { appointmentMails } from './appointment-mails.ts';
import { AGENCY, claimPlace } from './book-place.ts';
import { contactOf, noteVisit } from './owner-visit.ts';
import { possibleSlots, visitCalendarOf } from './visit-calendar.ts';
import { canBeVisited } from './visit-slots.ts';

/** Books a visit at the moment that the visitor chose. "Another moment" is a question that the agency answers. */
export const bookAppointment: RequestEffect = async (request, transaction) => {
	const { id, fields, subject: property, site } = request;
	const chosen = textOf(fields, 'slot');
	if (chosen === OTHER_TIME) return confirmAndNotify(request, transaction);
	if (property?.kind !== 'property') throw notFound('property');
	const calendar = visitCalendarOf(site);
	const slot = canBeVisited(property) ? possibleSlots(calendar).find((one) => one.id === chosen) : undefined;
	if (!slot)
		throw new HttpError(422, 'invalid', 'This moment is not offered (any more).', {
			fields: [{ path: 'slot', code: 'invalid' }],
		});
	const colleagueId = property.colleague?.id ?? AGENCY;
	const place = await claimPlace(transaction, slot, {
		propertyId: property.id,
		colleagueId,
		calendar,
	});
	const { startsAt, endsAt } = slot;
	const visitId = await noteVisit(transaction, {
		propertyId: property.id,
		startsAt,
		contact: contactOf(fields),
	});
	const appointment = await transaction
		.insertInto('appointment')
		.values({
			request_id: id,
			property_id: property.id,
			colleague_id: colleagueId,
			starts_at: startsAt,
			ends_at: endsAt,
			place,
			status: 'confirmed',
			visit_id: visitId,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	return appointmentMails(
		{ ...request, id: appointment.id, sequence: 0, startsAt, endsAt, property },
		'confirmed',
	);
};
