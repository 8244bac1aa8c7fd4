import { z } from 'zod';
import { LONGEST_PASSWORD } from '../domain/passwords.ts';
import { REQUEST_KINDS, SUBJECT_KINDS } from '../domain/requests.ts';
import { languageSchema } from '../entities/common.schema.ts';
import { requestReceiptSchema } from '../entities/request.schema.ts';
import { searchDescriptionSchema } from './saved-search-endpoints.schema.ts';

/** Longest text that any field of any form takes, with room for what checks say more exactly. */
const LONGEST_TEXT = 20_000;
const textSchema = z.string().max(LONGEST_TEXT, { error: 'too-long' });

/** A proof that a person fills the form in: what stands in the picture, or work that a browser did (decisions 29). */
export const captchaAnswerSchema = z.object({
	/** The challenge, as it was given */
	challenge: z.string().max(2_000),
	/** Characters of the picture */
	text: z.string().max(40).optional(),
	/** Number that solves the work */
	nonce: z.string().max(40).optional(),
});

/** A filled-in form on its way to the api. `values` is checked with the form's description (`checkForm`). */
export const requestSchema = z.object({
	/** One per rendered form: a double click or a retry is one request */
	idempotencyKey: z.string().min(8).max(80),
	language: languageSchema,
	/** Page that the form stood on, path and query */
	page: z.string().max(2_000).optional(),
	/** Filled in by machines only */
	honeypot: z.string().max(200).optional(),
	captcha: captchaAnswerSchema.optional(),
	/** Mark of the answers that were shown before they were sent (`reviewMark`), for forms that ask for that */
	reviewed: z.string().max(40).optional(),
	/** The property, unit or project that it is about */
	subjectId: z.int().positive().optional(),
	/** What that is; by default the first kind that the form can be about */
	subjectKind: z.enum(SUBJECT_KINDS).optional(),
	/** The unit of that project that a question is about */
	unitId: z.int().positive().optional(),
	values: z.record(z.string().max(60), z.union([textSchema, z.array(textSchema).max(60)])),
});

export const captchaSchema = z.object({
	/** Signed and short-lived; handed back with the answer, good for one request */
	challenge: z.string(),
	/** Data URL of the picture with the characters; '' where none could be drawn, and work alone is the proof */
	picture: z.string(),
	/** The work: find a nonce for which SHA-256 of `<challenge>.<nonce>` starts with so many zero bits */
	zeroBits: z.int(),
	/** An answer that comes sooner is a robot's: the browser sends none before */
	waitSeconds: z.int().optional(),
});

/** Leave to hand in one file within some minutes. */
export const uploadTokenSchema = z.object({ uploadToken: z.string().max(300) });

/** A file that a form hands in under its token. */
export const uploadSchema = z.object({
	token: z.string(),
	/** As the visitor's device names it */
	name: z.string(),
	/** Bytes */
	size: z.int(),
});

/** A time at which a property, unit or project can be visited. */
export const visitSlotSchema = z.object({
	/** Value of the form's `slot` */
	id: z.string(),
	/** ISO 8601 with the offset of Belgium */
	startsAt: z.string(),
	endsAt: z.string(),
	/** All its places are taken */
	isFull: z.boolean(),
});

export const visitSlotsSchema = z.object({ slots: z.array(visitSlotSchema) });

/** What a signed link in a mail shows of an appointment. */
export const appointmentSchema = z.object({
	reference: z.string(),
	/** `held`: it waits to be confirmed */
	status: z.enum(['held', 'confirmed', 'cancelled']),
	/** Its time is kept so long for a visit that is held; absent: as long as it is free */
	heldUntil: z.string().optional(),
	startsAt: z.string(),
	endsAt: z.string(),
	/** What is visited. `place`: as far as it may be known; of a visit online that a link follows */
	property: z.object({
		ID: z.int(),
		/** Of an older api: not given, and a property */
		kind: z.enum(SUBJECT_KINDS).optional(),
		title: z.string(),
		place: z.string(),
	}),
	isOnline: z.literal(true).optional(),
	/** What a tenant has to bring (website.md §9), labelled; none for a property for sale */
	terms: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
	/** Visit times to which it can be moved */
	slots: z.array(visitSlotSchema),
});

