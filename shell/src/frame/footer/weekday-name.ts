const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
/** A Monday */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** 0 for Monday to 6 for Sunday, from `Mo`, `monday` or the like (schema.org); -1 for anything else. */
export const weekdayIndex = (day: string) => DAYS.indexOf(day.slice(0, 2).toLowerCase());

/** Short name of a weekday given as `Mo`, `monday` or the like (schema.org); unknown ones stay as they are. */
export function weekdayName(day: string, language: string): string {
	const index = weekdayIndex(day);
	if (index < 0) return day;
	const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
	return format.format(MONDAY + index * DAY_MS);
}
