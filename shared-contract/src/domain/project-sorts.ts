/** Orders of the list of projects besides the agency's own: by the price that they start from, and by the month of completion. */
export const PROJECT_SORTS = ['price-asc', 'price-desc', 'delivery'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];
