import type { Goal, PlacePage } from '@estate/shared-contract';

/** What the page of a place shows; nothing is known of a place that is called otherwise. */
export type PlaceData = { goal: Goal; page: PlacePage } | { goal: Goal; page: null };

/** A place as its page's words name it. */
export interface PlaceWords {
	heading: string;
	/** What is available, in sentences with the real figures */
	sentences: string[];
}