/** What a signed link in a mail shows of a saved search or newsletter. */
export const subscriptionSchema = z.object({
	kind: z.enum(['wish', 'newsletter', 'watch']),
	status: z.enum(['unconfirmed', 'active', 'paused', 'ended']),
	frequency: z.enum(['at-once', 'daily']).optional(),
	/** The saved search, as the search of the site writes it: query in the format of website.md §7 */
	query: z.string().optional(),
	goal: z.enum(['0', '1']).optional(),
	/** An account was asked for with it: it is made when the password is typed again */
	account: z.literal('asked').optional(),
	/** The search in words, with what it finds now, for who asks in a language */
	description: searchDescriptionSchema.optional(),
	/** Token of the page with all saved searches of the address; of young subscriptions alone */
	manage: z.string().optional(),
});

/** What a thank-you page repeats of its request: facts, and of what was typed no more than the address of a property to value. */
export const askedRequestSchema = z.object({
	kind: z.enum(REQUEST_KINDS),
	/** Property or project; `place`: as far as it may be known */
	about: z.object({ title: z.string(), place: z.string() }).optional(),
	/** An offer, in EUR */
	amount: z.number().optional(),
	/** ISO 8601 with the offset of Belgium, as all times here */
	validUntil: z.string().optional(),
	visit: z
		.object({ startsAt: z.string(), endsAt: z.string(), isOnline: z.literal(true).optional() })
		.optional(),
	/** Days in which a visit suits, YYYY-MM-DD, both included */
	period: z.object({ from: z.string(), to: z.string() }).optional(),
	/** A colleague brings the documents: nothing was mailed */
	byAgent: z.literal(true).optional(),
	/** A job was applied for */
	isApplication: z.literal(true).optional(),
});

const byToken = z.object({ token: z.string().min(10).max(500) });

/** Endpoints of the forms and of the links in their mails. */
export const REQUEST_ENDPOINT_SCHEMAS = {
	sendRequest: {
		params: z.object({ kind: z.enum(REQUEST_KINDS) }),
		body: requestSchema,
		response: requestReceiptSchema,
	},
	askedRequest: {
		params: byToken,
		query: z.object({ language: languageSchema }),
		response: askedRequestSchema,
	},
	captcha: { query: z.object({ language: languageSchema }), response: captchaSchema },
	visitSlots: {
		params: z.object({ id: z.coerce.number().int().positive() }),
		/** `kind`: what the id is of; a property by default */
		query: z.object({ language: languageSchema, kind: z.enum(SUBJECT_KINDS).optional() }),
		response: visitSlotsSchema,
	},
	appointment: {
		params: byToken,
		query: z.object({ language: languageSchema }),
		response: appointmentSchema,
	},
	changeAppointment: {
		params: byToken,
		body: z.union([
			z.object({ action: z.enum(['confirm', 'cancel']) }),
			z.object({ action: z.literal('move'), slot: z.string().max(60) }),
		]),
		response: z.object({ status: z.enum(['confirmed', 'cancelled']) }),
	},
	subscription: {
		params: byToken,
		query: z.object({ language: languageSchema.optional() }),
		response: subscriptionSchema,
	},
	changeSubscription: {
		params: byToken,
		body: z.object({
			action: z.enum(['confirm', 'end', 'at-once', 'daily']),
			/** With `confirm`: that of the account which was asked for */
			password: z.string().max(LONGEST_PASSWORD, { error: 'too-long' }).optional(),
		}),
		response: subscriptionSchema,
	},
} as const;

export type RequestBody = z.infer<typeof requestSchema>;
export type CaptchaAnswer = z.infer<typeof captchaAnswerSchema>;
export type Captcha = z.infer<typeof captchaSchema>;
export type Upload = z.infer<typeof uploadSchema>;
export type VisitSlot = z.infer<typeof visitSlotSchema>;
export type AskedRequest = z.infer<typeof askedRequestSchema>;
export type Appointment = z.infer<typeof appointmentSchema>;
export type Subscription = z.infer<typeof subscriptionSchema>;
