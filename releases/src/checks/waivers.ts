/** Checks that can be left out by a flag; what was left out stands in the log entry. */
export const WAIVERS = ['browser', 'growth'] as const;
export type Waiver = (typeof WAIVERS)[number];
