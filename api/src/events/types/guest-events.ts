import { GUEST_ROLES } from '@estate/shared-contract';
import { z } from 'zod';
import type { EventType } from './event-type.ts';

const guest = z.strictObject({ propertyId: z.int(), guestId: z.int() });
const subject = 'property/<id>';

/** Whom owners let see their property. */
export const GUEST_EVENTS = {
	'estate.guest.invited': {
		meaning: 'An owner invited somebody to see a property in the portal.',
		subject,
		schema: guest.extend({ role: z.enum(GUEST_ROLES) }),
	},
	'estate.guest.ended': {
		meaning: 'An owner ended the right of a guest to see a property.',
		subject,
		schema: guest,
	},
} as const satisfies Record<string, EventType>;
