/** When a visitor prefers to be called or visited: 10–13, 13–16, 16–19 in every language (decisions 22). */
export const TIME_SLOTS = { morning: [10, 13], midday: [13, 16], evening: [16, 19] } as const;

export type TimeSlot = keyof typeof TIME_SLOTS;
