import { OFFER_ANSWERS, OFFER_STATES } from '@estate/shared-contract';
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
	'estate.offer.changed': {
		meaning: 'An offer has another state: the agency noted it, or the hour came until which it was valid.',
		subject: 'offer/<reference>',
		schema: z.strictObject({
			reference: referenceSchema,
			about: aboutSchema,
			from: z.enum(OFFER_STATES),
			to: z.enum(OFFER_STATES),
			by: z.enum(['agency', 'time']),
			amount: z.number().optional().describe('EUR, of a counter-offer'),
		}),
	},
	'estate.offer.answered': {
		meaning: 'An owner asked the agency to accept, refuse or counter an offer. Nothing binds anybody by it.',
		subject: 'offer/<reference>',
		schema: z.strictObject({
			reference: referenceSchema,
			about: aboutSchema,
			answer: z.enum(OFFER_ANSWERS),
			amount: z.number().optional().describe('EUR, that a counter-offer asks for'),
		}),
	},
} as const satisfies Record<string, EventType>;
