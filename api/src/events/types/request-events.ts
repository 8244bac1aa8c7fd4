import { REQUEST_KINDS } from '@estate/shared-contract';
import { z } from 'zod';
import { aboutSchema, contactSchema, type EventType, languageSchema, referenceSchema } from './event-type.ts';

/** What visitors send by forms. */
export const REQUEST_EVENTS = {
	'estate.request.received': {
		meaning:
			'A visitor sent a form. What was written in it stands in the mail to the agency and in its export.',
		subject: 'request/<reference>',
		schema: z.strictObject({
			reference: referenceSchema,
			kind: z.enum(REQUEST_KINDS),
			language: languageSchema,
			about: aboutSchema.optional(),
			contact: contactSchema,
		}),
	},
	'estate.request.marked': {
		meaning: 'The agency noted that a request is answered.',
		subject: 'request/<reference>',
		schema: z.strictObject({
			reference: referenceSchema,
			mark: z.enum(['answered', 'seen', 'accepted', 'refused']),
		}),
	},
} as const satisfies Record<string, EventType>;
