import { z } from 'zod';
import { aboutSchema, type EventType, instantSchema, referenceSchema } from './event-type.ts';

const visit = z.strictObject({
	reference: referenceSchema,
	about: aboutSchema,
	startsAt: instantSchema,
	endsAt: instantSchema,
});
const subject = 'visit/<reference>';

/** Visits, from booking to end. */
export const VISIT_EVENTS = {
	'estate.visit.booked': {
		meaning: 'A visitor chose a time. Held: the visitor has still to confirm it by mail.',
		subject,
		schema: visit.extend({ status: z.enum(['held', 'confirmed']) }),
	},
	'estate.visit.confirmed': {
		meaning: 'A visit that was held is confirmed.',
		subject,
		schema: visit.extend({ by: z.enum(['visitor', 'agency']) }),
	},
	'estate.visit.moved': {
		meaning: 'A confirmed visit takes place at another time.',
		subject,
		schema: visit.extend({ formerStartsAt: instantSchema }),
	},
	'estate.visit.cancelled': {
		meaning: 'A visit does not take place; one that was held gave its time back.',
		subject,
		schema: visit,
	},
	'estate.visit.feedback-released': {
		meaning: 'The agency showed the owners of the property what the visitor thought of it.',
		subject,
		schema: visit,
	},
	'estate.visit.answered': {
		meaning: 'An owner agreed to a visit of the property, or proposed another time.',
		subject: 'property/<id>',
		schema: z.strictObject({
			propertyId: z.int(),
			visitId: z.int(),
			agrees: z.boolean(),
			proposedAt: instantSchema.nullable(),
		}),
	},
} as const satisfies Record<string, EventType>;
