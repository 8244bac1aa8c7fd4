const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

/** 0 for Monday to 6 for Sunday, from `Mo`, `monday` or the like (schema.org); -1 for anything else. */
export const weekdayIndex = (day: string): number => DAYS.indexOf(day.slice(0, 2).toLowerCase());
