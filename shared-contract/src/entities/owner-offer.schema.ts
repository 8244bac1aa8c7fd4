import { z } from 'zod';
import { OFFER_ANSWERS, OFFER_FINANCINGS, OFFER_SIDES, OFFER_STATES } from '../domain/owner-offers.ts';

/** A step in the history of an offer: a change of its state, or what an owner asked the agency to do. */
export const offerStepSchema = z.object({
	id: z.int(),
	/** ISO 8601 */
	at: z.string(),
	by: z.enum(OFFER_SIDES),
	state: z.enum(OFFER_STATES).optional(),
	answer: z.enum(OFFER_ANSWERS).optional(),
	/** EUR, of a counter-offer */
	amount: z.number().optional(),
	note: z.string().optional(),
	/** Name of the owner who asked */
	author: z.string().optional(),
});

/** What a buyer offers: an owner sees it once the agency has passed it on. */
export const offerTermsSchema = z.object({
	/** EUR */
	amount: z.number(),
	/** Such as `L. Maes` */
	buyer: z.string(),
	hasSecondBuyer: z.boolean(),
	financing: z.enum(OFFER_FINANCINGS).optional(),
	/** EUR */
	loanAmount: z.number().optional(),
	/** In the buyer's own words */
	conditions: z.string().optional(),
});

/** An offer for an own property. */
export const ownerOfferSchema = z.object({
	id: z.int(),
	/** What everybody quotes, such as M-7F3K-29 */
	reference: z.string(),
	/** ISO 8601 */
	receivedAt: z.string(),
	validUntil: z.string().optional(),
	state: z.enum(OFFER_STATES),
	/** Undefined: not passed on */
	terms: offerTermsSchema.optional(),
	/** The agency can be asked to accept, refuse or counter it */
	canAnswer: z.boolean(),
	/** The oldest step first */
	history: z.array(offerStepSchema),
});

export type OfferStep = z.infer<typeof offerStepSchema>;
export type OfferTerms = z.infer<typeof offerTermsSchema>;
export type OwnerOffer = z.infer<typeof ownerOfferSchema>;
