import type { Goal } from './price-ranges.ts';

/** Energy classes by letter, as filters know them; `a` takes `a_plus` as well. */
export const EPC_LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
export type EpcLetter = (typeof EPC_LETTERS)[number];

/** Room facets count "at least 1" up to "at least 5". */
export const ROOM_FACET_STEPS = 5;

/** Width of a bar of the price histogram, EUR. The last bar starts at the range's maximum and is open-ended. */
export const PRICE_BAR_WIDTHS: Record<Goal, number> = { 0: 50_000, 1: 50 };

/** So many properties at most does one answer put on the map. */
export const MOST_MAP_POINTS = 2_000;
