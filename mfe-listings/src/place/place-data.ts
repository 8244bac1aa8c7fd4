import type { Goal, PlacePage } from '@estate/shared-contract';

/** What the page of a place shows; nothing is known of a place that is called otherwise. */
export type PlaceData = { goal: Goal; page: PlacePage } | { goal: Goal; page: null };
