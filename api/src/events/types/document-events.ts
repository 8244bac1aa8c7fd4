import { DOCUMENT_KINDS } from '@estate/shared-contract';
import { z } from 'zod';
import type { EventType } from './event-type.ts';

/** The file of a property. */
export const DOCUMENT_EVENTS = {
	'estate.document.added': {
		meaning: 'An owner handed a document in for a property.',
		subject: 'property/<id>',
		schema: z.strictObject({
			propertyId: z.int(),
			documentId: z.int(),
			kind: z.enum(DOCUMENT_KINDS),
		}),
	},
} as const satisfies Record<string, EventType>;
