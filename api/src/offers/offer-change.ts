import type { OfferState } from '@estate/shared-contract';

/** A step that the agency noted in the history of an offer. */
export interface OfferChange {
	id: number;
	state: OfferState;
	/** EUR, of a counter-offer */
	amount: number | null;
	note: string;
}
