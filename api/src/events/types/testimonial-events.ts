import { z } from 'zod';
import { type EventType, referenceSchema } from './event-type.ts';

const subject = 'testimonial/<reference>';
const schema = z.strictObject({ reference: referenceSchema });

/** What visitors write about the agency. */
export const TESTIMONIAL_EVENTS = {
	'estate.testimonial.received': { meaning: 'A testimonial waits for a decision.', subject, schema },
	'estate.testimonial.published': { meaning: 'A testimonial stands on the site.', subject, schema },
	'estate.testimonial.refused': {
		meaning: 'A testimonial is kept off the site, or taken off again.',
		subject,
		schema,
	},
} as const satisfies Record<string, EventType>;
