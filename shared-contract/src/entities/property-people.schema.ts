import { z } from 'zod';
import { ACTIVITIES, GUEST_PARTS, GUEST_ROLES } from '../domain/property-guests.ts';

export const propertyGuestSchema = z.object({
	id: z.int(),
	name: z.string(),
	email: z.string(),
	role: z.enum(GUEST_ROLES),
	parts: z.array(z.enum(GUEST_PARTS)),
	/** ISO 8601 */
	invitedAt: z.string(),
	expiresAt: z.string(),
	state: z.enum(['invited', 'active', 'over']),
});

/** Who sees a property in the portal, and what happened there. */
export const propertyPeopleSchema = z.object({
	owners: z.array(z.object({ name: z.string(), isYou: z.boolean() })),
	guests: z.array(propertyGuestSchema),
	/** The latest first */
	activity: z.array(
		z.object({
			id: z.int(),
			/** ISO 8601 */
			at: z.string(),
			actor: z.string(),
			type: z.enum(ACTIVITIES),
			/** Name of the file or the person that it is about */
			about: z.string().optional(),
		}),
	),
});

export type PropertyPeople = z.infer<typeof propertyPeopleSchema>;
