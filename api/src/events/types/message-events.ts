import { z } from 'zod';
import type { EventType } from './event-type.ts';

/** The conversation of owners and agency about a property. */
export const MESSAGE_EVENTS = {
	'estate.message.sent': {
		meaning: 'An owner wrote to the agency in the portal, or the agency to the owners of a property.',
		subject: 'property/<id>',
		schema: z.strictObject({
			propertyId: z.int(),
			messageId: z.int(),
			from: z.enum(['owner', 'agency']),
			files: z.int().describe('How many go with it'),
		}),
	},
} as const satisfies Record<string, EventType>;
