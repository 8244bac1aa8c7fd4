/** Its own field, never read from a title (decisions 11 and 13). */
export const PROPERTY_STATES = ['available', 'option', 'sold', 'rented', 'withdrawn'] as const;
export type PropertyState = (typeof PROPERTY_STATES)[number];
