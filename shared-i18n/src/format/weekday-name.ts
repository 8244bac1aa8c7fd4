import { weekdayIndex } from '@estate/shared-contract';

/** A Monday */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** By language: making a format costs a hundred times what it is asked for, and each page has a footer. */
const weeks = new Map<string, readonly string[]>();

function weekIn(language: string): readonly string[] {
	const known = weeks.get(language);
	if (known) return known;
	const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
	const names = Array.from({ length: 7 }, (_, index) => format.format(MONDAY + index * DAY_MS));
	weeks.set(language, names);
	return names;
}

/** Short name of a weekday given as `Mo`, `monday` or the like (schema.org); unknown ones stay as they are. */
export function weekdayName(day: string, language: string): string {
	return weekIn(language)[weekdayIndex(day)] ?? day;
}
