/** What a property may have, as the parameter `feature` names it. The place of each is its bit in the database, so new ones stand at the end. */
export const FEATURES = [
	'garden',
	'terrace',
	'lift',
	'parking',
	'furnished',
	'cellar',
	'ground-floor',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Apartments and studios */
const ON_FLOORS: readonly number[] = [2, 3];

/**
 * Does a home lie on the ground floor? Only of apartments and studios does that say something: a house stands on the ground, a
 * shop opens on the street, and feeds write 0 of both or nothing at all, so that a filter would find some of them by chance.
 */
export const isOnGroundFloor = (floor: number | undefined, types: readonly number[]): boolean =>
	floor === 0 && types.some((type) => ON_FLOORS.includes(type));

/** Façades of a house that a search may ask for: between its neighbours (terraced), with one of them (semi-detached), with none (detached). */
export const FACADE_COUNTS = [2, 3, 4] as const;
export type FacadeCount = (typeof FACADE_COUNTS)[number];

/** The façades that a search compares: a home with one has a neighbour on either side as well, one with five has none; 0 says nothing. */
export function facadeCount(facades: number | undefined): FacadeCount | undefined {
	if (facades === undefined || !(facades >= 1)) return undefined;
	return FACADE_COUNTS.find((count) => Math.round(facades) <= count) ?? 4;
}

/** Kilometres around a place that a search may ask for. */
export const RADII = [2, 5, 10, 20, 30] as const;
export type Radius = (typeof RADII)[number];

/** A smallest and a largest number, bounds included; none: open on that side. */
export interface Span {
	min?: number;
	max?: number;
}

/** Filters by a number that lies between two bounds, named as in the query string: living area and plot in m², construction year. */
export const SPAN_KINDS = ['area', 'plot', 'year'] as const;
export type SpanKind = (typeof SPAN_KINDS)[number];

/** `now`, or the month by which a property has to be free, as `yyyy-mm`. */
export type Available = 'now' | `${number}-${number}`;

export function parseAvailable(text: string): Available | undefined {
	return /^(now|20\d\d-(0[1-9]|1[0-2]))$/.test(text) ? (text as Available) : undefined;
}

/** Months since the year 0, so that months can be compared. */
export function monthNumber(month: string): number {
	const [year = 0, number = 1] = month.split('-').map(Number);
	return year * 12 + number - 1;
}

/** The month that `monthNumber` gives this number, as `yyyy-mm`. */
export function monthOfNumber(number: number): `${number}-${number}` {
	const month = String((number % 12) + 1).padStart(2, '0');
	return `${Math.floor(number / 12)}-${month}` as `${number}-${number}`;
}
