import { z } from 'zod';
import { aboutSchema, type EventType, instantSchema, referenceSchema } from './event-type.ts';

/** Offers by the form of the site; who makes one stands in the request of the same reference. */
export const OFFER_EVENTS = {
	'estate.offer.received': {
		meaning: 'A visitor made an offer.',
		subject: 'offer/<reference>',
		schema: z.strictObject({
			reference: referenceSchema,
			about: aboutSchema.optional(),
			amount: z.number().describe('EUR'),
			validUntil: instantSchema.optional(),
		}),
	},
	'estate.offer.marked': {
		meaning: 'The agency noted what has become of an offer.',
		subject: 'offer/<reference>',
		schema: z.strictObject({
			reference: referenceSchema,
			mark: z.enum(['answered', 'seen', 'accepted', 'refused']),
		}),
	},
} as const satisfies Record<string, EventType>;
