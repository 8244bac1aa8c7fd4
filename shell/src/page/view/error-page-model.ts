/** Pages that the frame renders without a remote. */
export type ErrorPage =
	| { kind: 'not-found' }
	/** The link of a mail that lost a part of itself on its way, or leads to nothing any more */
	| { kind: 'incomplete-link' }
	/** The link of a mail whose time is over */
	| { kind: 'link-over' }
	| { kind: 'unavailable' }
	/** The browser has no connection and does not hold the page */
	| { kind: 'offline' }
	/** A request that the site does not take */
	| { kind: 'refused'; reason: RefusalReason };

const REFUSAL_REASONS = [
	'bad-address',
	'long-address',
	'bad-form',
	'crowded',
	'large-form',
	'foreign-form',
	'method',
	'override',
	'override-logged-in',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
