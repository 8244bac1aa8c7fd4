import type { OfferAnswer } from '@estate/shared-contract';

/** What an owner asks the agency to do with an offer. */
export interface GivenAnswer {
	answer: OfferAnswer;
	/** EUR, of a counter-offer */
	amount?: number | undefined;
	note: string;
}
