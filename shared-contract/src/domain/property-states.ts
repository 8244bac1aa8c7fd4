/** Its own field, never read from a title (decisions 11 and 13). */
export const PROPERTY_STATES = ['available', 'option', 'sold', 'rented', 'withdrawn'] as const;
export type PropertyState = (typeof PROPERTY_STATES)[number];

/** Is it no longer to be had? Under option it still may be. */
export const isGone = (state: PropertyState): boolean =>
	state === 'sold' || state === 'rented' || state === 'withdrawn';

/** May a price be shown: published, and of what can still be had? Nothing tells what a property was sold or let for. */
export const showsPrice = ({
	PublishPrice,
	State,
}: {
	PublishPrice: boolean;
	State: PropertyState;
}): boolean => PublishPrice && !isGone(State);

/** The sub-status of a discreet sale (decisions 12): neither street nor number nor point of it is published. */
export const DISCREET_SALE = 4;
