import { z } from 'zod';
import { DOCUMENT_KINDS } from '../domain/documents/document-kinds.ts';
import { LONGEST_ACCESS, LONGEST_MESSAGE, MOST_MESSAGE_FILES } from '../domain/owner-messages.ts';
import { LONGEST_OFFER_NOTE, OFFER_ANSWERS } from '../domain/owner-offers.ts';
import { asLine, asLines } from '../domain/plain-lines.ts';
import { GUEST_DAYS, GUEST_PARTS, GUEST_ROLES } from '../domain/property-guests.ts';
import { languageSchema } from '../entities/common.schema.ts';
import { propertyDocumentsSchema } from '../entities/owner-document.schema.ts';
import { ownerMessageSchema } from '../entities/owner-message.schema.ts';
import { ownerOfferSchema } from '../entities/owner-offer.schema.ts';
import { propertyPeopleSchema } from '../entities/property-people.schema.ts';

const nameSchema = z.string().overwrite(asLine).min(1, { error: 'required' }).max(80, { error: 'too-long' });
const byId = z.object({ id: z.coerce.number().int().positive() });
const inLanguage = z.object({ language: languageSchema });

/** Shapes of what owners do with their properties. */
export const OWNER_ENDPOINT_SCHEMAS = {
	ownerMessages: {
		params: byId,
		query: inLanguage,
		/** The oldest first */
		response: z.object({ items: z.array(ownerMessageSchema) }),
	},
	sendOwnerMessage: {
		params: byId,
		body: z.object({
			text: z
				.string()
				.overwrite(asLines)
				.min(1, { error: 'required' })
				.max(LONGEST_MESSAGE, { error: 'too-long' }),
			/** Tokens of uploads of the purpose `message` */
			files: z.array(z.string().max(100)).max(MOST_MESSAGE_FILES).default([]),
			/** Id of the communication that it answers */
			answers: z.int().positive().optional(),
			/** The same when the form is sent twice */
			key: z.string().regex(/^[\w-]{8,64}$/),
		}),
		response: z.object({ id: z.int() }),
	},
	answerVisit: {
		params: byId.extend({ visit: z.coerce.number().int().positive() }),
		body: z.object({
			/** Of the owner, who writes it into the conversation */
			language: languageSchema,
			agrees: z.boolean(),
			/** Of the visit as the owner read it: one that was moved since is not answered */
			startsAt: z.iso.datetime({ offset: true }).optional(),
			/** Another time by the clocks of Belgium, YYYY-MM-DDTHH:MM, where this one does not suit */
			proposed: z.string().max(16).optional(),
			/** Keys, who opens, what to mind */
			access: z.string().overwrite(asLines).max(LONGEST_ACCESS, { error: 'too-long' }).default(''),
		}),
		response: z.object({ ok: z.literal(true) }),
	},
	ownerOffers: {
		params: byId,
		query: inLanguage,
		/** The newest first; `unshown`: older ones that the agency has not passed on */
		response: z.object({ items: z.array(ownerOfferSchema), unshown: z.int().min(0).optional() }),
	},
	answerOffer: {
		params: byId.extend({ offer: z.coerce.number().int().positive() }),
		body: z.object({
			/** Of the owner, who writes it into the conversation */
			language: languageSchema,
			answer: z.enum(OFFER_ANSWERS),
			/** EUR: what a counter-offer asks for, within `counterBounds` */
			amount: z.int().min(0).optional(),
			note: z.string().overwrite(asLines).max(LONGEST_OFFER_NOTE, { error: 'too-long' }).default(''),
			/** The same when the form is sent twice */
			key: z.string().regex(/^[\w-]{8,64}$/),
		}),
		response: z.object({ ok: z.literal(true) }),
	},
	ownerDocuments: {
		params: byId,
		query: inLanguage,
		response: propertyDocumentsSchema,
	},
	addOwnerDocument: {
		params: byId,
		body: z.object({
			kind: z.enum(DOCUMENT_KINDS),
			/** Token of an upload of the purpose `document` */
			file: z.string().min(1, { error: 'required' }).max(100),
			/** Days, YYYY-MM-DD */
			issuedOn: z.iso.date({ error: 'invalid' }).optional(),
			expiresOn: z.iso.date({ error: 'invalid' }).optional(),
			/** The same when the form is sent twice */
			key: z.string().regex(/^[\w-]{8,64}$/),
		}),
		response: z.object({ id: z.int() }),
	},
	removeOwnerDocument: {
		params: byId.extend({ added: z.coerce.number().int().positive() }),
		response: z.object({ ok: z.literal(true) }),
	},
	ownerPeople: { params: byId, response: propertyPeopleSchema },
	inviteGuest: {
		params: byId,
		body: z.object({
			/** Of the mail */
			language: languageSchema,
			email: z.email({ error: 'invalid' }).max(254, { error: 'too-long' }),
			firstName: nameSchema,
			lastName: nameSchema,
			role: z.enum(GUEST_ROLES),
			parts: z.array(z.enum(GUEST_PARTS)).max(GUEST_PARTS.length).default([]),
			days: z.literal([...GUEST_DAYS]),
		}),
		response: z.object({ ok: z.literal(true) }),
	},
	endGuest: {
		params: byId.extend({ guest: z.coerce.number().int().positive() }),
		response: z.object({ ok: z.literal(true) }),
	},
} as const;
