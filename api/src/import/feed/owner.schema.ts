import {
	LONGEST_MESSAGE,
	LONGEST_OFFER_NOTE,
	MESSAGE_SIDES,
	OFFER_ANSWERS,
	OFFER_FINANCINGS,
	OFFER_STATES,
} from '@estate/shared-contract';
import { localizedTextSchema, notificationChoicesSchema } from '@estate/shared-contract/schemas';
import { z } from 'zod';
import { feedIdSchema } from './picture.schema.ts';

/** A text in the agency's language, or in several, the agency's first. */
const ownerText = z.union([z.string(), localizedTextSchema]);

/** Owners with what the agency's software knows of their properties. They choose a password by an invitation (`npm run owners`). */
export const feedOwnerSchema = z.object({
	kind: z.literal('owner'),
	id: feedIdSchema,
	firstName: z.string(),
	lastName: z.string(),
	email: z.email(),
	/** Taken of the demo agency alone; the import hashes it */
	password: z.string().min(8).optional(),
	propertyIds: z.array(feedIdSchema),
	visits: z.array(
		z.object({
			propertyId: feedIdSchema,
			startsAt: z.iso.datetime({ offset: true }),
			status: z.enum(['confirmed', 'cancelled', 'done']),
			contact: z.string(),
			feedback: ownerText,
		}),
	),
	communications: z.array(
		z.object({
			propertyId: feedIdSchema,
			date: z.iso.datetime({ offset: true }),
			type: ownerText,
			contact: z.string(),
			subject: ownerText,
			comment: ownerText,
			status: ownerText,
			source: ownerText,
		}),
	),
	/** Conversation in the portal; taken of the demo agency alone: elsewhere people write it */
	messages: z
		.array(
			z.object({
				propertyId: feedIdSchema,
				sentAt: z.iso.datetime({ offset: true }),
				side: z.enum(MESSAGE_SIDES),
				author: z.string().max(100),
				text: z.string().max(LONGEST_MESSAGE),
			}),
		)
		.optional(),
	/** Offers for the properties; taken of the demo agency alone: elsewhere they come by the form */
	offers: z
		.array(
			z.object({
				propertyId: feedIdSchema,
				reference: z.string().regex(/^[A-Z\d-]{3,30}$/),
				receivedAt: z.iso.datetime({ offset: true }),
				validUntil: z.iso.datetime({ offset: true }).optional(),
				buyer: z.string().max(100),
				hasSecondBuyer: z.boolean().default(false),
				/** EUR */
				amount: z.number().positive(),
				financing: z.enum(OFFER_FINANCINGS).optional(),
				loanAmount: z.number().positive().optional(),
				conditions: z.string().max(1_000).default(''),
				/** What happened since, the oldest first: a state that the agency noted, or what the owner asked for */
				steps: z.array(
					z.object({
						at: z.iso.datetime({ offset: true }),
						state: z.enum(OFFER_STATES).optional(),
						answer: z.enum(OFFER_ANSWERS).optional(),
						amount: z.number().positive().optional(),
						note: z.string().max(LONGEST_OFFER_NOTE).default(''),
					}),
				),
			}),
		)
		.optional(),
	media: z.array(
		z.object({
			propertyId: feedIdSchema,
			portal: z.string(),
			url: z.string(),
			since: z.iso.datetime({ offset: true }),
			providesStatistics: z.boolean(),
		}),
	),
	/** Page views per property, day (YYYY-MM-DD) and portal (`site` for the site itself) */
	pageVisits: z.array(
		z.object({ propertyId: feedIdSchema, day: z.iso.date(), portal: z.string(), count: z.int().min(0) }),
	),
	/** Views on the site, of other properties too, and how many visitors keep one; taken of the demo agency alone: elsewhere visitors do it */
	happened: z
		.object({
			views: z.array(z.object({ propertyId: feedIdSchema, day: z.iso.date(), count: z.int().min(0) })),
			favourites: z.array(z.object({ propertyId: feedIdSchema, visitors: z.int().min(0).max(20) })),
		})
		.optional(),
	/** How often the owner is mailed of what; taken of the demo agency alone: elsewhere owners choose */
	notifications: notificationChoicesSchema.partial().optional(),
});

export type FeedOwner = z.infer<typeof feedOwnerSchema>;
