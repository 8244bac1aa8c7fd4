import type { Columns, ManifestSlot } from '@estate/shared-contract';

/** One slot of a page, before it is rendered. */
export interface PlannedSlot {
	/** Unique on the page, such as `s0`; prefix of the slot's ids */
	key: string;
	remote: string;
	slot: ManifestSlot;
	/** What the page hands to the slot: a resolved module, or null */
	input: unknown;
	/** Row of the page, from 0 */
	row: number;
	columns: Columns;
	/** The slot stands in a place of the frame and spans the whole window */
	isBanner?: boolean;
}

export const FULL_WIDTH: Columns = { sm: 12, md: 12, lg: 12 };
