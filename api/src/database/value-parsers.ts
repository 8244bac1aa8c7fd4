/** json and jsonb */
export const JSON_TYPES: readonly number[] = [114, 3802];

/**
 * How values of both databases are read, by type id: int8 and counts as numbers (they stay far below 2^53),
 * numeric as number, dates as `YYYY-MM-DD`. Everything else as the drivers do it.
 */
export const VALUE_PARSERS: Record<number, (text: string) => unknown> = {
	20: Number,
	1700: Number,
	1082: (text) => text,
};
