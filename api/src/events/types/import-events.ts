import { z } from 'zod';
import type { EventType } from './event-type.ts';

/** Imports of the agency's feed. */
export const IMPORT_EVENTS = {
	'estate.import.done': {
		meaning: 'A feed was taken in.',
		subject: 'import',
		schema: z.strictObject({
			revision: z.string().describe('Of the content, as answers of the api carry it'),
			refused: z.int().describe('Items that were left out'),
			withdrawn: z.int().describe('Properties that the feed does not hold any more'),
		}),
	},
} as const satisfies Record<string, EventType>;
