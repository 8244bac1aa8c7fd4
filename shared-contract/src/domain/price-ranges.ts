/** 0 = for sale, 1 = for rent: the numbers of the agency software's feeds (website.md §3). */
export const GOAL = { sale: 0, rent: 1 } as const;

export type Goal = (typeof GOAL)[keyof typeof GOAL];

export interface PriceRange {
	/** EUR; per month for rent */
	min: number;
	max: number;
	step: number;
}

/** Price slider bounds in EUR (website.md §9). */
export const PRICE_RANGES: Record<Goal, PriceRange> = {
	0: { min: 0, max: 3_000_000, step: 1_000 },
	1: { min: 0, max: 2_000, step: 100 },
};
