import { weekdayIndex } from '@estate/shared-contract';
import { weekdayName } from './weekday-name.ts';

/** The days that a line of opening hours is for: the first and last of days in a row, or each by name. */
export function openingDays(
	days: readonly string[],
	language: string,
	range: (from: string, to: string) => string,
): string {
	const names = days.map((day) => weekdayName(day, language));
	const start = weekdayIndex(days[0] ?? '');
	const isRow =
		days.length > 2 && start >= 0 && days.every((day, step) => weekdayIndex(day) === start + step);
	if (isRow) return range(names[0] ?? '', names.at(-1) ?? '');
	return new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(names);
}
