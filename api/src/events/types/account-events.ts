import { z } from 'zod';
import { type EventType, languageSchema } from './event-type.ts';

/** Accounts of the owner portal. */
export const ACCOUNT_EVENTS = {
	'estate.account.made': {
		meaning: 'An account was made: of an owner by the agency, of a searcher by a confirmed saved search.',
		subject: 'account/<id>',
		schema: z.strictObject({
			id: z.int(),
			kind: z.enum(['owner', 'searcher']),
			language: languageSchema.optional(),
		}),
	},
} as const satisfies Record<string, EventType>;
