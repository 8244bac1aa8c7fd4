import { z } from 'zod';
import { contactSchema, type EventType, languageSchema } from './event-type.ts';

const reader = z.strictObject({ id: z.int(), language: languageSchema, contact: contactSchema });
const search = reader.extend({
	kind: z.enum(['search', 'watch']).describe('watch: properties whose price and state are watched'),
	goal: z.enum(['sale', 'rent']).optional(),
	query: z.string().optional().describe('As the query of the address of a list of the site'),
});
const ended = z.strictObject({ id: z.int() });
const ofSearch = 'saved-search/<id>';
const ofNewsletter = 'newsletter/<id>';

/** Saved searches and the newsletter. An address that was not confirmed is not announced: it may be anybody's. */
export const SUBSCRIPTION_EVENTS = {
	'estate.saved-search.confirmed': {
		meaning: 'A saved search was confirmed, taken up again, or given other criteria.',
		subject: ofSearch,
		schema: search,
	},
	'estate.saved-search.ended': {
		meaning: 'A saved search sends no more mails.',
		subject: ofSearch,
		schema: ended,
	},
	'estate.newsletter.confirmed': {
		meaning: 'Somebody reads the newsletter from now on.',
		subject: ofNewsletter,
		schema: reader,
	},
	'estate.newsletter.ended': {
		meaning: 'Somebody ended the newsletter.',
		subject: ofNewsletter,
		schema: ended,
	},
} as const satisfies Record<string, EventType>;
