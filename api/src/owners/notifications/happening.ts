import type { DocumentKind, NotificationKind } from '@estate/shared-contract';
import type { OfferChange } from '../../offers/offer-change.ts';

/** What happened around a property that its owners are notified of. */
export type Happening = { propertyId: number } & (
	| { what: 'message'; messageId: number }
	| { what: VisitNews | 'feedback'; visitId: number; startsAt: Date }
	| { what: 'offer'; requestId: number }
	/** Null: an offer of the demo agency */
	| { what: 'offer-changed'; requestId: number | null; change: OfferChange }
	| { what: 'document'; documentKind: DocumentKind; expiresOn: string }
);

export type VisitNews = 'visit-booked' | 'visit-moved' | 'visit-cancelled';

/** By which of the owner's choices it is mailed. */
export const KIND_OF: Record<Happening['what'], NotificationKind> = {
	message: 'message',
	'visit-booked': 'visit',
	'visit-moved': 'visit',
	'visit-cancelled': 'visit',
	feedback: 'feedback',
	offer: 'offer',
	'offer-changed': 'offer',
	document: 'document',
};
