import { type Agency, type Language, weekdayIndex } from '@estate/shared-contract';
import { DATE_LOCALES } from './locale.ts';
import { weekdayName } from './weekday-name.ts';

/** Writes from one to another, in the words of the language: `09:00 – 18:00`. */
type WriteRange = (from: string, to: string) => string;

/** By language: making one costs far more than it is asked for, and each page has a footer. */
const lists = new Map<Language, Intl.ListFormat>();

function listed(names: readonly string[], language: Language): string {
	const known = lists.get(language);
	const list = known ?? new Intl.ListFormat(DATE_LOCALES[language], { style: 'long', type: 'conjunction' });
	if (!known) lists.set(language, list);
	return list.format(names);
}

/** The days that a line of opening hours is for: the first and last of days in a row, or each by name. */
export function openingDays(days: readonly string[], language: Language, range: WriteRange): string {
	const names = days.map((day) => weekdayName(day, language));
	const start = weekdayIndex(days[0] ?? '');
	const isRow =
		days.length > 2 && start >= 0 && days.every((day, step) => weekdayIndex(day) === start + step);
	return isRow ? range(names[0] ?? '', names.at(-1) ?? '') : listed(names, language);
}

/** A line per set of days, with all its hours: `ma – vr`, `09:30 – 12:30 en 13:30 – 18:00`. */
export function openingLines(
	openingHours: Agency['openingHours'],
	language: Language,
	range: WriteRange,
): { days: string; hours: string }[] {
	const hoursByDays = new Map<string, string[]>();
	for (const { days, opens, closes } of openingHours) {
		const line = openingDays(days, language, range);
		hoursByDays.set(line, [...(hoursByDays.get(line) ?? []), range(opens, closes)]);
	}
	return [...hoursByDays].map(([days, hours]) => ({ days, hours: listed(hours, language) }));
}
