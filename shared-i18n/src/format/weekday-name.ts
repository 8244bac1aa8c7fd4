import { weekdayIndex } from '@estate/shared-contract';

/** A Monday */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Short name of a weekday given as `Mo`, `monday` or the like (schema.org); unknown ones stay as they are. */
export function weekdayName(day: string, language: string): string {
	const index = weekdayIndex(day);
	if (index < 0) return day;
	const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
	return format.format(MONDAY + index * DAY_MS);
}
